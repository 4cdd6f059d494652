import { expect, test } from 'vitest';
import { examples } from './examples.ts';

test('every example of a question names a passage that the bundled catalogue holds', () => {
  const lost = examples().filter(({ asked }) => asked === null);
  expect(lost.map(({ line: { grant, field, opening } }) => `${grant} ${field} ${opening}`)).toEqual([]);
});

test('no question is given twice for one grant, and none names its part of the record as it stands', () => {
  const seen = new Set<string>();
  for (const { line } of examples()) {
    const key = `${line.grant} ${line.question.toLowerCase()}`;
    expect(seen.has(key), key).toBe(false);
    expect(line.question.toLowerCase()).not.toBe(line.opening.toLowerCase());
    seen.add(key);
  }
});
