import { describe, expect, it } from 'vitest';
import { ageLimits, readAsker } from './asker.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { SAMPLE_GRANTS, deskGrant } from './sample-grants.ts';
import { buildIndex } from './search-index.ts';

const summary = 'Finanzia chi avvia una nuova attività.';
const first = (grants: readonly Grant[], query: string) => {
  const hits = buildIndex([...SAMPLE_GRANTS, ...grants], { today: '2026-11-15' }).search(query);
  return hits.find(({ id }) => grants.some((grant) => grant.id === id))?.id;
};

describe('who asks', () => {
  it.each([
    ['ho 52 anni e apro un chiosco', { age: 52, isWoman: false }],
    ['sono appena rientrata in Italia e cerco un prestito', { age: null, isWoman: true }],
    ['mi hanno lasciata a casa, cosa posso aprire?', { age: null, isWoman: true }],
    ['cinquantenne che si mette in proprio', { age: 50, isWoman: false }],
    ['imprenditrice di 60 anni in cerca di soci', { age: 60, isWoman: true }],
    ['ex dipendente, ho 57 anni', { age: 57, isWoman: false }],
    ['52 anni, licenziato, vorrei un bar', { age: 52, isWoman: false }],
    ['a 45 anni cambio mestiere', { age: 45, isWoman: false }],
    ['ex commessa 50 anni in Liguria', { age: 50, isWoman: true }],
    ['studente 22 anni con una idea', { age: 22, isWoman: false }],
    ['imprenditrice 27 anni', { age: 27, isWoman: true }],
    ['artigiano, età 58', { age: 58, isWoman: false }],
    ['microimpresa under 35', { age: 34, isWoman: false }],
    ['disoccupato over 50', { age: 51, isWoman: false }],
    ['mutuo 20 anni per un capannone', { age: null, isWoman: false }],
    ['20 anni di attività nel legno', { age: null, isWoman: false }],
    ['impresa con meno di 50 addetti', { age: null, isWoman: false }],
    ['bar aperto oltre i 18 mesi', { age: null, isWoman: false }],
    ['giovani sotto i 36 anni che aprono', { age: 35, isWoman: false }],
    ['sotto i 20 mila euro', { age: null, isWoman: false }],
    ['assumere un under 30', { age: null, isWoman: false }],
    ['i prezzi sono aumentati', { age: null, isWoman: false }],
    ['assumere una ragazza di 24 anni disoccupata', { age: null, isWoman: false }],
  ])('%s', (query, asker) => {
    expect(readAsker(query)).toEqual(asker);
  });
});

describe('how old who applies may be', () => {
  const limits = (constraints: object) => ageLimits(deskGrant({ id: 'a', name: 'A', constraints }));

  it('is what the grant says, for women too; a grant for the young or for women takes women of any age', () => {
    expect(limits({ founderAge: { min: 18, max: 34 } })).toEqual({ women: 34, men: 34 });
    expect(limits({ statusesAnyOf: ['giovanile', 'femminile'] })).toEqual({ women: 0, men: 35 });
    expect(limits({ statusesAnyOf: ['giovanile'], youthAgeMax: 41 })).toEqual({ women: 41, men: 41 });
    expect(limits({ statusesAnyOf: ['giovanile', 'cooperativa'] })).toEqual({ women: 0, men: 0 });
    expect(limits({})).toEqual({ women: 0, men: 0 });
  });

  it('sends the measures for younger people behind', () => {
    const grants = [
      deskGrant({ id: 'a-giovani', name: 'Nuovo lavoro', summary, constraints: { founderAge: { max: 30 } } }),
      deskGrant({ id: 'b-tutti', name: 'Nuovo lavoro', summary, constraints: { founderAge: { max: 67 } } }),
    ];
    expect(first(grants, 'ho 29 anni, avviare una nuova attività')).toBe('a-giovani');
    expect(first(grants, 'ho 43 anni, avviare una nuova attività')).toBe('b-tutti');
  });
});

it('a woman who says so without the word is shown what is for women', () => {
  const grants = [
    deskGrant({ id: 'a-tutti', name: 'Nuovo lavoro', summary }),
    deskGrant({
      id: 'b-donne',
      name: 'Nuovo lavoro per imprenditrici',
      summary,
      constraints: { statusesAnyOf: ['femminile'] },
    }),
  ];
  expect(first(grants, 'disoccupato, avviare una nuova attività')).toBe('a-tutti');
  expect(first(grants, 'mi sono licenziata, avviare una nuova attività')).toBe('b-donne');
});
