import type { Side } from '#domain/consultancies/vocabulary.ts';
import { chatMarks, chatMessages } from '#server/features/chat/tables.ts';
import type { Db } from '#server/platform/db/db.ts';

const HOUR_MS = 3_600_000;

type Line = { side: Side; hoursAgo: number; text: string };

/** What was said so far, by consultancy; the last line of the first one is still to be read. */
const CONVERSATIONS: Record<string, readonly Line[]> = {
  'demo-incarico-1': [
    { side: 'impresa', hoursAgo: 170, text: 'Buongiorno, le ho condiviso i dati dell’azienda. Da dove partiamo?' },
    {
      side: 'consulente',
      hoursAgo: 167,
      text: 'Buongiorno Paolo, grazie. Ho letto il progetto: la saldatura robotizzata rientra. Prima di tutto guardo i requisiti uno per uno.',
    },
    { side: 'impresa', hoursAgo: 166, text: 'Perfetto. Posso già firmare l’ordine con il fornitore?' },
    {
      side: 'consulente',
      hoursAgo: 165,
      text: 'Aspetti la mia conferma: un ordine firmato prima della domanda può far perdere tutto. Intanto mi serve il preventivo del fornitore.',
    },
    { side: 'impresa', hoursAgo: 5, text: 'Il fornitore promette il preventivo entro venerdì: va bene?' },
  ],
  'demo-richiesta-3': [
    {
      side: 'consulente',
      hoursAgo: 75,
      text: 'Buongiorno Irene, per capire quale bando guardare: la sede sarebbe una filiale o una società nuova, e quante persone assumereste?',
    },
  ],
};

/** Both sides have read all but what the consultant still has to. */
export async function insertConversations(tx: Db, now: Date): Promise<void> {
  for (const [consultancyId, lines] of Object.entries(CONVERSATIONS)) {
    await tx.insert(chatMessages).values(
      lines.map(({ side, hoursAgo, text }, at) => ({
        ...{ id: `${consultancyId}-riga-${String(at + 1)}`, consultancyId, number: at + 1, side, text },
        clientId: `${consultancyId}-riga-${String(at + 1)}`,
        at: new Date(now.getTime() - hoursAgo * HOUR_MS),
      })),
    );
    const isLastTheirs = lines.at(-1)?.side === 'impresa';
    await tx.insert(chatMarks).values([
      { consultancyId, side: 'consulente', delivered: lines.length, read: lines.length - (isLastTheirs ? 1 : 0) },
      { consultancyId, side: 'impresa', delivered: lines.length, read: lines.length },
    ]);
  }
}
