import type { LegalForm } from '#domain/vocabulary.ts';

/** "Altro" may be anything, and who has not founded yet may still choose. */
export function isFormSilent(form: LegalForm | null): boolean {
  return form === null || form === 'altro' || form === 'da-costituire';
}
