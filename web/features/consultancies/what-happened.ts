import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { isInterrupted } from '#domain/consultancies/stated-outcome.ts';
import type { ConsultancyStatus } from '#domain/consultancies/vocabulary.ts';
import { FACT_TEXTS } from '#messages/chat/chat.ts';

type Happened = { what: string; by: 'clientName' | 'consultantName' };
const BEGUN: Happened = { what: 'accettata', by: 'consultantName' };
const HAPPENED: Partial<Record<ConsultancyStatus, Happened>> = {
  rifiutata: { what: 'rifiutata', by: 'consultantName' },
  ritirata: { what: 'ritirata', by: 'clientName' },
  liberata: { what: 'liberata', by: 'clientName' },
  in_corso: BEGUN,
  in_attesa_documenti: BEGUN,
  completata: { what: 'completata', by: 'consultantName' },
};

/** To who came second: what happened to it, and who did it; null where nothing did. */
export function whatHappened(view: ConsultancyView): string | null {
  const happened = HAPPENED[view.status];
  if (!happened) return null;
  const isOffer = happened === BEGUN && view.quote?.status === 'accettato';
  const { what, by }: Happened = isInterrupted(view)
    ? { what: 'interrotta', by: 'clientName' }
    : isOffer
      ? { what: 'preventivo_accettato', by: 'clientName' }
      : happened;
  return `${FACT_TEXTS[what]!(view[by], '')}.`;
}
