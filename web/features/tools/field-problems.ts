import { ApiError } from '#web/lib/api.ts';

/** The server's refusals by the name of the box. */
export function problemsIn(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.body.fields.map(({ field, message }) => [field, message]));
}
