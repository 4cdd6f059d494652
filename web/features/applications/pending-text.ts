import type { TextId } from '#domain/applications/sections.ts';

/** A text that the server has not yet: it survives a closed tab, a dead battery and hours without a network. */
export type PendingText = { text: string; seenRevision: number };

const keyOf = (id: string, section: TextId) => `bandolo.application.${id}.${section}`;

export function keepPending(id: string, section: TextId, pending: PendingText): void {
  try {
    localStorage.setItem(keyOf(id, section), JSON.stringify(pending));
  } catch {
    // A full or forbidden storage: the text is still in the box and on its way.
  }
}

export function readPending(id: string, section: TextId): PendingText | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(id, section)) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return null;
    const { text, seenRevision } = stored as Partial<PendingText>;
    return typeof text === 'string' && typeof seenRevision === 'number' ? { text, seenRevision } : null;
  } catch {
    return null;
  }
}

export function dropPending(id: string, section: TextId): void {
  try {
    localStorage.removeItem(keyOf(id, section));
  } catch {
    // Nothing was kept.
  }
}
