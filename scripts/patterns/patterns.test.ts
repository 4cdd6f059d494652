import { expect, test } from 'vitest';
import { collectPatterns, readSource } from './collect.ts';
import { isRefused, judge } from './judge.ts';
import { twoReadings } from './two-readings.ts';
import { judgeAll, refusedOf, sentenceOf, type Judged } from './verdicts.ts';

const CHARS = 4_000;
const { patterns, constructions, built } = collectPatterns();

test('no pattern that a request reaches takes long for any text, and each has its verdict (npm run patterns)', () => {
  const fresh: Judged[] = [];
  const all = judgeAll(patterns, (judged) => fresh.push(judged));
  expect(refusedOf(all).map(sentenceOf)).toEqual([]);
  expect(fresh.map(sentenceOf), 'new patterns: npm run patterns writes what was found of them').toEqual([]);
});

test('each place that builds patterns is among those that were watched (samples.ts calls the later ones)', () => {
  expect(constructions.length).toBeGreaterThan(100);
  expect(constructions.filter(({ site }) => !built.has(site))).toEqual([]);
});

test('patterns are found wherever they are written', () => {
  const code = `import x from './x.ts';\nconst a = b / c; // /no/\nexport const d = /\\/x+/iu;\nnew RegExp(\`\${a}*\`);`;
  const { literals, constructions: found } = readSource('domain/a.ts', code);
  expect(literals).toEqual([{ source: '\\/x+', flags: 'iu', sites: ['domain/a.ts:3:18'] }]);
  expect(found.map(({ site }) => site)).toEqual(['domain/a.ts:4:1']);
});

test.each([
  ['two ways for one word', '^(?:a|a)+$', ''],
  ['a phrase that is also two', '^(?:(?:no|non interessa(?: niente)?|niente)\\s*)+$', ''],
  ['behind a look', '(?=x)?^(?:\\w+\\s?)*$', ''],
  ['a heading of nothing', '^(?:art)?\\s*\\d*\\s*[-.]*\\s*(?:requisiti)', 'iu'],
])('refused: %s', (_, source, flags) => {
  expect(isRefused(judge(source, flags, CHARS))).toBe(true);
});

test.each([
  ['one reading each', '^(?:(?:no|niente|non interessa)(?:\\s|$))+$', ''],
  ['a run from its beginning', '(?<![.\\s])[.\\s]+$', ''],
  ['a word among others', '\\b(?:forno|tornio)\\w*\\b', 'iu'],
])('taken: %s', (_, source, flags) => {
  expect(isRefused(judge(source, flags, CHARS))).toBe(false);
});

test('a text with two readings is found, whatever its words', () => {
  expect(twoReadings(['ad', 'a', 'da'])).toBe('ada');
  expect(twoReadings(['per ', 'un costo di ', 'per un costo di '])).toBe('per un costo di ');
  expect(twoReadings(['a ', 'ad ', 'da '])).toBeNull();
});
