import { describe, expect, test } from 'vitest';
import { fold } from '#domain/search/fold.ts';
import { heldByAge, womenShare } from './shares.ts';

describe('what part of a company women have, in its own words', () => {
  test.each<[string, number | null, number | null]>([
    ['Siamo due socie al 50%.', null, 100],
    ['Tre soci: una donna al 40% e due uomini al 30%.', 33, 40],
    ['Cofondatrice e amministratrice con il 40% delle quote.', null, 40],
    ['Siamo due uomini e tre donne.', 60, null],
    ['Due soci su tre sono donne.', 67, null],
    ['Il 60% delle quote è di mia moglie.', null, 60],
    ['Una socia al 30%, una socia al 25% e un socio al 45%.', 67, 55],
    ['Vogliamo assumere due ragazze e un ragazzo.', null, null],
    ['Le donne sono il 60% dei dipendenti.', null, null],
    ['Vestiti da donna, esportiamo il 70%.', null, null],
    ['Siamo tre soci: scarpe da donna, il 70% va in Francia.', null, null],
    ['Laboratorio delle due socie: esportiamo il 70%.', null, null],
    ['Fondata da due donne e un uomo, quote uguali.', 67, (100 * 2) / 3],
    ['Siamo tre soci.', null, null],
    ['Sensori, TRL 4. La cofondatrice ha il 20% delle quote.', null, 20],
  ])('%s → %s of the members, %s of the capital', (text, members, capital) => {
    const told = womenShare(fold(text));
    expect(told.members === null ? null : Math.round(told.members)).toBe(members);
    expect(told.capital).toBe(capital);
  });
});

test('shares told with the age of who has them, where they are all told', () => {
  expect(heldByAge('io, 28 anni, ho il 60%; mio padre, 61 anni, il 40%.')).toEqual([
    { age: 28, percent: 60 },
    { age: 61, percent: 40 },
  ]);
  expect(heldByAge('il 60% a luca, 28 anni, il 40% a mario, 61 anni.')).toEqual([
    { age: 28, percent: 60 },
    { age: 61, percent: 40 },
  ]);
  expect(heldByAge('luca ha 28 anni e il 60%, il resto è di un fondo.')).toEqual([]);
});
