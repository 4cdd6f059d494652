import { expect, test } from 'vitest';
import { wordDiff } from './diff.ts';
import { readability } from './gulpease.ts';
import { sentencesOf } from './sentences.ts';

test('indice Gulpease: 89 + (300 × sentences − 10 × letters) / words', () => {
  // 1 sentence, 4 words, 17 letters: 89 + (300 - 170) / 4 = 121.5, at most 100.
  expect(readability('Il gatto dorme sereno.')).toEqual({ gulpease: 100, sentences: 1, words: 4 });
  const hard = 'La predisposizione amministrativa necessita documentazione particolareggiata.';
  // 1 sentence, 6 words, 71 letters.
  expect(readability(hard)).toEqual({ gulpease: Math.round(89 + (300 - 710) / 6), sentences: 1, words: 6 });
  expect(readability('')).toEqual({ gulpease: 0, sentences: 0, words: 0 });
});

test('dots of company forms, laws and figures end no sentence', () => {
  expect(sentencesOf('La Rossi S.r.l. lavora in Veneto. Cita l’art. 4 e spende 1.200,50 €. Fine!')).toEqual([
    'La Rossi S.r.l. lavora in Veneto.',
    'Cita l’art. 4 e spende 1.200,50 €.',
    'Fine!',
  ]);
});

test.each([
  ['uno due tre', 'uno due tre'],
  ['uno due tre', 'uno quattro tre'],
  ['', 'nuovo'],
  ['vecchio', ''],
  ['Si comunica che il progetto, al fine di crescere, parte.', 'Il progetto parte per crescere.\n\nSubito.'],
])('a diff holds both texts whole: %j → %j', (before, after) => {
  const parts = wordDiff(before, after);
  const join = (skip: string) =>
    parts
      .filter(({ kind }) => kind !== skip)
      .map(({ text }) => text)
      .join('');
  expect([join('added'), join('removed')]).toEqual([before, after]);
});

test('only what changed is marked', () => {
  expect(wordDiff('uno due tre', 'uno quattro tre')).toEqual([
    { kind: 'same', text: 'uno ' },
    { kind: 'removed', text: 'due' },
    { kind: 'added', text: 'quattro' },
    { kind: 'same', text: ' tre' },
  ]);
});
