import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { fieldMessage } from '#messages/validation.ts';
import { ApiError } from './api.ts';

/** The server's refusals beside their inputs. Answers whether any field was named. */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const known = error.body.fields.filter((problem) => problem.field !== '');
  known.forEach(({ field, message }, index) =>
    setError(field as FieldPath<Values>, { message }, { shouldFocus: index === 0 }),
  );
  return known.length > 0;
}

/** Zod's refusals in Italian, in the browser as on the server. */
export const italianErrors = { error: (issue: object) => fieldMessage(issue) };
