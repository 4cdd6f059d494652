import { expect, test } from 'vitest';
import { CONCEPTS } from '#domain/assistant/chat/concepts.ts';
import { readability } from '#domain/assistant/gulpease.ts';
import { conceptText } from './concepts.ts';

const DAY = '2026-11-15';

test.each(CONCEPTS)('%s: plain Italian, every figure known', (concept) => {
  const { text } = conceptText(concept, DAY);
  expect(text).toMatch(/^\S.*\.$/s);
  expect(text).not.toMatch(/undefined|NaN|—|null|!|\.\.| {2}/);
  expect(readability(text.replace(/ Fonte: .*$/, '')).gulpease).toBeGreaterThanOrEqual(40);
});

test('figures come from the rules in force on the day, with their source', () => {
  expect(conceptText('de_minimis', DAY).text).toMatch(/300\.000\s€.*Fonte: Reg\. \(UE\) 2023\/2831/);
  expect(conceptText('de_minimis', '2022-05-01').text).toMatch(/200\.000\s€/);
  expect(conceptText('durc', DAY).text).toContain('120 giorni');
  expect(conceptText('pmi', DAY).text).toMatch(/meno di 250 addetti.*43\.000\.000\s€/);
});
