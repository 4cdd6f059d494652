import { UNEXPECTED_TEXT } from '#messages/failure.ts';
import { ApiError } from './api.ts';

/** What to tell the user about an error: the server's sentence, or the one for the unexpected (spec §8). */
export function failureText(error: unknown): string {
  return error instanceof ApiError && error.body.message ? error.body.message : UNEXPECTED_TEXT;
}

export const failureCode = (error: unknown): string => (error instanceof ApiError ? error.body.code : 'unexpected');
