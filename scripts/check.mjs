// Before pushing: format, lint, cycles, types, tests. `--no-tests` leaves the tests out.
import { at, install, runNode, step, stopTogether } from './project.mjs';

stopTogether();
await install();
const bin = (name, file) => at('node_modules', name, file);
const tsc = bin('typescript', 'bin/tsc');
const ROOMS = ['domain', 'messages', 'server', 'web'];
const STEPS = {
  Format: [bin('prettier', 'bin/prettier.cjs'), '--check', '--log-level=warn', '.'],
  // The types of the whole API are in memory while rules read them.
  Lint: ['--max-old-space-size=8192', bin('eslint', 'bin/eslint.js'), '.', '--max-warnings=0'],
  Cycles: [bin('dependency-cruiser', 'bin/dependency-cruiser.mjs'), '--config', '.dependency-cruiser.cjs', ...ROOMS],
  Types: [tsc, '--noEmit'],
  'Domain types': [tsc, '--noEmit', '-p', 'domain'],
};
for (const [name, args] of Object.entries(STEPS)) await step(name, (onOutput) => runNode(args, { onOutput }));
if (!process.argv.includes('--no-tests')) process.exitCode = await runNode([at('scripts', 'test.mjs')]);
process.exit();
