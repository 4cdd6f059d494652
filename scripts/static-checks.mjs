// Format, lint, walls, cycles and types, one after the other: beside the tests they fill what the browser leaves idle.
import { at, quietly, runNode } from './project.mjs';

const bin = (name, file) => at('node_modules', name, file);
const ROOMS = ['domain', 'messages', 'server', 'web'];
/** What was checked before is remembered beside the packages: the second run looks at what changed. */
const types = (name, ...where) => [
  bin('typescript', 'bin/tsc'),
  '--noEmit',
  '--incremental',
  '--tsBuildInfoFile',
  at('node_modules', '.cache', 'bandolo', `${name}.tsbuildinfo`),
  ...where,
];
const CHECKS = {
  Format: [bin('prettier', 'bin/prettier.cjs'), '--check', '--log-level=warn', '.'],
  Cycles: [bin('dependency-cruiser', 'bin/dependency-cruiser.mjs'), '--config', '.dependency-cruiser.cjs', ...ROOMS],
  'Domain types': types('domain', '-p', 'domain'),
  Types: types('all'),
  // The types of the whole API are in memory while rules read them.
  Lint: ['--max-old-space-size=8192', bin('eslint', 'bin/eslint.js'), '.', '--max-warnings=0'],
};
const AT_MOST_MINUTES = 15;

/** All of them, also after one has failed: the names of those that did. */
export async function failedChecks() {
  const failed = [];
  for (const [name, args] of Object.entries(CHECKS)) {
    const code = await quietly(name, (onOutput) => runNode(args, { onOutput, atMostMinutes: AT_MOST_MINUTES }));
    if (code !== 0) failed.push(name);
  }
  return failed;
}
