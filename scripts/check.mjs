// Before pushing: format, lint, cycles, types, tests. `--no-tests` leaves the tests out.
import { at, install, runNode, stopTogether } from './project.mjs';
import { failedChecks } from './static-checks.mjs';

stopTogether();
await install();
const failed = await failedChecks();
if (failed.length > 0) process.exit(1);
if (!process.argv.includes('--no-tests')) process.exitCode = await runNode([at('scripts', 'test.mjs')]);
process.exit();
