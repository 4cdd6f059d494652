import { AUTH_TOASTS } from '#messages/auth.ts';
import { ApiError } from './api.ts';

/** What to tell the user about an error: the server's sentence, or the one for the unexpected (spec §8). */
export function failureText(error: unknown): string {
  return error instanceof ApiError && error.body.message ? error.body.message : AUTH_TOASTS.unexpectedText;
}

export const failureCode = (error: unknown): string => (error instanceof ApiError ? error.body.code : 'unexpected');
