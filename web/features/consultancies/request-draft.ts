import { requestDraft, type RequestDraft } from '#domain/consultancies/inputs.ts';
import { dropDraft, keepDraft, readDraft } from './kept-draft.ts';

/** One per person and consultant; what is shared is chosen anew each time. */
export const draftKey = (ownerId: string | null, consultantId: string): string =>
  `bandolo.richiesta.${ownerId ?? 'visita'}.${consultantId}`;

/** What was written as a visitor becomes one's own with the sign-in. */
export function readRequestDraft(ownerId: string | null, consultantId: string): RequestDraft | null {
  const own = draftKey(ownerId, consultantId);
  const visit = draftKey(null, consultantId);
  const written = readDraft(visit, requestDraft);
  if (ownerId === null || written === null) return readDraft(own, requestDraft);
  dropDraft(visit);
  keepDraft(own, written);
  return written;
}
