import type { CompanyFormValues } from './form-values.ts';

/** Unsaved text survives a reload or a session that ended, in this tab only. */
const keyOf = (id: string) => `bandolo-azienda-${id}`;

export function readDraft(id: string): CompanyFormValues | null {
  const text = sessionStorage.getItem(keyOf(id));
  try {
    return text === null ? null : (JSON.parse(text) as CompanyFormValues);
  } catch {
    return null;
  }
}

export function keepDraft(id: string, values: CompanyFormValues): void {
  sessionStorage.setItem(keyOf(id), JSON.stringify(values));
}

export function dropDraft(id: string): void {
  sessionStorage.removeItem(keyOf(id));
}
