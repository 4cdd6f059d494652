// What npm start, npm test, npm run dev and npm run check have in common: plain JavaScript without dependencies,
// for whatever Node runs npm (20.19 or later), in a checkout where nothing may be installed yet.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
export const at = (...parts) => join(root, ...parts);
export const node24 = at('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** Who yields gets a sixth of a processor that somebody else wants whole. */
const YIELDING = 7;

const running = new Set();
let stopping = false;

function stop(signal) {
  stopping = true;
  for (const child of running) child.kill(signal);
}

/** Ctrl-C, SIGTERM, a vanished parent and an end of our own all stop the children: nothing is left holding the port or the data. */
export function stopTogether() {
  process.on('exit', () => stop('SIGTERM'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  // npm hands a signal to `sh`, and dash does not pass it on: when the parent goes, stop as if asked.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop('SIGTERM'), 300).unref();
}

/**
 * Async, because a signal must reach the child; output is inherited unless a sink is given; a hung child can be ended,
 * and one that can wait yields to the others.
 */
export function run(command, args, { env = {}, onOutput, atMostMinutes, yields = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
      shell: command === 'npm' && process.platform === 'win32',
    });
    running.add(child);
    if (yields && child.pid !== undefined) setPriority(child.pid, YIELDING);
    const end = () => {
      process.stderr.write(`\nStopped: not done within ${atMostMinutes} minutes.\n`);
      child.kill('SIGKILL');
    };
    const ceiling = atMostMinutes && setTimeout(end, atMostMinutes * 60_000);
    for (const stream of onOutput ? [child.stdout, child.stderr] : []) {
      stream.on('data', (chunk) => onOutput(chunk.toString()));
    }
    child.on('error', () => resolve(127));
    child.on('exit', (code) => {
      running.delete(child);
      clearTimeout(ceiling);
      resolve(code ?? 1);
    });
  });
}

export const runNode = (args, options) => run(node24, args, options);

/** A quiet piece of work: one line when it is done, the whole output when it fails. Answers with its exit code. */
export async function quietly(name, work) {
  const started = performance.now();
  let output = '';
  const code = await work((chunk) => (output += chunk));
  if (stopping) process.exit(130);
  if (code !== 0) process.stderr.write(`${output}\n${name} failed.\n`);
  process.stdout.write(`  ${name.padEnd(13)} ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
  return code;
}

/** The same for what nothing can go on without. */
export async function step(name, work) {
  const code = await quietly(name, work);
  if (code !== 0) process.exit(code);
}

/** npm writes what it installed beside it: nothing to do when that agrees with the lockfile. */
function isInstalled() {
  const hidden = at('node_modules', '.package-lock.json');
  if (!existsSync(hidden) || !existsSync(node24)) return false;
  const { packages: wanted } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
  const { packages: present } = JSON.parse(readFileSync(hidden, 'utf8'));
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional, peer }]) =>
      path === '' || (present[path] ? present[path].version === version : optional || devOptional || peer),
  );
}

export async function install() {
  if (isInstalled()) return;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  await step('Install', (onOutput) => run('npm', args, { env: { NODE_ENV: 'development' }, onOutput }));
}

/** What the built pages depend on; the server itself is not built. */
function sourceHash() {
  const hash = createHash('sha256');
  const files = ['domain', 'messages', 'web'].flatMap((room) =>
    readdirSync(at(room), { recursive: true })
      .map((name) => at(room, name))
      .filter((path) => !path.includes('.test.') && statSync(path).isFile()),
  );
  for (const file of [at('package-lock.json'), at('vite.config.ts'), ...files.sort()]) {
    if (!file.endsWith('routeTree.gen.ts'))
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** `isForTests`: compressed in a moment rather than as small as can be, which `npm start` would not take for its own. */
export async function build({ isForTests = false } = {}) {
  const stamp = at('dist', '.source-hash');
  const hash = sourceHash();
  const [best, quick] = [`${hash} best`, `${hash} quick`];
  const vite = [at('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'];
  const built = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  const isBuilt = built === best || (isForTests && built === quick);
  // The template of the embedded database is made while the pages are built: the first start then loads it.
  const template = runNode([at('server', 'prepare-template.ts')], { onOutput: () => {} });
  if (!isBuilt) {
    await step('Build', (onOutput) =>
      runNode(vite, { env: { NODE_ENV: 'production', ...(isForTests && { COMPRESSION: 'quick' }) }, onOutput }),
    );
    mkdirSync(at('dist'), { recursive: true });
    writeFileSync(stamp, isForTests ? quick : best);
  }
  await template;
}
