import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { readDocument } from './documents/read-document.ts';

const SERVER = resolve(import.meta.dirname, '..');
/** Sixty letters have more readings than can be tried in a life. */
const EXPONENTIAL = `process.stdout.write(String(/^(?:a|a)+$/.test('a'.repeat(60) + 'b')));`;
const IN_THREAD = `
  const { Worker } = await import('node:worker_threads');
  new Worker(${JSON.stringify(EXPONENTIAL)}, { eval: true });
`;
/** Long after an answer, and long before the end of a search through all ways. */
const PATIENCE_MS = 90_000;

/** What the entry imports before anything else, and then the code. */
async function afterEntry(entry: string, code: string): Promise<string> {
  const source = readFileSync(resolve(SERVER, `${entry}.ts`), 'utf8');
  const first = /^import '\.\/([\w/.-]+)';\n/.exec(source)?.[1];
  const start = first ? `await import(${JSON.stringify(resolve(SERVER, first))});` : '';
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--no-warnings', '--input-type=module', '--eval', start + code],
    { timeout: PATIENCE_MS },
  );
  return stdout;
}

test.each(['main', 'import', 'admin', 'dev'])('in the process of %s no plain pattern runs for ever', async (entry) => {
  expect(await afterEntry(entry, EXPONENTIAL)).toBe('false');
});

test('nor in its threads', async () => {
  expect(await afterEntry('main', IN_THREAD)).toBe('false');
});

test('nor where documents are read', async () => {
  const reader = resolve(import.meta.dirname, 'documents/testing/backtracking-reader.ts');
  expect(await readDocument(Buffer.from('x'), 'txt', { reader })).toMatchObject({ ok: true, text: 'found: false' });
});
