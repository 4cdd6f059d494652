import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const TABLE = 'docs/requirements.md';

const FILES = globSync([
  '*.{md,ts,mjs}',
  '{bench,docs,domain,e2e,messages,scripts,server,web}/**/*.{ts,tsx,css,mjs,md}',
]).map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const ROWS = readFileSync(TABLE, 'utf8')
  .split('\n')
  .filter((line) => /^\| [A-Z]{3}-\d+ /.test(line))
  .map((line) => {
    const [id, requirement, code, tests] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim());
    const paths = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, path]) => path!);
    return { id: id!, requirement: requirement!, code: paths(code), tests: paths(tests) };
  });
const IDS = ROWS.map(({ id }) => id);

const linesOf = (pattern: RegExp) =>
  FILES.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );

describe('the table of requirements', () => {
  test('gives each id once, and numbers each area without gaps', () => {
    expect(IDS.filter((id, index) => IDS.indexOf(id) !== index)).toEqual([]);
    const areas = Map.groupBy(IDS, (id) => id.slice(0, 3));
    for (const [area, ids] of areas) expect(ids).toEqual(ids.map((_, index) => `${area}-${index + 1}`));
  });

  test.each(ROWS)('$id names code and tests that exist', ({ requirement, code, tests }) => {
    expect(requirement).not.toBe('');
    expect([code.length > 0, tests.length > 0]).toEqual([true, true]);
    expect([...code, ...tests].filter((path) => !existsSync(path))).toEqual([]);
    expect(tests.filter((path) => !/\.(?:test|spec)\.tsx?$/.test(path))).toEqual([]);
  });
});

test('every cited id is in the table', () => {
  const areas = [...new Set(IDS.map((id) => id.slice(0, 3)))].join('|');
  const cited = FILES.flatMap(({ file, text }) =>
    [...text.matchAll(new RegExp(`(?<![\\w-])(?:${areas})-\\d+(?![\\w-])`, 'g'))].map(([id]) => ({ file, id })),
  );
  expect(cited.length).toBeGreaterThan(IDS.length);
  expect(cited.filter(({ id }) => !IDS.includes(id))).toEqual([]);
});

test('no comment cites a document that is not here', () => {
  expect(linesOf(/\b(?:spec|product|field|house|design|stack)\.md\b|\b(?:spec|house) ?§/)).toEqual([]);
});
