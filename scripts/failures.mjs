// The names of the tests that failed, from the reports of Vitest and Playwright: the end of a long log says what to open.

const inFile = ({ name, status, assertionResults }) => {
  const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
  return failed.length === 0 && status === 'failed' ? [name] : failed.map((title) => `${name} > ${title}`);
};

const inSuite = (suite) => [
  ...(suite.suites ?? []).flatMap(inSuite),
  ...(suite.specs ?? []).filter((spec) => !spec.ok).map((spec) => `${spec.file}:${spec.line} > ${spec.title}`),
];

/** @param stray what belongs to no test (stray-errors.mjs) */
export const failedInVitest = (report, code, stray) => [
  ...(report ? report.testResults.flatMap(inFile) : ['Vitest left no report']),
  ...stray.map(({ from, text }) => `outside the tests (${from})\n${text}`),
  ...(code !== 0 && report?.numFailedTests === 0 && stray.length === 0 ? [`Vitest ended with code ${code}`] : []),
];

export const failedJourneys = (report) => [
  ...(report ? report.suites.flatMap(inSuite) : ['Playwright left no report']),
  ...(report?.errors ?? []).map((error) => error.message),
];
