import { createContext, use, useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** What was typed in any view of the auth screen, while the screen is open: going back and forth loses nothing. */
export function newDraft() {
  const values: Record<string, unknown> = {};
  let documents: File[] = [];
  return {
    values,
    keep: (typed: Record<string, unknown>) => void Object.assign(values, typed),
    documents: () => documents,
    keepDocuments: (chosen: File[]) => void (documents = chosen),
  };
}
export type Draft = ReturnType<typeof newDraft>;

export const DraftContext = createContext<Draft>(newDraft());
export const useDraft = (): Draft => use(DraftContext);

/** Keeps a form's values as they are typed. A password typed to sign in is not one to sign up with. */
export function useKeptDraft<Values extends FieldValues>(form: UseFormReturn<Values>, except?: string) {
  const draft = useDraft();
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const { [except ?? '']: _, ...kept } = values;
          draft.keep(kept);
        },
      }),
    [draft, subscribe, except],
  );
}
