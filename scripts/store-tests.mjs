// Which test files touch the store: those from which an import chain leads to the address of the test database. Only
// they are worth repeating on PostgreSQL. A suite is left out only where it says itself why one database is enough, so a
// new one is never forgotten. Where the statements of a run on the embedded database were written down and PostgreSQL
// prepares each of them (server/testing/statements.ts), it is enough to repeat suites in which the engines can differ
// beyond that: locks and races, notices between servers, the queue, text that is searched or sorted, tables that are walked.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const IMPORT = /(?:from|import|import\()\s*'(#|\.\/)([^']+)'/g;
const ADDRESS = 'TEST_DATABASE_URL';
const ONE_DATABASE = /^\/\/ One database is enough: ./m;
const PREPARED = /^\/\/ Prepared on PostgreSQL: ./m;

/** All that a file imports from this repository, as paths from its root. */
function importsOf(path, text) {
  return [...text.matchAll(IMPORT)].map(([, kind, rest]) =>
    kind === '#' ? rest : normalize(join(dirname(path), rest)).replaceAll('\\', '/'),
  );
}

/** @param arePrepared whether PostgreSQL prepares what the others send */
export function storeTests(arePrepared = false, files = globSync('server/**/*.test.ts', { cwd: root })) {
  const texts = new Map();
  const textOf = (path) => {
    if (!texts.has(path)) texts.set(path, existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : '');
    return texts.get(path);
  };
  const touches = (file) => {
    const [waiting, seen] = [[file], new Set([file])];
    for (let path = waiting.pop(); path; path = waiting.pop()) {
      if (textOf(path).includes(ADDRESS)) return true;
      for (const next of importsOf(path, textOf(path))) {
        if (seen.has(next)) continue;
        waiting.push(next);
        seen.add(next);
      }
    }
    return false;
  };
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => touches(file) && !ONE_DATABASE.test(textOf(file)))
    .filter((file) => !arePrepared || !PREPARED.test(textOf(file)));
}
