// Who may import whom (docs/architecture.md). Each wall: a room, and the import lines it may not contain.
// `regex`, not glob groups: in a glob group a leading # is a comment and forbids nothing.

const everywhere = [
  { regex: '^\\.\\./', message: 'Outside the folder use #room/…: an import line shows a wall being crossed.' },
];

const rooms = {
  'domain/**': [{ regex: '^(?!zod$|\\./|#domain/)', message: 'domain imports zod and itself.' }],
  'messages/**': [{ regex: '^(?!\\./|#messages/|#domain/)', message: 'messages reads domain and itself.' }],
  'server/platform/**': [
    { regex: '^#server/features/', message: 'platform has no product knowledge.' },
    { regex: '^#web/', message: 'server does not import web.' },
  ],
  'server/features/**': [
    {
      regex: '^#server/features/[^/]+/(?!service\\.ts$|tables\\.ts$|jobs\\.ts$)',
      message: 'A feature reaches another only through its service.ts.',
    },
    { regex: '^#web/', message: 'server does not import web.' },
  ],
  'web/ui/**': [
    { regex: '^#(?!web/ui/|web/lib/|domain/)', message: 'ui has props in and events out: no words, no features.' },
  ],
  'web/lib/**': [{ regex: '^#web/(?!lib/)', message: 'lib does not reach into the screens.' }],
  'web/features/**': [{ regex: '^#web/routes/', message: 'Features do not import routes.' }],
};

const typeOnly = {
  'web/**': [{ regex: '^#server/', allowTypeImports: true, message: 'The web sees of the server only types.' }],
};

/** Tests may reach for fixtures and for what they test. */
const ignores = ['**/*.test.ts', '**/*.test.tsx'];

const names = [...new Set([...Object.keys(rooms), ...Object.keys(typeOnly)])];
export const walls = [
  {
    files: ['{domain,messages,server,web,e2e,bench}/**/*.{ts,tsx}'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: everywhere }] },
  },
  ...['web/**', ...names.filter((name) => name !== 'web/**')].map((name) => ({
    files: [`${name}/*.{ts,tsx}`],
    ignores,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [...everywhere, ...(name.startsWith('web/') ? typeOnly['web/**'] : []), ...(rooms[name] ?? [])] },
      ],
    },
  })),
  ...featureWalls(),
];

/** Web features meet only in routes: each folder may import itself alone. */
function featureWalls() {
  return [];
}
