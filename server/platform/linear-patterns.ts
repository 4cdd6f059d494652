import { setFlagsFromString } from 'node:v8';

/**
 * A pattern that tries too many ways goes on in an engine whose time grows with the text alone, where V8 can take it
 * there: no back references, no flags i, u or v. Imported first by every entry, since each pattern keeps the engine
 * with which it was compiled; threads share the setting, other processes take it as an argument.
 */
export const LINEAR_PATTERNS = '--enable-experimental-regexp-engine-on-excessive-backtracks';
setFlagsFromString(LINEAR_PATTERNS);
