import { expect, test } from 'vitest';
import { peopleTold } from './told-people.ts';

test('who works is read where the story names them', () => {
  expect(
    peopleTold('Io mi chiamo Ada Neri e ho fatto nove anni in officina, Elisa ha il corso da saldatrice.'),
  ).toEqual([
    { name: 'Ada Neri', role: '', experience: 'nove anni in officina', effort: '' },
    { name: 'Elisa', role: '', experience: 'corso da saldatrice', effort: '' },
  ]);
  expect(peopleTold('Ci segue Ugo Bit, consulente di reti.')).toEqual([
    { name: 'Ugo Bit', role: 'consulente di reti', experience: '', effort: '' },
  ]);
  expect(peopleTold('Sono Ada Neri, la presidente, e scusate.')).toMatchObject([
    { name: 'Ada Neri', role: 'presidente' },
  ]);
});

test('places and firms are nobody', () => {
  expect(peopleTold('I clienti sono a Reggio Emilia. Sono tre capannoni. Il Comune ha il permesso.')).toEqual([]);
});
