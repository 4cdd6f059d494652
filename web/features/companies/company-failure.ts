import { ApiError } from '#web/lib/api.ts';
import type { FailedWords } from '#web/lib/query/failed-write.ts';

/** A refusal says the server's sentence; anything else (no network) has its own (COM-8). */
export const refusedOr =
  (refused: (message: string) => string, unexpected: string): FailedWords =>
  (error) => ({ title: error instanceof ApiError && error.body.message ? refused(error.body.message) : unexpected });
