import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';
import { csvStream } from './csv-stream.ts';

const LABELS = ['numero', 'nome'];
const MANY = Array.from({ length: 2500 }, (_, at) => at);
const lineOf = (at: number) => [at, `riga; ${String(at)}`];

test('thousands of lines are the same file that one go writes', async () => {
  expect(await new Response(csvStream(LABELS, MANY, lineOf)).text()).toBe(
    csvOf([LABELS, ...MANY.map(lineOf)]).replace('\uFEFF', ''),
  );
  expect(await new Response(csvStream(LABELS, [], lineOf)).text()).toBe('numero;nome\r\n');
});

test('lines are written as they are taken, and no more once nobody takes them', async () => {
  let written = 0;
  const reader = csvStream(LABELS, MANY, (at) => {
    written += 1;
    return lineOf(at);
  }).getReader();
  for (let parts = 0; parts < 4; parts += 1) await reader.read();
  expect(written).toBeLessThan(1000);
  await reader.cancel();
  const before = written;
  await new Promise((resolve) => setImmediate(resolve));
  expect(written).toBe(before);
});
