import { keep, kept } from '#web/lib/tab-storage.ts';

const KEY = 'bandolo.salva';

/** A visitor wanted to save this: kept in the tab while they sign in, then used once. */
export const rememberPendingSave = (grantId: string): void => keep(KEY, grantId);

export function takePendingSave(): string | null {
  const grantId = kept(KEY);
  keep(KEY, null);
  return grantId;
}
