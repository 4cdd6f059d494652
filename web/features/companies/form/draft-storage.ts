import { keep, kept } from '#web/lib/tab-storage.ts';
import type { CompanyFormValues } from './form-values.ts';

/** Unsaved text survives a reload or a session that ended, in this tab only. */
const keyOf = (id: string) => `bandolo-azienda-${id}`;

export function readDraft(id: string): CompanyFormValues | null {
  try {
    return JSON.parse(kept(keyOf(id)) ?? 'null') as CompanyFormValues | null;
  } catch {
    return null;
  }
}

export const keepDraft = (id: string, values: CompanyFormValues): void => keep(keyOf(id), JSON.stringify(values));

export const dropDraft = (id: string): void => keep(keyOf(id), null);
