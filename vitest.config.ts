import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { storeTests } from './scripts/store-tests.mjs';

/** A machine under load takes many times longer; what hangs is ended by scripts/test.mjs. */
const patience = {
  testTimeout: 120_000,
  hookTimeout: 180_000,
  // Vitest's own second is too short for what comes by an event or a job.
  expect: { poll: { timeout: 30_000, interval: 20 } },
};
const setupFiles = ['server/testing/no-stray-errors.ts'];
/** Files of a worker share the loaded modules and the window: loading them costs more than most files' tests. */
const shared = { ...patience, isolate: false };

/** Vitest alone would leave one processor free, of two; each worker loads the product once more, so not one per core. */
const WORKERS = Math.min(4, availableParallelism());

/** On PostgreSQL only what touches the store is repeated. */
const nodeFiles = process.env.TEST_DATABASE_URL
  ? storeTests(Boolean(process.env.STATEMENTS))
  : ['{domain,messages,server,bench,scripts}/**/*.test.ts'];

export default defineConfig({
  test: {
    maxWorkers: WORKERS,
    globalSetup: ['server/testing/template.ts'],
    projects: [
      {
        test: {
          ...shared,
          name: 'node',
          include: nodeFiles,
          exclude: process.env.TEST_DATABASE_URL && process.env.STATEMENTS ? [] : ['**/*.postgres.test.ts'],
          environment: 'node',
          setupFiles: [...setupFiles, 'server/testing/cheap-passwords.ts', 'server/testing/patient-readers.ts'],
        },
      },
      {
        test: {
          ...shared,
          name: 'web',
          include: ['web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: [...setupFiles, 'web/testing/fresh-page.ts', 'web/testing/slow-machines.ts'],
        },
      },
    ],
  },
});
