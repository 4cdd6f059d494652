const KEY = 'bandolo.salva';

/** A visitor wanted to save this: kept in the tab while they sign in, then used once. */
export const rememberPendingSave = (grantId: string): void => sessionStorage.setItem(KEY, grantId);

export function takePendingSave(): string | null {
  const grantId = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return grantId;
}
