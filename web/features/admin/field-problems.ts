import { ApiError } from '#web/lib/api.ts';
import { failureText } from '#web/lib/failure.ts';

/** What the server refuses, box by box; `other` is for what belongs to none of them. */
export function fieldProblems(error: unknown) {
  const fields = error instanceof ApiError ? error.body.fields : [];
  const of = (name: string) => fields.find(({ field }) => field.split('.').some((part) => part === name))?.message;
  /** By its whole place: "amounts.max" is refused as "set.amounts.max". */
  const at = (place: string) =>
    fields.find(({ field }) => `${field}.`.replace(/^set\./, '').startsWith(`${place}.`))?.message;
  return { of, at, other: error && fields.length === 0 ? failureText(error) : undefined };
}
