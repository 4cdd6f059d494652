import { ApiError } from '#web/lib/api.ts';

/** spec §8: a refusal says the server's sentence; anything else (no network) has its own. */
export const failureTitle = (error: unknown, refused: (message: string) => string, unexpected: string): string =>
  error instanceof ApiError && error.body.message ? refused(error.body.message) : unexpected;
