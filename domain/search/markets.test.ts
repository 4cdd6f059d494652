import { describe, expect, it } from 'vitest';
import { SAMPLE_GRANTS, deskGrant } from './sample-grants.ts';
import { buildIndex } from './search-index.ts';

const abroad = (id: string, name: string) =>
  deskGrant({ id, name, categories: ['export'], summary: 'Prestito alle imprese che vanno sui mercati esteri.' });

const index = buildIndex(
  [
    abroad('africa', 'Crescere nei mercati africani'),
    abroad('usa', 'Misura Stati Uniti'),
    abroad('ovunque', 'Crescere nel mondo'),
    deskGrant({ id: 'torni', name: 'Prestito per macchinari', summary: 'Per acquistare macchinari nuovi.' }),
    ...SAMPLE_GRANTS,
  ],
  { today: '2026-11-15' },
);
const ids = (query: string) => index.search(query, { limit: 4 }).map((hit) => hit.id);

describe('a foreign market', () => {
  it('finds the measure that is for it, then those for every market', () => {
    expect(ids('clienti in Kenya').slice(0, 2)).toEqual(['africa', 'ovunque']);
  });

  it('leaves what is for another market behind', () => {
    expect(ids('clienti in Svezia')[0]).toBe('ovunque');
    const score = (query: string, id: string) => index.search(query).find((hit) => hit.id === id)!.score;
    expect(score('clienti in Svezia', 'usa')).toBeLessThan(score('clienti in Svezia', 'ovunque') / 2);
    expect(score('clienti in Kenya', 'usa')).toBeLessThan(score('clienti in Kenya', 'ovunque') / 2);
  });

  it('is where one sells: what goes there is not what one looks for', () => {
    expect(ids('spedire macchinari in Texas')[0]).toBe('usa');
  });
});
