import type { BaseSyntheticEvent } from 'react';
import type { FieldErrors, FieldPath, FieldValues, UseFormSetError } from 'react-hook-form';
import { fieldMessage } from '#messages/validation.ts';
import { ApiError } from './api.ts';

/** The server's refusals beside their inputs. Answers whether any field was named. */
export function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const known = error.body.fields.filter(({ field }) => field !== '');
  const fields = [...new Set(known.map(({ field }) => field))];
  fields.forEach((name, index) => {
    const message = known.flatMap(({ field, message }) => (field === name ? [message] : [])).join('. ');
    setError(name as FieldPath<Values>, { message }, { shouldFocus: index === 0 });
  });
  return fields.length > 0;
}

/**
 * For `handleSubmit`: the first refused input on the screen takes the focus. The form library would take the first
 * one registered, which is another where a form is made of parts. Use with `shouldFocusError: false`.
 */
export const focusFirstError =
  <Values extends FieldValues>(also?: () => void) =>
  (_errors: FieldErrors<Values>, event?: BaseSyntheticEvent): void => {
    const form = event?.target as HTMLElement | undefined;
    setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    also?.();
  };

/** Zod's refusals in Italian, in the browser as on the server. */
export const italianErrors = { error: (issue: object) => fieldMessage(issue) };

/**
 * Sent before the page's script has come, such a form does nothing: what was typed stays, and no password ends up in
 * an address.
 */
export const QUIET_METHOD = 'dialog';
