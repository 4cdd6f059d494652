import { readCardinal } from '#domain/numbers/cardinal.ts';

const MONTHS_PER_YEAR = 12;
const COUNT =
  '(\\d{1,3}|un[ao]?|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|quindici|diciotto|venti|trenta)';
const SPAN = `${COUNT} (mes[ei]|ann[oi])`;
const FIRM =
  '(?:srls?|spa|snc|sas|ditta|azienda|impresa|societa|start-?up|cooperativa|attivita|partita iva|negozio|bottega|studio)';
const ABOUT = '(?:(?:circa|quasi|appena|solo|soltanto|gia|poco|meno|piu|oltre|di|da) )*';
const BORN =
  '(?:apert|nat|costituit|avviat|attiv|operativ|iscritt|fondat|partit|in attivita|esist)[a-z]*(?: (?:la|una|l[ao]) (?:partita iva|ditta|attivita|azienda|societa|impresa))?';
const AGES = [
  // "Una srl di 7 anni", "un'azienda che ha 12 anni"
  new RegExp(
    `\\b${FIRM}(?: (?!e |ed )[a-z']+){0,3} (?:di|da|ha|con) ${ABOUT}${SPAN}\\b(?! (?:di (?:contratt|garanz|esperienz)|fa\\b))`,
  ),
  // "aperta da 4 anni", "aperta 4 anni fa"
  new RegExp(`\\b${BORN}\\b[^,.?]{0,12}?\\bda ${ABOUT}${SPAN}\\b`),
  new RegExp(`\\b${BORN}\\b[^,.?]{0,12}?\\b${SPAN} fa\\b`),
  new RegExp(`\\b(?:ho|abbiamo) ${ABOUT}${SPAN} di (?:attivita|vita|partita iva)\\b`),
  new RegExp(`\\b${SPAN} fa\\b.{0,12}\\b(?:ho|abbiamo) (?:apert|costituit|avviat)`),
];

/** For how many months a firm has been there, as a message tells of it; null where it does not. Text as read aloud. */
export function firmAgeMonths(text: string): number | null {
  const told = AGES.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  if (!told) return null;
  const count = /^\d/.test(told[1]!) ? Number(told[1]) : (readCardinal(told[1]!) ?? 1);
  return told[2]!.startsWith('ann') ? count * MONTHS_PER_YEAR : count;
}
