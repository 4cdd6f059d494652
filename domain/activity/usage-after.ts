/** Use of the assistant (ACT-3). */
type UsageFigures = {
  totalRequests: number;
  successfulRequests: number;
  failedRequests: number;
  /** 0 to 100; 100 with no requests (ACT-3). */
  successRate: number;
  avgResponseTime: number;
  lastError: string | null;
};

/** The figures after one more request: count, successes, failures, running average, last error (ACT-3). */
export function usageAfter<Figures extends UsageFigures>(
  before: Figures,
  { durationMs, error }: { durationMs: number; error: string | null },
): Figures {
  const totalRequests = before.totalRequests + 1;
  const successfulRequests = before.successfulRequests + (error === null ? 1 : 0);
  return {
    ...before,
    totalRequests,
    successfulRequests,
    failedRequests: before.failedRequests + (error === null ? 0 : 1),
    successRate: Math.round((successfulRequests / totalRequests) * 100),
    avgResponseTime: (before.avgResponseTime * before.totalRequests + durationMs) / totalRequests,
    lastError: error ?? before.lastError,
  };
}
