import type { AidReceived } from '#domain/companies/company-parts.ts';
import { daysIn } from '#domain/numbers/read-day.ts';
import { MONTHS } from '#domain/numbers/months.ts';
import { numbersIn } from '#domain/numbers/numbers-in.ts';
import type { Day } from '#domain/rules/day.ts';
import { fold } from '#domain/search/fold.ts';

/** An aid told in words: a day, or the first and the last it may have been. */
export type ToldAid = { amount: number; from: Day; to: Day; regime: AidReceived['regime'] };
export type ToldAids = { aids: ToldAid[]; isUsedUp: boolean };

const MINIMIS = /\bde ?minimis\b/;
/** Money that fills no de minimis ceiling, unless the same words call it so. */
const OTHER_REGIME =
  /\b(?:gber|651\/2014|in esenzione|regime di esenzione|notificat\w+|sabatini|transizione [45]|credito d.imposta|iperammortamento|fondo di garanzia|non (?:in )?de minimis|fuori de minimis)\b/;
const USED_UP =
  /\b(?:plafond|massimale|tetto|spazio|soglia|limite|disponibilita)[^.;]{0,30}de minimis[^.;]{0,30}(?:esaurit\w*|raggiunt\w*|pien\w+|finit\w*|satur\w+)|\bde minimis[^.;]{0,40}(?:esaurit\w+|satur\w+|al completo|usato per intero|tutto usato)|\besaurit\w+[^.;]{0,30}\bde minimis/;
const TOTAL = /\b(?:totale|in tutto|complessiv\w+|somma)\b/;
const LAST_THREE_YEARS = /\b(?:ultimi (?:tre|3) anni|ultimo triennio|nel triennio)\b/;

/** De minimis aid named in a text: "15.000 euro concessi il 20/05/2025 dalla Camera di commercio". */
export function readAidTold(text: string, today: Day): ToldAids {
  const folded = fold(text);
  if (!MINIMIS.test(folded)) return { aids: [], isUsedUp: false };
  const aids: ToldAid[] = [];
  let isMinimis = false;
  let isRecent = false;
  let total: ToldAid | null = null;
  for (const clause of folded.split(/;|(?<=\D)\.(?=\s|$)|\.\s|(?<=\d{4}\)?),\s|\se (?=\d|altri)/)) {
    if (MINIMIS.test(clause)) isMinimis = !/\bnon (?:in )?de minimis|fuori de minimis/.test(clause);
    else if (OTHER_REGIME.test(clause)) isMinimis = false;
    isRecent ||= LAST_THREE_YEARS.test(clause);
    const [money] = numbersIn(clause).filter(({ unit }) => unit === 'euro');
    if (!isMinimis || !money) continue;
    const span = spanIn(clause, today) ?? (isRecent ? { from: today, to: today } : null);
    const regime = /\bagricol\w+/.test(clause)
      ? 'de_minimis_agricolo'
      : /\bpesca\b/.test(clause)
        ? 'de_minimis_pesca'
        : 'de_minimis';
    const aid: ToldAid = { amount: money.value, regime, ...(span ?? { from: '1900-01-01', to: today }) };
    if (TOTAL.test(clause)) total ??= aid;
    else aids.push(aid);
  }
  return { aids: aids.length > 0 ? aids : total ? [total] : [], isUsedUp: USED_UP.test(folded) };
}

const MONTH = new RegExp(`\\b(${MONTHS.join('|')})\\s+(?:del\\s+)?(20\\d\\d)\\b`);

function spanIn(clause: string, today: Day): { from: Day; to: Day } | null {
  const [day] = daysIn(clause);
  if (day) return { from: day.day, to: day.day };
  const month = MONTH.exec(clause);
  if (month) {
    const number = String(MONTHS.findIndex((name) => name === month[1]) + 1).padStart(2, '0');
    return { from: `${month[2]!}-${number}-01`, to: `${month[2]!}-${number}-28` };
  }
  const year = /\b(20\d\d)\b/.exec(clause)?.[1];
  if (!year) return null;
  const last = `${year}-12-31`;
  return { from: `${year}-01-01`, to: last < today ? last : today };
}
