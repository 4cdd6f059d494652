import type { z } from 'zod';

const listeners = new Set<() => void>();
/** Told when a draft is kept or thrown away in this tab. */
export function onDrafts(told: () => void): () => void {
  listeners.add(told);
  return () => void listeners.delete(told);
}
const tell = () => listeners.forEach((told) => told());

export function hasDraft(key: string): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** What is written so far, in this browser only; what was kept by an older version is no draft. */
export function readDraft<Draft>(key: string, schema: z.ZodType<Draft>): Draft | null {
  try {
    return schema.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** Answers when it was kept; nothing written is nothing kept, and so is a full or forbidden storage. */
export function keepDraft(key: string, values: object | null): string | null {
  if (values === null) {
    dropDraft(key);
    return null;
  }
  const at = new Date().toISOString();
  try {
    localStorage.setItem(key, JSON.stringify({ ...values, at }));
    tell();
    return at;
  } catch {
    return null;
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
    tell();
  } catch {
    // Nothing was kept.
  }
}
