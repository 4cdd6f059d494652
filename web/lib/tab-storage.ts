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

/** After signing out: whoever sits here next finds no conversation and no draft of the one before. */
export function keepNothing(): void {
  inMemory.clear();
  try {
    sessionStorage.clear();
  } catch {
    // where the browser keeps nothing there is nothing to forget
  }
}
