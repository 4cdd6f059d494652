import { MONTHS } from '#domain/numbers/months.ts';

const MONTH = `(?:${MONTHS.join('|')})(?:\\s+(?:20\\d\\d|prossimo))?`;
const YEAR =
  "(?:20\\d\\d|quest[’']anno|fine anno|(?:la )?fine (?:del 20\\d\\d|dell[’']anno)|l[’']anno(?: prossimo)?|il prossimo anno|\\d{1,2} mesi|l[’']estate)";
const WHEN = new RegExp(
  `(?:,\\s*)?(?<!\\p{L})(?:(?:entro|a|ad|da|dal|per|in|di|nel|fino a|prima di|verso)\\s+)?(?:(?:il|la|l[’'])\\s*)?(?:\\d{1,2}[°º]?\\s+)?(?:(?:fine|inizio|metà|mese)\\s+(?:di\\s+)?)?${MONTH}(?!\\p{L})` +
    `|(?:,\\s*)?(?<!\\p{L})(?:(?:entro|per|nel|dal|da|in)\\s+(?:il\\s+)?${YEAR}|quest[’']anno|l[’']anno prossimo|subito|al più presto|il prima possibile)(?!\\p{L})`,
  'giu',
);
/** What stands between a thing and its sum. Each phrase has one reading: "a" and "per" are words of their own. */
const BEFORE_SUM =
  /(?<![\s,;:.(–—-])[\s,;:.(–—-]*(?:(?<!\p{L})(?:da|per|circa|di|a|con|sui|intorno ai?|più o meno|attorno ai?|al (?:costo|prezzo) di|un (?:costo|prezzo|importo|totale) di|del (?:valore|costo) di|che (?:vale|viene)|(?:che |mi |ci )?(?:costa|costano))\s*)*[\s,;:.(–—-]*$/iu;
/** Longer than any way of saying it, and short enough to be tried from every letter. */
const AT_MOST = 200;

/** "un forno da", "un forno che costa": the words before a sum without those that lead to it. */
export function withoutLeadIn(before: string): string {
  const from = Math.max(0, before.length - AT_MOST);
  return before.slice(0, from) + before.slice(from).replace(BEFORE_SUM, '');
}

/** A phrase without when and where it happens, which a project keeps apart: "a marzo", "a Taranto". */
export function withoutAsides(words: string, places: readonly string[]): string {
  return places
    .filter((place) => place !== '')
    .reduce((text, place) => text.replace(placeIn(place), ' '), words.replace(WHEN, ' '))
    .replace(/\s{2,}/g, ' ')
    .replace(/(?<!\s)\s+(?=[,;.])/g, '')
    .trim();
}

const placeIn = (place: string): RegExp =>
  new RegExp(
    `(?:,\\s*)?(?:qui\\s+)?(?<!\\p{L})(?:a|ad|in|di|nel|nella|presso|vicino a|in provincia di|zona)\\s+${place.replace(/[^\p{L}\p{N}\s]/gu, '.')}(?:\\s*\\(\\p{L}{2}\\))?(?!\\p{L})`,
    'giu',
  );
