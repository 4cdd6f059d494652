import { expect, test } from 'vitest';
import { blocksOf, frontMatter, headingId, readingMinutes, spansOf } from './markdown.ts';

test('an article is headings, paragraphs and lists, with strong words and links', () => {
  expect(
    blocksOf('## Perché è così\n\nUn **fatto**\nsu due righe.\n\n- uno\n- [due](/bandi)\n\n1. primo\n2. secondo'),
  ).toEqual([
    { kind: 'heading', text: 'Perché è così', id: 'perche-e-cosi' },
    {
      kind: 'paragraph',
      spans: [
        { kind: 'text', text: 'Un ' },
        { kind: 'strong', text: 'fatto' },
        { kind: 'text', text: ' su due righe.' },
      ],
    },
    {
      kind: 'list',
      isOrdered: false,
      items: [[{ kind: 'text', text: 'uno' }], [{ kind: 'link', text: 'due', href: '/bandi' }]],
    },
    { kind: 'list', isOrdered: true, items: [[{ kind: 'text', text: 'primo' }], [{ kind: 'text', text: 'secondo' }]] },
  ]);
});

test('one word can be stressed, and a name with underscores is left alone', () => {
  expect(spansOf('il _diritto_ e snake_case_qui')).toEqual([
    { kind: 'text', text: 'il ' },
    { kind: 'em', text: 'diritto' },
    { kind: 'text', text: ' e snake_case_qui' },
  ]);
});

test('a link to a scheme that is not the web stays text', () => {
  expect(spansOf('[x](javascript:alert(1))')).toEqual([{ kind: 'text', text: '[x](javascript:alert(1))' }]);
});

test('what stands before the text names the article', () => {
  expect(frontMatter('---\ntitle: Uno: due\ndate: 2026-10-05\n---\nTesto')).toEqual({
    fields: { title: 'Uno: due', date: '2026-10-05' },
    body: 'Testo',
  });
});

test('reading takes a minute for 200 words, and never less', () => {
  expect(readingMinutes('parola '.repeat(900))).toBe(5);
  expect(readingMinutes('breve')).toBe(1);
  expect(headingId('  L’effetto: «incentivo» ')).toBe('l-effetto-incentivo');
});
