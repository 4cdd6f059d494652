import { fold } from './fold.ts';

type QueryNumbers = {
  /** Euro named in the query, largest last. */
  amounts: number[];
  years: number[];
  /** The text without them. */
  rest: string;
};

const UNIT = '(k|mila|mille|mln|ml|milion[ei]|mio|miliard[oi]|mld)';
const NUMBER = '(\\d{1,3}(?:[.\\s]\\d{3})+(?:,\\d+)?|\\d+(?:[.,]\\d+)?)';
const AMOUNT = new RegExp(`(?:€\\s*)?\\b${NUMBER}\\s*${UNIT}?\\b\\s*(?:di\\s+)?(euro|eur|€)?`, 'g');
const TIMES: Record<string, number> = { k: 1e3, mila: 1e3, mille: 1e3, mln: 1e6, ml: 1e6, mio: 1e6, mld: 1e9 };
const WORDS: Record<string, string> = {
  mezzo: '0.5',
  un: '1',
  uno: '1',
  due: '2',
  tre: '3',
  quattro: '4',
  cinque: '5',
  dieci: '10',
  venti: '20',
  trenta: '30',
  quaranta: '40',
  cinquanta: '50',
  cento: '100',
  duecento: '200',
  cinquecento: '500',
};

/** "Siamo in 40", "con 40 dipendenti": how many they are, not whom they look for. Large companies ask as such. */
const HEADCOUNT =
  /\b(?:con|siamo|siamo in|abbiamo|di|ho)\s+(\d{1,4})\s+(?:dipendenti|addetti|operai|lavoratori|collaboratori|persone|impiegati|soci)\b/g;
const LARGE_FROM = 250;

/** Amounts and years as people write them: "50.000 euro", "50k", "centomila", "1,5 milioni", "bando 2026". */
export function readNumbers(query: string): QueryNumbers {
  const amounts: number[] = [];
  const years: number[] = [];
  const text = fold(query)
    .replace(/\b(quattro|cinque|4|5) ?punto ?(?:zero|0)\b/g, (_, word: string) => `${WORDS[word] ?? word}.0`)
    .replace(/\b([a-z]+?)mila\b/g, (all, word: string) => (word in WORDS ? `${WORDS[word]} mila` : all))
    .replace(
      /\b(mezzo|un|due|tre|cinque|dieci|venti) (milion[ei])\b/g,
      (_, word: string, unit: string) => `${WORDS[word]} ${unit}`,
    );
  const rest = text
    .replace(HEADCOUNT, (all: string, count: string) => (Number(count) < LARGE_FROM ? ' ' : all))
    .replace(AMOUNT, (all: string, digits: string, unit: string | undefined, euro: string | undefined) => {
      const value = toNumber(digits) * unitOf(unit);
      if (unit === undefined && euro === undefined && !all.includes('€')) {
        if (/^20[1-3]\d$/.test(digits)) {
          years.push(value);
          return ' ';
        }
        if (!/^\d{1,3}(?:\.\d{3})+$/.test(digits)) return all;
      }
      amounts.push(value);
      return ' ';
    });
  return { amounts: amounts.sort((a, b) => a - b), years, rest };
}

function toNumber(digits: string): number {
  if (/^\d{1,3}(?:[.\s]\d{3})+/.test(digits)) return Number(digits.replace(/[.\s]/g, '').replace(',', '.'));
  return Number(digits.replace(',', '.'));
}

function unitOf(unit: string | undefined): number {
  if (unit === undefined) return 1;
  if (unit.startsWith('milion')) return 1e6;
  if (unit.startsWith('miliard')) return 1e9;
  return TIMES[unit] ?? 1;
}
