// One command from a bare checkout to a running product, on whatever Node runs npm (20.19 or later).
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const at = (...parts) => join(root, ...parts);
const node24 = at('node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** npm writes what it installed beside it: nothing to do when that agrees with the lockfile. */
function isInstalled() {
  const hidden = at('node_modules', '.package-lock.json');
  if (!existsSync(hidden) || !existsSync(node24)) return false;
  const { packages: wanted } = JSON.parse(readFileSync(at('package-lock.json'), 'utf8'));
  const { packages: present } = JSON.parse(readFileSync(hidden, 'utf8'));
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || (present[path] ? present[path].version === version : optional || devOptional),
  );
}

/** What the built pages depend on; the server itself is not built. */
function sourceHash() {
  const hash = createHash('sha256');
  const files = ['domain', 'messages', 'web'].flatMap((room) =>
    readdirSync(at(room), { recursive: true })
      .map((name) => at(room, name))
      .filter((path) => statSync(path).isFile()),
  );
  for (const file of [at('package-lock.json'), at('vite.config.ts'), ...files.sort()]) {
    if (!file.endsWith('routeTree.gen.ts'))
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file));
  }
  return hash.digest('hex');
}

let running;
let stopping = false;
function run(command, args, env = {}) {
  return new Promise((resolve) => {
    running = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: command === 'npm' && process.platform === 'win32',
    });
    running.on('exit', (code) => resolve(code ?? 1));
  });
}
async function step(name, command, args, env) {
  const started = performance.now();
  const code = await run(command, args, env);
  if (code !== 0 || stopping) process.exit(code || 1);
  console.log(`${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
function stop(signal) {
  stopping = true;
  running?.kill(signal);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
// npm hands a signal to `sh`, and dash does not pass it on: when the parent goes, stop as if asked.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && stop('SIGTERM'), 300).unref();

if (!isInstalled())
  await step('Installed', 'npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { NODE_ENV: 'development' });
const stamp = at('dist', '.source-hash');
const hash = sourceHash();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) {
  await step('Built', node24, [at('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'], {
    NODE_ENV: 'production',
  });
  mkdirSync(at('dist'), { recursive: true });
  writeFileSync(stamp, hash);
}
process.exitCode = await run(node24, [at('server', 'main.ts')], {
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? at('node_modules', '.cache', 'node'),
});
process.exit();
