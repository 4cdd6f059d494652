import { requestDraft, type RequestDraft } from '#domain/consultancies/inputs.ts';

/** One per person and consultant, in this browser only: what is shared is chosen anew each time. */
export const draftKey = (ownerId: string, consultantId: string): string =>
  `bandolo.richiesta.${ownerId}.${consultantId}`;

export function readDraft(key: string): RequestDraft | null {
  try {
    return requestDraft.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

/** Answers when it was kept; nothing written is nothing kept, and so is a full or forbidden storage. */
export function keepDraft(key: string, values: Omit<RequestDraft, 'at'>): string | null {
  if (values.description.trim() === '') {
    dropDraft(key);
    return null;
  }
  const at = new Date().toISOString();
  const { kind, grantId, description, budget, urgency } = values;
  try {
    localStorage.setItem(key, JSON.stringify({ kind, grantId, description, budget, urgency, at }));
    return at;
  } catch {
    return null;
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
