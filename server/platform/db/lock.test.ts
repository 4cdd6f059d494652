import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { StartProblem } from '#server/platform/start-problem.ts';
import { DataDirBusy, lockDataDir } from './lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'bandolo-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Another process that takes the lock, forgets what it was given, and must hold it until it is killed. */
async function startHolder() {
  const code = `import { lockDataDir } from ${JSON.stringify(join(import.meta.dirname, 'lock.ts'))};
    import { setTimeout } from 'node:timers/promises';
    lockDataDir(${JSON.stringify(folder)});
    await setTimeout(10); gc(); await setTimeout(10);
    console.log('locked'); setInterval(() => {}, 1000);`;
  const args = ['--expose-gc', '--input-type=module', '-e', code];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  // Left alive by a failed expectation, it would keep the whole run from ending.
  onTestFinished(() => void child.kill('SIGKILL'));
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
