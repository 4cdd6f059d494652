// The names of the tests that failed, from the reports of Vitest and Playwright: the end of a long log says what to open.

const fromVitest = (report) =>
  report.testResults.flatMap(({ name, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName);
    return failed.length === 0 && status === 'failed' ? [name] : failed.map((title) => `${name} > ${title}`);
  });

const fromSuite = (suite) => [
  ...(suite.suites ?? []).flatMap(fromSuite),
  ...(suite.specs ?? []).filter((spec) => !spec.ok).map((spec) => `${spec.file}:${spec.line} > ${spec.title}`),
];

export const failures = ({ units, unitsCode, journeys }) => [
  ...(units ? fromVitest(units) : ['Vitest left no report']),
  ...(unitsCode !== 0 && units?.numFailedTests === 0 ? ['an error outside the tests: "Unhandled Errors" above'] : []),
  ...(journeys ? journeys.suites.flatMap(fromSuite) : []),
  ...(journeys?.errors ?? []).map((error) => error.message),
];
