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

test('a role and a helping hand name somebody', () => {
  expect(peopleTold('Si parte a marzo. Il capo officina è Ugo Dal Bit, dieci anni di saldatura.')).toEqual([
    { name: 'Ugo Dal Bit', role: 'capo officina', experience: 'dieci anni di saldatura', effort: '' },
  ]);
  expect(peopleTold('Ci dà una mano l’architetta Sara Neri.')).toMatchObject([
    { name: 'Sara Neri', role: 'architetta' },
  ]);
});

test('who follows it all is somebody, whose relative they are or not', () => {
  expect(peopleTold('Segue tutto mia moglie Lucia Neri, che è ragioniera.')).toMatchObject([
    { name: 'Lucia Neri', role: 'ragioniera' },
  ]);
});

test('places and firms are nobody', () => {
  expect(peopleTold('I clienti sono a Reggio Emilia. Sono tre capannoni. Il Comune ha il permesso.')).toEqual([]);
});
