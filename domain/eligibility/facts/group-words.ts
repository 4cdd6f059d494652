import { NUMBER, numbersIn } from '#domain/numbers/numbers-in.ts';
import { readNumber } from '#domain/numbers/read-number.ts';

/** What a text says of who owns the company and of its group. Folded text. */
export type GroupWords = {
  /** It belongs to a group, or a firm controls it. */
  isInGroup: boolean;
  /** People in the whole group, where told. */
  groupStaff: number | null;
  /** Percent in public hands, where told. */
  publicShare: number | null;
};

/** "Gruppo di amici", "gruppo elettrogeno": no group of firms. */
const GROUP =
  /\b(?:parte|societa|azienda|filiale|controllata|membro)[^.;]{0,25}\b(?:del|di un|dello|al) gruppo\b(?! (?:di (?:amici|persone|ragazzi|lavoro|acquisto|produttori|azione|imprese agricole)|elettrogeno|operativo|frigo))|\b(?:controllat[ae]|possedut[ae]|detenut[ae])\b[^.;]{0,25}\b(?:da|dal|dalla|dall)\b(?! (?:me|noi|mia|mio|due|tre|famiglia))|\b(?:capogruppo|casa madre|holding|controllante)\b/;
const OF_GROUP = new RegExp(
  `\\b(?:gruppo|holding|capogruppo|controllante|casa madre|multinazionale)\\b[^.;]{0,80}?\\b(${NUMBER})\\s+(?:dipendenti|addetti|persone|lavoratori)`,
);
const BODY = String.raw`(?:comune|regione|provincia|citta metropolitana|ente pubblico|enti pubblici|stato\b|ministero|pubblica amministrazione|mano pubblica|enti locali|camera di commercio|azienda sanitaria|capitale pubblico)`;
const PUBLIC = new RegExp(
  String.raw`(\d{1,3}(?:[.,]\d+)?) ?(?:%|per cento)[^.;]{0,50}\b${BODY}|\b${BODY}[^.;]{0,50}?(\d{1,3}(?:[.,]\d+)?) ?(?:%|per cento)`,
);
/** "Contributo del 40% della Regione" is aid, not ownership. */
const OWNS =
  /\b(?:quot[ae]|capitale|azioni|soci[oae]?\b|partecip\w+|possied\w+|possedut\w+|detien\w+|detenut\w+|controllat\w+|in mano)\b/;

export function readGroupWords(text: string): GroupWords {
  const staff = OF_GROUP.exec(text);
  return {
    isInGroup: GROUP.test(text),
    groupStaff: staff ? readNumber(staff[1]!) : null,
    publicShare: publicShareIn(text),
  };
}

function publicShareIn(text: string): number | null {
  for (const sentence of text.split(/(?<=[.;!?])\s+/)) {
    const match = PUBLIC.exec(sentence);
    if (!match || !OWNS.test(sentence)) continue;
    const [found] = numbersIn(`${match[1] ?? match[2]!}%`);
    if (found && found.value <= 100) return found.value;
  }
  return null;
}
