import { describe, expect, it } from 'vitest';
import { grantAudiences, askingAudiences } from './audiences.ts';
import { compileLexicon, matchConcepts } from './concepts.ts';
import { LEXICON } from '#domain/lexicon/concepts.ts';
import { buildIndex } from './search-index.ts';
import { deskGrant } from './sample-grants.ts';
import { phraseStems } from './tokens.ts';

const concepts = compileLexicon(LEXICON);
const asking = (query: string) =>
  askingAudiences(
    matchConcepts(phraseStems(query), concepts.asked).map((match) => concepts.list[match.concept]!),
    concepts.list,
  );
const reserved = (constraints: Parameters<typeof deskGrant>[0]['constraints']) =>
  grantAudiences(deskGrant({ id: 'riservato', name: 'Prestito', summary: '', constraints }));

describe('whom a grant is reserved to', () => {
  it('is anybody where it says nothing', () => {
    expect(reserved({})).toBe(0);
    expect(reserved({ legalForms: 'any' })).toBe(0);
  });

  it.each([
    ['donne che aprono un negozio', { statusesAnyOf: ['femminile'] }],
    ['aprire un bar', { mustExist: false }],
    ['bar a lecce', { recentlyFounded: true }],
    ['la mia startup cerca fondi', { statusesAnyOf: ['startup_innovativa'] }],
    ['cooperativa di facchinaggio', { legalForms: ['cooperativa'] }],
    ['azienda confiscata alla mafia', { statusesAnyOf: ['confiscata'] }],
  ] as const)('%s speaks of it', (query, constraints) => {
    expect(reserved(constraints as never) & asking(query)).not.toBe(0);
  });

  it.each([
    ['macchinari nuovi', { statusesAnyOf: ['femminile'] }],
    ['pannelli solari', { mustExist: false }],
    ['fiera in germania', { statusesAnyOf: ['confiscata'] }],
  ] as const)('%s does not', (query, constraints) => {
    expect(reserved(constraints as never) & asking(query)).toBe(0);
  });

  it('comes after what is for anybody, unless its people ask', () => {
    const text = { name: 'Acquisto di macchinari', summary: 'Contributi per macchinari nuovi.' };
    const index = buildIndex(
      [
        deskGrant({ id: 'a-donne', ...text, constraints: { statusesAnyOf: ['femminile'] } }),
        deskGrant({ id: 'b-tutti', ...text }),
      ],
      { today: '2026-11-15' },
    );
    expect(index.search('macchinari')[0]?.id).toBe('b-tutti');
    expect(index.search('macchinari impresa di donne')[0]?.id).toBe('a-donne');
  });
});
