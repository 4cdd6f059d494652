import { MONTHS } from '#domain/numbers/months.ts';

const MONTH = `(?:${MONTHS.join('|')})(?:\\s+(?:20\\d\\d|prossimo))?`;
const YEAR =
  "(?:20\\d\\d|quest[’']anno|fine anno|(?:la )?fine (?:del 20\\d\\d|dell[’']anno)|l[’']anno(?: prossimo)?|il prossimo anno|\\d{1,2} mesi|l[’']estate)";
const WHEN = new RegExp(
  `(?:,\\s*)?(?<!\\p{L})(?:(?:entro|a|ad|da|dal|per|in|di|nel|fino a|prima di|verso)\\s+)?(?:(?:il|la|l[’'])\\s*)?(?:\\d{1,2}[°º]?\\s+)?(?:(?:fine|inizio|metà|mese)\\s+(?:di\\s+)?)?${MONTH}(?!\\p{L})` +
    `|(?:,\\s*)?(?<!\\p{L})(?:(?:entro|per|nel|dal|da|in)\\s+(?:il\\s+)?${YEAR}|quest[’']anno|l[’']anno prossimo|subito|al più presto|il prima possibile)(?!\\p{L})`,
  'giu',
);
/** "da", "che costa", "del valore di": what stands between a thing and its sum. */
export const BEFORE_SUM =
  /[\s,;:.(–—-]*(?:(?<!\p{L})(?:da|per|circa|di|a|con|sui|intorno a[i]?|più o meno|attorno a[i]?|al (?:costo|prezzo) di|(?:per )?un (?:costo|prezzo|importo|totale) di|del (?:valore|costo) di|che (?:costa|costano|vale|viene)(?: a)?|(?:mi |ci )?(?:costa|costano))\s*)*[\s,;:.(–—-]*$/iu;

/** A phrase without when and where it happens, which a project keeps apart: "a marzo", "a Taranto". */
export function withoutAsides(words: string, places: readonly string[]): string {
  return places
    .filter((place) => place !== '')
    .reduce((text, place) => text.replace(placeIn(place), ' '), words.replace(WHEN, ' '))
    .replace(/\s{2,}/g, ' ')
    .replace(/\s+(?=[,;.])/g, '')
    .trim();
}

const placeIn = (place: string): RegExp =>
  new RegExp(
    `(?:,\\s*)?(?:qui\\s+)?(?<!\\p{L})(?:a|ad|in|di|nel|nella|presso|vicino a|in provincia di|zona)\\s+${place.replace(/[^\p{L}\p{N}\s]/gu, '.')}(?:\\s*\\(\\p{L}{2}\\))?(?!\\p{L})`,
    'giu',
  );
