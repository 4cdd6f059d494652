import { numbersIn, type FoundNumber } from '#domain/numbers/numbers-in.ts';
import { fold } from './fold.ts';

type QueryNumbers = {
  /** Euro named in the query, largest last. */
  amounts: number[];
  years: number[];
  /** The text without them. */
  rest: string;
};

/** "Siamo in 40", "con 40 dipendenti": how many they are, not whom they look for. Large companies ask as such. */
const HEADCOUNT =
  /\b(?:con|siamo|siamo in|abbiamo|di|ho)\s+(\d{1,4})\s+(?:dipendenti|addetti|operai|lavoratori|collaboratori|persone|impiegati|soci)\b/g;
const LARGE_FROM = 250;
/** "2021-2027" names two years. */
const YEARS = /\b(20[1-3]\d)-(20[1-3]\d)\b/g;
/** "Transizione cinque punto zero". */
const VERSION = /\b(quattro|cinque|4|5) ?punto ?(?:zero|0)\b/g;
const VERSIONS: Readonly<Record<string, string>> = { quattro: '4', cinque: '5' };

/** Amounts and years as people write them: "50.000 euro", "50k", "centomila", "1,5 milioni", "bando 2026". */
export function readNumbers(query: string): QueryNumbers {
  const text = fold(query)
    .replace(YEARS, '$1 $2')
    .replace(VERSION, (_, word: string) => `${VERSIONS[word] ?? word}.0`)
    .replace(HEADCOUNT, (all: string, count: string) => (Number(count) < LARGE_FROM ? ' ' : all));
  const amounts: number[] = [];
  const years: number[] = [];
  let rest = '';
  let from = 0;
  for (const found of numbersIn(text)) {
    const kind = kindOf(found);
    if (kind === null) continue;
    (kind === 'year' ? years : amounts).push(found.value);
    rest += `${text.slice(from, found.at)} `;
    from = found.at + found.text.length;
  }
  return { amounts: amounts.sort((a, b) => a - b), years, rest: rest + text.slice(from) };
}

/** Other numbers ("under 35", "4.0", "50%") are words of the question. */
function kindOf({ text, unit, isScaled }: FoundNumber): 'year' | 'amount' | null {
  if (unit === 'percent') return null;
  if (unit === 'euro' || isScaled) return 'amount';
  if (/^20[1-3]\d$/.test(text)) return 'year';
  return /^\d{1,3}(?:\.\d{3})+$/.test(text) ? 'amount' : null;
}
