// Who may import whom (docs/architecture.md). Each wall: a folder, and the import lines it may not contain.
// `regex`, not glob groups: in a glob group a leading # is a comment and forbids nothing.
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const foldersIn = (place) =>
  readdirSync(join(root, place), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const everywhere = [
  { regex: '^\\.\\./', message: 'Outside the folder use #room/…: an import line shows a wall being crossed.' },
];
const noWeb = { regex: '^#web/', allowTypeImports: true, message: 'server does not import web.' };
const serverTypesOnly = {
  regex: '^#server/',
  allowTypeImports: true,
  message: 'The web sees of the server only types.',
};

/** A folder and its walls. Of several that match a file the last counts, so each lists all that hold for it. */
const rooms = [
  ['domain', [{ regex: '^(?!zod$|\\./|#domain/)', message: 'domain imports zod and itself.' }]],
  ['messages', [{ regex: '^(?!\\./|#messages/|#domain/)', message: 'messages reads domain and itself.' }]],
  ['server', [noWeb]],
  ['server/platform', [noWeb, { regex: '^#server/features/', message: 'platform has no product knowledge.' }]],
  ...foldersIn('server/features').map((feature) => [
    `server/features/${feature}`,
    [
      noWeb,
      {
        regex: `^#server/features/(?!${feature}/)[^/]+/(?!service\\.ts$)`,
        message: 'A feature reaches another only through its service.ts.',
      },
    ],
  ]),
  [
    'server/features/*/tables.ts',
    [
      noWeb,
      {
        regex: '^(?!drizzle-orm|#domain/|#server/features/[^/]+/tables\\.ts$|\\./)',
        message: 'Tables name only tables: their foreign keys.',
      },
    ],
  ],
  ['web', [serverTypesOnly]],
  ['web/lib', [serverTypesOnly, { regex: '^#web/(?!lib/)', message: 'lib does not reach into the screens.' }]],
  [
    'web/ui',
    [
      serverTypesOnly,
      { regex: '^#(?!web/ui/|web/lib/|domain/)', message: 'ui has props in and events out: no words, no features.' },
    ],
  ],
  ...foldersIn('web/features').map((feature) => [
    `web/features/${feature}`,
    [
      serverTypesOnly,
      { regex: '^#web/routes/', message: 'Features do not import routes.' },
      { regex: `^#web/features/(?!${feature}/)`, message: 'Web features meet only in routes.' },
    ],
  ]),
];

export const walls = [
  {
    files: ['{domain,messages,server,web,e2e,bench}/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: everywhere }] },
  },
  ...rooms.map(([folder, patterns]) => ({
    files: [folder.endsWith('.ts') ? folder : `${folder}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.ts', '**/*.test.tsx'], // a test may reach for what it tests and for fixtures
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [...everywhere, ...patterns] }] },
  })),
];
