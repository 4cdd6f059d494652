// Who may import whom (docs/architecture.md). Each wall: a folder, and the import lines it may not contain.
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const foldersIn = (place) =>
  readdirSync(join(root, place), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** What may not be imported, less what may all the same. */
const wall = (message, forbidden, ...allowed) => ({
  group: [forbidden, ...allowed.map((each) => `!${each}`)],
  message,
});
const typesOnly = (each) => ({ ...each, allowTypeImports: true });

/** Anywhere in the line: "./../x" and "#room/a/../b" climb as well, and would pass as the folder they begin with. */
const everywhere = [
  { regex: '(^|/)\\.\\.(/|$)', message: 'Outside the folder use #room/…: an import line shows a wall being crossed.' },
];
const noWeb = typesOnly(wall('server does not import web.', '#web/**'));
const serverTypesOnly = typesOnly(wall('The web sees of the server only types.', '#server/**'));

const oneWrite = {
  group: ['@tanstack/react-query'],
  importNames: ['useMutation'],
  message: 'Write with useWrite (web/lib/query): a double click sends once.',
};

/** A folder and its walls. Of several that match a file the last counts, so each lists all that hold for it. */
const rooms = [
  ['domain', [wall('domain imports zod and itself.', '**', 'zod', './**', '#domain/**')]],
  ['messages', [wall('messages reads domain and itself.', '**', './**', '#messages/**', '#domain/**')]],
  ['server', [noWeb]],
  ['server/platform', [noWeb, wall('platform has no product knowledge.', '#server/features/**')]],
  ...foldersIn('server/features').map((feature) => [
    `server/features/${feature}`,
    [
      noWeb,
      wall(
        'A feature reaches another only through its service.ts.',
        '#server/features/**',
        `#server/features/${feature}/**`,
        '#server/features/*/service.ts',
      ),
    ],
  ]),
  [
    'server/features/*/tables.ts',
    [
      noWeb,
      wall(
        'Tables name only tables: their foreign keys.',
        '**',
        'drizzle-orm',
        'drizzle-orm/**',
        '#domain/**',
        '#server/features/*/tables.ts',
        './**',
      ),
    ],
  ],
  ['web', [serverTypesOnly, oneWrite]],
  ['web/lib', [serverTypesOnly, wall('lib does not reach into the screens.', '#web/**', '#web/lib/**')]],
  [
    'web/ui',
    [
      serverTypesOnly,
      wall(
        'ui has props in and events out: no words, no features.',
        '#*/**',
        '#web/ui/**',
        '#web/lib/**',
        '#domain/**',
      ),
    ],
  ],
  ...foldersIn('web/features').map((feature) => [
    `web/features/${feature}`,
    [
      serverTypesOnly,
      oneWrite,
      wall('Features do not import routes.', '#web/routes/**'),
      wall('Web features meet only in routes.', '#web/features/**', `#web/features/${feature}/**`),
    ],
  ]),
];

/** A test may reach for what it tests and for fixtures. */
const TESTS = ['**/*.test.ts', '**/*.test.tsx'];

export const walls = [
  {
    files: ['{domain,messages,server,web,e2e,bench}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-imports': ['error', { patterns: everywhere }] },
  },
  {
    files: ['{domain,messages,server,web}/**/*.{ts,tsx}'],
    excludeFiles: TESTS,
    rules: { 'import/no-cycle': ['error', { ignoreTypes: true }] },
  },
  {
    // A type named in place, import('…').Name, is seen by no wall: it has an import line of its own.
    files: ['{domain,messages,server,web}/**/*.{ts,tsx}'],
    excludeFiles: TESTS,
    rules: { 'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: true }] },
  },
  ...rooms.map(([folder, patterns]) => ({
    files: [folder.endsWith('.ts') ? folder : `${folder}/**/*.{ts,tsx}`],
    excludeFiles: TESTS,
    rules: { 'no-restricted-imports': ['error', { patterns: [...everywhere, ...patterns] }] },
  })),
];
