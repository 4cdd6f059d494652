import type { DocumentType } from '#domain/assistant/request-types.ts';
import { fold } from '#domain/search/fold.ts';

/** Words that name a kind of document; a strong one decides almost alone. */
const HINTS: Record<Exclude<DocumentType, 'altro'>, { strong: RegExp; weak: readonly RegExp[] }> = {
  bilancio: {
    strong:
      /stato patrimoniale|conto economico|nota integrativa|bilancio (?:d'esercizio|di esercizio|abbreviato|al \d)/,
    weak: [
      /\bbilancio\b/,
      /totale attivo/,
      /valore della produzione/,
      /\bricavi\b/,
      /utile d'esercizio|utile \(perdita\)/,
      /patrimonio netto/,
      /immobilizzazioni/,
    ],
  },
  visura: {
    strong: /visura (?:ordinaria|camerale|storica)|registro delle imprese|registro imprese/,
    weak: [
      /camera di commercio/,
      /\brea\b/,
      /capitale sociale/,
      /oggetto sociale/,
      /sede legale/,
      /codice ateco/,
      /\bamministrator/,
      /data (?:di )?iscrizione/,
    ],
  },
  certificazione: {
    strong:
      /si certifica che|certificato di conformita|\bdurc\b|attestazione soa|iso (?:9001|14001|45001|27001|50001)|parita di genere uni/,
    weak: [
      /\bcertificat/,
      /organismo di certificazione/,
      /\baccredia\b/,
      /valido fino/,
      /norma uni/,
      /regolarita contributiva/,
    ],
  },
  documento_identita: {
    strong: /carta d'identita|passaporto|patente di guida|repubblica italiana ministero dell'interno/,
    weak: [
      /cittadinanza/,
      /data di nascita|nato a|nata a|luogo e data di nascita/,
      /statura/,
      /\bcognome\b/,
      /rilasciat[oa] (?:da|il)/,
      /comune di residenza/,
    ],
  },
};
const STRONG = 3;
const ENOUGH = 2;

/** Null where the words do not say. */
export function detectType(text: string): DocumentType | null {
  const folded = fold(text).replace(/\s+/g, ' ');
  const scores = Object.entries(HINTS).map(([type, { strong, weak }]) => ({
    type: type as DocumentType,
    score: (strong.test(folded) ? STRONG : 0) + weak.filter((hint) => hint.test(folded)).length,
  }));
  const [best, second] = scores.sort((one, other) => other.score - one.score);
  return best && best.score >= ENOUGH && best.score > (second?.score ?? 0) ? best.type : null;
}
