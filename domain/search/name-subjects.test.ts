import { describe, expect, it } from 'vitest';
import { LEXICON } from '#domain/lexicon/concepts.ts';
import { compileLexicon } from './concepts.ts';
import { nameSubjects } from './name-subjects.ts';
import { SAMPLE_GRANTS, deskGrant } from './sample-grants.ts';
import { buildIndex } from './search-index.ts';

const concepts = compileLexicon(LEXICON);
const narrowOf = (name: string) =>
  nameSubjects(deskGrant({ id: 'a', name }), concepts).narrow.map((concept) => concepts.list[concept]!.id);

describe('what the name of a grant says of whom it is for', () => {
  it('are trades and what few ask for, not words inside a phrase that means something else', () => {
    expect(narrowOf('Contributi alla filiera moda')).toContain('moda');
    expect(narrowOf('Premio alle imprese confiscate')).toEqual(['confisca']);
    expect(narrowOf('Bando ricerca industriale')).toEqual([]);
    expect(narrowOf('Sostegno agli investimenti')).toEqual([]);
  });

  it('sends it behind one for everybody, where the query does not speak of it', () => {
    const summary = 'Contributi per comprare presse e torni.';
    const grants = [
      deskGrant({ id: 'a-chip', name: 'Macchine per i semiconduttori', summary }),
      deskGrant({ id: 'b-tutti', name: 'Macchine per le imprese', summary }),
    ];
    const index = buildIndex([...SAMPLE_GRANTS, ...grants], { today: '2026-11-15' });
    expect(index.search('comprare una pressa')[0]?.id).toBe('b-tutti');
    expect(index.search('una pressa per i microchip')[0]?.id).toBe('a-chip');
  });
});
