import { expect, test } from 'vitest';
import { corrected } from './corrections.ts';

test.each([
  [
    'Il forno costa ventimila... anzi no, ho guardato meglio, ventitremilacinquecento.',
    'Il forno costa ventitremilacinquecento.',
  ],
  ['Ne assumiamo 5, anzi 4, la quinta non ci sta.', 'Ne assumiamo 4, la quinta non ci sta.'],
  ['Siamo in dodici persone, anzi undici.', 'Siamo in undici persone.'],
  ['Clienti saranno duecento, boh, aspetta che guardo: il registro dice 187.', 'Clienti saranno 187.'],
  ['I lavori sui 38 mila, no aspetta, il tecnico ha scritto 41.000.', 'I lavori sui 41.000.'],
  ['Usiamo 90 litri, anzi 95 con il lavaggio.', 'Usiamo 95 litri con il lavaggio.'],
  ['Apriamo a luglio, no scusate, a settembre.', 'Apriamo a settembre.'],
  ['Vienna è a luglio, no scusate, quella è un’altra, Vienna è dal 3 al 5 giugno.', 'Vienna è dal 3 al 5 giugno.'],
])('what is taken back is not told: %s', (told, meant) => {
  expect(corrected(told)).toBe(meant);
});

test('where nothing is taken back every word stays', () => {
  const told = 'Il forno è vecchio, anzi vecchissimo, e ne compriamo uno da 40.000 euro.';
  expect(corrected(told)).toBe(told);
});
