// Errors that no test owns (a rejection nobody awaited, a worker that died), for the end of the log: Vitest's JSON report
// leaves them out, and the log of a whole run is read from its end.
import { readFileSync, writeFileSync } from 'node:fs';

const file = () => process.env.STRAY_ERRORS;

/** The reporter, in Vitest's own process. */
export default class {
  onTestRunEnd(_modules, errors) {
    const kept = errors.map(({ type, name, message, stack, VITEST_TEST_PATH: path, VITEST_TEST_NAME: test }) => ({
      from: [type, path, test].filter(Boolean).join(', '),
      text: stack ?? `${name ?? 'Error'}: ${message}`,
    }));
    if (file()) writeFileSync(file(), JSON.stringify(kept));
  }
}

/** What it kept; nothing when Vitest ended before it could say. */
export function readStrayErrors(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return [];
  }
}
