import { NUMBER } from '#domain/numbers/numbers-in.ts';
import { readEuro, readNumber, SCALE } from '#domain/numbers/read-number.ts';

/** People who are to come do not work there yet. */
const TO_COME =
  /(?:assum\w*|assunzion\w*|inserir\w*|inserimento|formar\w*|cerchiamo|cerco|reclutar\w*|altr[ie])\W+(?:\w+\W+){0,3}$/;

const STAFF_WORDS = '(?:dipendenti|addetti|lavoratori|operai|occupati|impiegati|ula)\\b';
const STAFF_LEAD = '\\b(?:siamo in|fossimo in|saremo in|lavoriamo in|in azienda siamo(?: in)?|siamo)';

/** A number is hundreds of words to a pattern: it is only looked for where what stands beside it is there. */
type Counted = { beside: RegExp; counted: RegExp };

const STAFF: Counted[] = [
  {
    beside: new RegExp(STAFF_WORDS),
    counted: new RegExp(`\\b(${NUMBER})\\s+(?:\\w+\\s+)?${STAFF_WORDS}`, 'g'),
  },
  {
    beside: new RegExp(STAFF_LEAD),
    counted: new RegExp(
      `${STAFF_LEAD}\\s+(?!un[ao']?\\b)(${NUMBER})(?:\\s+persone)?\\b(?!\\s+(?:soc|frat|sorel|amic|ragazz|donn|uomin|giovan|fondat))`,
      'g',
    ),
  },
  {
    beside: /persone/,
    counted: new RegExp(
      `\\b(${NUMBER})\\s+persone\\s+(?:in azienda|in organico|in squadra|al lavoro|fisse|assunte)\\b`,
      'g',
    ),
  },
];

/** A company that names its people by their trade; only where it says what it is, for wishes name people too. */
const TRADES =
  '(?:autisti|collaboratori|collaboratrici|tecnici|programmatori|sviluppatori|ingegneri|muratori|sarte|camerieri|educatori|educatrici|infermieri|insegnanti|operatori|operatrici|commessi|commesse|soci lavoratori|risorse)\\b';
const BY_TRADE: Counted = {
  beside: new RegExp(TRADES),
  counted: new RegExp(`\\b(${NUMBER})\\s+(?:\\w+\\s+)?${TRADES}`, 'g'),
};

/** Employees named in a text: "75 dipendenti", "siamo in dodici", of itself also "32 autisti". */
export function headcount(text: string, identity: string): number | null {
  const staff = STAFF.map((pattern) => peopleIn(text, pattern)).find((value) => value !== null);
  if (staff !== undefined) return staff;
  const byTrade = peopleIn(identity, BY_TRADE);
  if (byTrade !== null && byTrade >= BY_TRADE_MIN) return byTrade;
  return /\b(?:senza|nessun|non (?:ho|abbiamo|ha)) dipendent[ei]\b/.test(text) ? 0 : null;
}

/** "Due tecnici" may be two of many. */
const BY_TRADE_MIN = 10;

function peopleIn(text: string, { beside, counted }: Counted): number | null {
  if (!beside.test(text)) return null;
  for (const match of text.matchAll(counted)) {
    const value = readNumber(match[1]!);
    if (value !== null && !TO_COME.test(text.slice(Math.max(0, match.index - 45), match.index))) return value;
  }
  return null;
}

const TURNOVER_LEAD = '(?:fatturato|fatturiamo|fatturo|fattura|ricavi|giro d.affari|volume d.affari)';
const TURNOVER_WORD = new RegExp(TURNOVER_LEAD);
const TURNOVER = new RegExp(
  `\\b${TURNOVER_LEAD}\\b(?:\\s+(?:e|annuo|annuale|annui|di|del|della|circa|quasi|intorno|attorno|a|ai|sui|oltre|poco|piu|medio|pari|nel|20\\d\\d|:|sotto|i)){0,6}\\s+(?:euro\\s+|€\\s*)?(${NUMBER}(?:\\s*${SCALE})?)\\b(?!\\s*%|\\s*per cento)`,
);

const BALANCE = new RegExp(
  `\\b(?:totale (?:di |del )?(?:bilancio|attivo)|attivo (?:di |del )?bilancio|totale attivo)\\b(?:\\s+(?:e|di|del|patrimoniale|bilancio|circa|quasi|a|sui|oltre|pari|:)){0,4}\\s+(?:euro\\s+|€\\s*)?(${NUMBER}(?:\\s*${SCALE})?)\\b`,
);

/** The balance total named in a text: "totale attivo 9 milioni". */
export function balanceTotal(text: string): number | null {
  const match = BALANCE.exec(text);
  const euro = match && readEuro(`${match[1]!} €`);
  return euro !== null && euro >= 1000 ? euro : null;
}

const TURNOVER_AFTER = new RegExp(
  `\\b(${NUMBER}(?:\\s*${SCALE})?)\\s+(?:(?:di )?(?:euro|€) )?di (?:fatturato|ricavi|giro d.affari|volume d.affari)\\b(?! (?:ester|all.ester))`,
);

/** Turnover named in a text: "fatturato circa 8 milioni", "fatturiamo 300.000 euro", "8 milioni di ricavi". */
export function turnover(text: string): number | null {
  const match = TURNOVER_WORD.test(text) ? (TURNOVER_AFTER.exec(text) ?? TURNOVER.exec(text)) : null;
  const euro = match && readEuro(`${match[1]!} €`);
  return euro !== null && euro >= 1000 ? euro : null;
}

/** In euro, or so large that nothing else is meant: "circa 1,2 milioni)". */
const SUM = new RegExp(
  `(?<![a-z\\d])(?:(${NUMBER}(?:\\s*${SCALE})?)\\s*(?:di\\s+)?(?:euro|€)|(${NUMBER}\\s*(?:milion[ei]|mln))(?=\\s*(?:[),.;:]|$|per\\b|tra\\b|fra\\b|in\\b)))`,
  'g',
);
const SPEND =
  /\b(?:invest\w*|spes\w*|costo|costa\w*|costera|progetto|acquist\w*|comprare|budget|preventivo|impianto|macchinar\w*|circa|programma|ampliar\w*|ristruttur\w*)\b/;

/** Money that the company says it will spend: "un frantoio (circa 250.000 euro)". Only from its wishes. */
export function plannedSpend(wishes: string): number | null {
  if (!/euro|€|milion|mln/.test(wishes)) return null;
  for (const match of wishes.matchAll(SUM)) {
    const before = wishes.slice(Math.max(0, match.index - 80), match.index);
    const value = readEuro(`${match[1] ?? match[2]!} €`);
    if (value !== null && SPEND.test(before)) return value;
  }
  return null;
}
