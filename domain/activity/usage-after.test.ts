import { expect, test } from 'vitest';
import { usageAfter } from './usage-after.ts';

const NONE = {
  totalRequests: 0,
  successfulRequests: 0,
  failedRequests: 0,
  successRate: 100,
  avgResponseTime: 0,
  lastError: null,
};

test('each request moves count, rate, running average and last error (ACT-3)', () => {
  const one = usageAfter(NONE, { durationMs: 100, error: null });
  expect(one).toMatchObject({ totalRequests: 1, successfulRequests: 1, successRate: 100, avgResponseTime: 100 });
  const two = usageAfter(one, { durationMs: 300, error: "Errore nell'analisi" });
  expect(two).toEqual({
    totalRequests: 2,
    successfulRequests: 1,
    failedRequests: 1,
    successRate: 50,
    avgResponseTime: 200,
    lastError: "Errore nell'analisi",
  });
  expect(usageAfter(two, { durationMs: 200, error: null }).lastError).toBe("Errore nell'analisi");
});
