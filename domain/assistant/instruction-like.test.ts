import { expect, test } from 'vitest';
import { isInstructionLike, quotable, quotableLines } from './instruction-like.ts';
import { HONEST, INJECTIONS } from './testing/injections.ts';

test('there are at least sixty sentences that give orders to a machine', () => {
  expect(new Set(INJECTIONS).size).toBeGreaterThanOrEqual(60);
});

test.each(INJECTIONS)('is an order: %s', (sentence) => {
  expect(isInstructionLike(sentence) || quotable(sentence) === '').toBe(true);
});

test.each(HONEST)('is a description: %s', (sentence) => {
  expect(isInstructionLike(sentence)).toBe(false);
  expect(quotable(sentence)).toBe(sentence);
});

test.each(INJECTIONS)('leaves the honest sentences around it as they are: %s', (sentence) => {
  expect(quotable(`Produciamo mobili in legno.\n${sentence}\nLavoriamo in Friuli.`)).toBe(
    'Produciamo mobili in legno. Lavoriamo in Friuli.',
  );
  expect(quotableLines(`Partita IVA 03512340286\n${sentence}\nSede a Padova`)).toBe(
    'Partita IVA 03512340286\n\nSede a Padova',
  );
});

test('hidden characters, markup and remote images are gone', () => {
  expect(quotable('Pro\u200bduciamo **mobili** ![x](https://evil.example/p.png) [qui](https://evil.example)')).toBe(
    'Produciamo mobili qui',
  );
});
