import { defineConfig } from 'vitest/config';

/** A machine under load takes many times longer; what hangs is ended by scripts/test.mjs. */
const patience = { testTimeout: 120_000, hookTimeout: 180_000 };
const setupFiles = ['server/testing/no-stray-errors.ts'];

export default defineConfig({
  test: {
    globalSetup: ['server/testing/template.ts'],
    projects: [
      {
        test: {
          name: 'node',
          include: ['{domain,messages,server,bench,scripts}/**/*.test.ts'],
          environment: 'node',
          ...patience,
          setupFiles,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          ...patience,
          setupFiles: [...setupFiles, 'web/testing/last-toast.ts', 'web/testing/slow-machines.ts'],
        },
      },
    ],
  },
});
