// Format, lint, cycles, walls and types, one after the other: beside the tests they fill what the browser leaves idle.
import { at, quietly, runNode } from './project.mjs';

const bin = (name, file) => at('node_modules', name, file);
const CHECKS = {
  Format: [bin('oxfmt', 'bin/oxfmt'), '--check', '.'],
  // Without the browser's names and Node's: the domain knows neither.
  'Domain types': [bin('typescript', 'bin/tsc'), '--noEmit', '-p', 'domain'],
  'Lint and types': [bin('oxlint', 'bin/oxlint'), '.'],
};
const AT_MOST_MINUTES = 15;
/**
 * The type checker is written in Go. Each of its threads types the API and its client anew: one thread takes two fifths of
 * the processor's time and is done sooner, on two cores. Collecting its garbage less often takes a sixth off, for a
 * twentieth more memory.
 */
const env = { GOMAXPROCS: '1', GOGC: '400' };

const FORMATTED = /\.(?:[cm]?[jt]sx?|json|css|md|html|ya?ml)$/;
const LINTED = /\.(?:[cm]?[jt]sx?)$/;
/** The same of some files: those that another one makes wrong are found by the whole. */
const checksOf = (files) => ({
  Format: [CHECKS.Format, files.filter((file) => FORMATTED.test(file))],
  'Domain types': [CHECKS['Domain types'], files.filter((file) => file.startsWith('domain/'))],
  'Lint and types': [CHECKS['Lint and types'], files.filter((file) => LINTED.test(file))],
});
function argsFor(files) {
  if (!files) return Object.entries(CHECKS);
  return Object.entries(checksOf(files))
    .filter(([, [, touched]]) => touched.length > 0)
    .map(([name, [args, touched]]) => [name, args.flatMap((each) => (each === '.' ? touched : [each]))]);
}

/** All of them, also after one has failed: the names of those that did. Given files: of those alone. */
export async function failedChecks(files) {
  const failed = [];
  for (const [name, args] of argsFor(files)) {
    const code = await quietly(name, (onOutput) =>
      runNode(args, { env, onOutput, yields: true, atMostMinutes: AT_MOST_MINUTES }),
    );
    if (code !== 0) failed.push(name);
  }
  return failed;
}
