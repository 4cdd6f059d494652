// All tests: units and server in Vitest, journeys in a real browser when one is found. `--with-checks`: format, lint,
// cycles and types beside them. `--with-postgres`: what touches the store, once more on the PostgreSQL of
// TEST_DATABASE_URL; `--only-postgres`: nothing but that. `--changed`: checks, units and journeys that the working copy
// touches, since the last commit or the one named (`--changed=main`).
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { changedFiles, changedSince } from './changed.mjs';
import { findChromium } from './chromium.mjs';
import { failedInVitest, failedJourneys } from './failures.mjs';
import { at, build, install, runNode, stopTogether } from './project.mjs';
import { failedChecks } from './static-checks.mjs';
import { readStrayErrors } from './stray-errors.mjs';

/** A process left behind by a failed test keeps a run from ending: it must end, and count as failed. */
const AT_MOST_MINUTES = { vitest: 30, journeys: 40 };

stopTogether();
await install();
const isAsked = (flag) => process.argv.includes(`--${flag}`);
const onlyPostgres = isAsked('only-postgres');
const reports = at('test-results', onlyPostgres ? 'postgres' : 'usual');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const report = (name) => join(reports, `${name}.json`);
const read = (name) => {
  try {
    return JSON.parse(readFileSync(report(name), 'utf8'));
  } catch {
    return undefined;
  }
};
const times = [];
async function timed(name, work) {
  const started = performance.now();
  const result = await work;
  times.push(`${name} ${Math.round((performance.now() - started) / 1000)} s`);
  return result;
}
const total = { passed: 0, failed: 0 };
const failed = [];
// The last line whatever happens: a build that fails, or a stop, ends this process elsewhere.
process.on('exit', (code) => {
  if (code !== 0) total.failed ||= 1;
  process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
});
const count = (passed, notPassed, code) => {
  total.passed += passed;
  total.failed += notPassed === 0 && code !== 0 ? 1 : notPassed;
};

async function runVitest(name, env, args = []) {
  const strayErrors = report(`${name}-stray-errors`);
  const reporters = ['default', 'json', at('scripts', 'stray-errors.mjs')].map((reporter) => `--reporter=${reporter}`);
  const files = [`--outputFile.json=${report(name)}`];
  const command = [at('node_modules', 'vitest', 'vitest.mjs'), 'run', ...args, ...reporters, ...files];
  const options = { env: { ...env, STRAY_ERRORS: strayErrors }, atMostMinutes: AT_MOST_MINUTES.vitest };
  const code = await timed(name, runNode(command, options));
  const found = read(name);
  count(found?.numPassedTests ?? 0, found?.numFailedTests ?? 1, code);
  failed.push(...failedInVitest(found, code, readStrayErrors(strayErrors)));
}

/**
 * Each worker loads the product anew. Beside the journeys, which use two processors nearly whole, a second one on two
 * takes more time of theirs than it saves.
 */
const besideJourneys = (chromium) =>
  chromium ? [`--maxWorkers=${Math.max(1, Math.min(4, availableParallelism() - 1))}`] : [];
/** What the units send to the embedded database, for PostgreSQL to prepare. */
const statements = isAsked('with-postgres') ? { STATEMENTS: join(reports, 'statements') } : {};
/** The embedded database has no address. */
const units = (args) => runVitest('units', { TEST_DATABASE_URL: '', ...statements }, args);
/** The last to run, when the journeys are done or nearly so: with all workers. */
const postgres = () => runVitest('postgres', statements, ['--project=node']);

/** What two runners write at once cannot be read: the lines of one wait for the end of the other. */
function afterwards(other) {
  let held = [];
  void other.finally(() => {
    process.stdout.write(held.join(''));
    held = undefined;
  });
  return (chunk) => void (held ? held.push(chunk) : process.stdout.write(chunk));
}

async function journeys(chromium, { onOutput, specs = [] } = {}) {
  await timed('build', build({ isForTests: true }));
  const playwright = runNode([at('node_modules', '@playwright', 'test', 'cli.js'), 'test', ...specs], {
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report('journeys') },
    onOutput,
    yields: true,
    atMostMinutes: AT_MOST_MINUTES.journeys,
  });
  const code = await timed('journeys', playwright);
  const found = read('journeys');
  const { expected = 0, flaky = 0, unexpected = 1 } = found?.stats ?? {};
  count(expected, unexpected + flaky, code);
  failed.push(...failedJourneys(found));
}

/** The journeys leave a part of the machine idle, and so do tests that wait: side by side they fill it. */
async function all() {
  const checks = isAsked('with-checks') ? timed('checks', failedChecks()) : [];
  const chromium = findChromium();
  const inVitest = units(besideJourneys(chromium)).then(() => isAsked('with-postgres') && postgres());
  if (chromium) await journeys(chromium, { onOutput: afterwards(inVitest) });
  await inVitest;
  countChecks(await checks);
  if (!chromium) tellSkipped();
}

function countChecks(unmet) {
  total.failed += unmet.length;
  failed.push(...unmet);
}

/** Between two steps of work: what imports a changed file, and the journeys that changed themselves. */
async function onlyChanged(since) {
  const files = changedFiles(since);
  countChecks(await timed('checks', failedChecks(files)));
  await units([`--changed=${since}`, '--passWithNoTests']);
  const specs = files.filter((file) => /^e2e\/[^/]+\.spec\.ts$/.test(file));
  const chromium = findChromium();
  if (specs.length > 0 && chromium) await journeys(chromium, { specs });
  else if (specs.length > 0) tellSkipped();
}

function tellSkipped() {
  const message = 'No Chromium was found (CHROMIUM_PATH, the system, Playwright): the browser tests';
  const isRequired = process.env.E2E === 'required';
  if (isRequired) total.failed += 1;
  process.stdout.write(`\n${message} ${isRequired ? 'could not run, and E2E=required.' : 'were SKIPPED.'}\n`);
}

const since = changedSince(process.argv);
if (onlyPostgres) await postgres();
else await (since ? onlyChanged(since) : all());
for (const name of failed) process.stdout.write(`\nFAILED ${name}`);
process.stdout.write(`\nTook: ${times.join(', ')}\n`);
process.exit(total.failed > 0 ? 1 : 0);
