import { defineConfig } from 'vitest/config';

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
          testTimeout: 30_000,
          hookTimeout: 60_000,
          setupFiles,
        },
      },
      {
        test: {
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          testTimeout: 30_000,
          setupFiles: [...setupFiles, 'web/testing/last-toast.ts', 'web/testing/slow-machines.ts'],
        },
      },
    ],
  },
});
