import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { StartProblem } from '#server/platform/start-problem.ts';
import { DataDirBusy, lockDataDir } from './lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'bandolo-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Another process that takes the lock and keeps it until it is killed. */
async function startHolder() {
  const code = `import { lockDataDir } from ${JSON.stringify(join(import.meta.dirname, 'lock.ts'))};
    lockDataDir(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  return child;
}

test('a second process is refused with a sentence that says what to do; kill -9 frees the lock', async () => {
  const holder = await startHolder();
  expect(() => lockDataDir(folder)).toThrow(DataDirBusy);
  expect(() => lockDataDir(folder)).toThrow(/already using the data.*DATA_DIR/s);
  const gone = new Promise((resolve) => holder.once('exit', resolve));
  holder.kill('SIGKILL');
  await gone;
  lockDataDir(folder).release();
});

test('a folder that cannot be used is told by name, with what to do', () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  expect(() => lockDataDir(file)).toThrow(StartProblem);
  expect(() => lockDataDir(join(file, 'below'))).toThrow(/a-file.*\(ENOTDIR\)\.\n.*DATA_DIR/);
});
