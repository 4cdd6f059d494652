/** What this tab remembers across reloads; where the browser keeps nothing, or no more, until one leaves the page. */
const inMemory = new Map<string, string>();

export function kept(key: string): string | null {
  try {
    return inMemory.get(key) ?? sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Null forgets. */
export function keep(key: string, text: string | null): void {
  inMemory.delete(key);
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    if (text !== null) inMemory.set(key, text);
  }
}
