// All tests: units and server in Vitest, journeys in a real browser when one is found.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from './chromium.mjs';
import { failures } from './failures.mjs';
import { at, build, install, runNode, stopTogether } from './project.mjs';

stopTogether();
await install();
const reports = at('test-results');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const read = (name) => {
  try {
    return JSON.parse(readFileSync(at('test-results', name), 'utf8'));
  } catch {
    return undefined;
  }
};
const total = { passed: 0, failed: 0 };
const onPostgres = process.argv.includes('--postgres');
const only = onPostgres ? ['--project=node', 'server/'] : [];
const vitest = [at('node_modules', 'vitest', 'vitest.mjs'), 'run', ...only, '--reporter=default', '--reporter=json'];
// A process left behind by a failed test keeps Vitest from ending: it must end, and say what failed.
let code = await runNode([...vitest, `--outputFile.json=${at('test-results', 'vitest.json')}`], { atMostMinutes: 35 });
const unitsCode = code;
const units = read('vitest.json');
total.passed += units?.numPassedTests ?? 0;
total.failed +=
  (units?.numFailedTests ?? 0) + (units && units.numFailedTests === 0 && code !== 0 ? 1 : 0) + (units ? 0 : 1);

let journeys;
const chromium = onPostgres ? undefined : findChromium();
if (chromium) {
  await build();
  rmSync(at('.data-e2e'), { recursive: true, force: true });
  const browserCode = await runNode([at('node_modules', '@playwright', 'test', 'cli.js'), 'test'], {
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: at('test-results', 'playwright.json') },
  });
  journeys = read('playwright.json');
  const { expected = 0, flaky = 0, unexpected = 1 } = journeys?.stats ?? {};
  total.passed += expected + flaky;
  total.failed += unexpected + (unexpected === 0 && browserCode !== 0 ? 1 : 0);
  code ||= browserCode;
} else if (!onPostgres) {
  const message = 'No Chromium was found (CHROMIUM_PATH, the system, Playwright): the browser tests';
  if (process.env.E2E === 'required') {
    process.stderr.write(`\n${message} could not run, and E2E=required.\n`);
    total.failed += 1;
    code ||= 1;
  } else {
    process.stdout.write(`\n${'='.repeat(78)}\n${message} were SKIPPED.\n${'='.repeat(78)}\n`);
  }
}
for (const name of failures({ units, unitsCode, journeys })) process.stdout.write(`\nFAILED ${name}`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(code || (total.failed > 0 ? 1 : 0));
