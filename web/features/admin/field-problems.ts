import { ApiError } from '#web/lib/api.ts';
import { failureText } from '#web/lib/failure.ts';

/** What the server refuses, box by box; `other` is for what belongs to none of them. */
export function fieldProblems(error: unknown) {
  const fields = error instanceof ApiError ? error.body.fields : [];
  const of = (name: string) => fields.find(({ field }) => field.split('.').some((part) => part === name))?.message;
  return { of, other: error && fields.length === 0 ? failureText(error) : undefined };
}
