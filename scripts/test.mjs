// All tests: units and server in Vitest, journeys in a real browser when one is found. `--postgres`: what touches the
// store, on the PostgreSQL of TEST_DATABASE_URL. `--with-checks`: format, lint, cycles and types beside them.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { failures } from './failures.mjs';
import { at, build, install, runNode, stopTogether } from './project.mjs';
import { failedChecks } from './static-checks.mjs';

/** A process left behind by a failed test keeps a run from ending: it must end, and count as failed. */
const AT_MOST_MINUTES = { units: 30, journeys: 40 };

stopTogether();
await install();
const onPostgres = process.argv.includes('--postgres');
const reports = at('test-results', onPostgres ? 'postgres' : 'usual');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const report = (name) => at('test-results', onPostgres ? 'postgres' : 'usual', name);
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
// The last line whatever happens: a build that fails, or a stop, ends this process elsewhere.
process.on('exit', (code) => {
  if (code !== 0) total.failed ||= 1;
  process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
});
const count = (passed, failed, code) => {
  total.passed += passed;
  total.failed += failed === 0 && code !== 0 ? 1 : failed;
};

const checks = process.argv.includes('--with-checks') ? timed('checks', failedChecks()) : [];
const chromium = onPostgres ? undefined : findChromium();
const building = chromium && timed('build', build());

const only = onPostgres ? ['--project=node'] : [];
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report('vitest.json')}`];
const vitest = [at('node_modules', 'vitest', 'vitest.mjs'), 'run', ...only, ...reporters];
const unitsCode = await timed('units', runNode(vitest, { atMostMinutes: AT_MOST_MINUTES.units }));
const units = read('vitest.json');
count(units?.numPassedTests ?? 0, units?.numFailedTests ?? 1, unitsCode);

let journeys;
if (chromium) {
  await building;
  const playwright = runNode([at('node_modules', '@playwright', 'test', 'cli.js'), 'test'], {
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report('playwright.json') },
    atMostMinutes: AT_MOST_MINUTES.journeys,
  });
  const code = await timed('journeys', playwright);
  journeys = read('playwright.json');
  const { expected = 0, flaky = 0, unexpected = 1 } = journeys?.stats ?? {};
  count(expected, unexpected + flaky, code);
} else if (!onPostgres) {
  const message = 'No Chromium was found (CHROMIUM_PATH, the system, Playwright): the browser tests';
  const isRequired = process.env.E2E === 'required';
  if (isRequired) total.failed += 1;
  process.stdout.write(`\n${message} ${isRequired ? 'could not run, and E2E=required.' : 'were SKIPPED.'}\n`);
}
const unmet = await checks;
total.failed += unmet.length;
for (const name of [...failures({ units, unitsCode, journeys }), ...unmet]) process.stdout.write(`\nFAILED ${name}`);
process.stdout.write(`\nTook: ${times.join(', ')}\n`);
process.exit(total.failed > 0 ? 1 : 0);
