import { MONTHS } from '#domain/numbers/months.ts';
import { numbersIn } from '#domain/numbers/numbers-in.ts';
import { daysIn } from '#domain/numbers/read-day.ts';
import type { Day } from '#domain/rules/day.ts';
import type { DeMinimisRegime } from '#domain/tools/de-minimis/ledger.ts';

/** An aid that somebody says was received: as finely dated as they say, by whom, under which ceiling. */
export type ToldAidEntry = {
  amount: number;
  /** The last day on which it may have been granted, and how it was told ("2024-03", "2025"). */
  day: Day;
  told: string | null;
  regime: DeMinimisRegime;
  isLinked: boolean;
};

const RECEIVED =
  /\b(?:ho|abbiamo|ha|hanno|avevo|avevamo)\b(?: \w+){0,3} (?:gia )?(?:pres[oaie]|avut[oaie]|ricevut[oaie]|ottenut[oaie]|incassat[oaie]|percepit[oaie]|usat[oaie]|utilizzat[oaie])\b|\b(?:hanno|ha) (?:gia )?dat[oaie]\b|\b(?:ricevut[oi]|concess[oi]|ottenut[oi]|avut[oi]|pres[oi])\b/;
const MINIMIS = /\bde ?minimis\b|\bplafond\b|\bmassimale\b|\brna\b|\belement\w di aiuto\b/;
const LINKED =
  /\b(?:controllat\w|(?:che|di cui) (?:controll(?:iamo|o)|possed\w+|abbiamo il|ho il)|collegat\w|controllante|holding|consociat\w|sorella|gruppo|altra societa|altra azienda|altra ditta|incorpor\w+|fusion\w+|figlia)\b/;

/** Whose an aid is, where several are told: that of its clause, or of the clause before. */
const OWN = /\b(?:io|noi|ho|abbiamo|mi[ao] (?:azienda|ditta|impresa|societa))\b/;
const clauseAt = (text: string, at: number): string => {
  const start = Math.max(text.lastIndexOf(' e ', at), text.lastIndexOf(',', at), text.lastIndexOf(';', at), 0);
  const end = text.slice(at).search(/ e |,|;/);
  return text.slice(start, end === -1 ? text.length : at + end);
};
const YEAR = /\b20\d\d\b/;

export const isMoney = ({ value, unit, isScaled, text }: ReturnType<typeof numbersIn>[number]): boolean =>
  unit === 'euro' || (unit === null && (isScaled || (value >= 1000 && !/^(?:19|20)\d\d$/.test(text.trim()))));

/** "120mila a ottobre 2023 e 90mila a maggio 2025": each sum with the time beside it. Text as read aloud. */
export function toldAidsIn(text: string, today: Day, isFollowing: boolean, before = ''): ToldAidEntry[] {
  const parted = PART_OF.exec(text);
  if (!RECEIVED.test(text) && !((MINIMIS.test(text) || isFollowing) && /\b20\d\d\b/.test(text))) return [];
  if (!MINIMIS.test(text) && !isFollowing) return [];
  if (!parted) return entriesIn(text, today, before);
  const [whole, ...others] = entriesIn(text.slice(0, parted.index), today);
  return whole && others.length === 0
    ? partedFrom(whole, entriesIn(text.slice(parted.index), today))
    : entriesIn(text, today);
}

/** "180mila, di cui 50mila nel 2023": a part of the sum before, with a time of its own. */
const PART_OF = /\bdi cui\b|\bdei quali\b/;
/** What was told before, told anew: in parts, or with the right sum. Null where the message does neither. */
export function restatedAids(text: string, today: Day, before: readonly ToldAidEntry[]): ToldAidEntry[] | null {
  const last = before.at(-1);
  if (!last) return null;
  const parted = PART_OF.exec(text);
  const told = entriesIn(parted ? text.slice(parted.index) : text, today);
  if (told.length === 0) return null;
  if (parted && before.length === 1) return partedFrom(last, told);
  if (!CORRECTED.test(text) || told.length !== 1) return null;
  const [{ amount, told: when }] = told as [ToldAidEntry];
  // "Scusa, nel 2024 erano 80mila": the one of that time, else the last.
  const sameTime = before.findLastIndex((each) => when !== null && each.told !== null && isSameTime(each.told, when));
  const at = sameTime === -1 ? before.length - 1 : sameTime;
  return before.map((each, place) => (place === at ? { ...each, amount } : each));
}
/** "2024" and "2024-03" may be the same. */
const isSameTime = (one: string, other: string): boolean => one.startsWith(other) || other.startsWith(one);
const CORRECTED =
  /^(?:(?:ah|no|anzi|scusa|scusami|aspetta|pardon)[ ,]+)+|\b(?:mi correggo|ho (?:sbagliato|guardato meglio|controllato)|mi sono sbagliat[oa])\b/;
function partedFrom(whole: ToldAidEntry, parts: readonly ToldAidEntry[]): ToldAidEntry[] {
  const rest = whole.amount - parts.reduce((sum, { amount }) => sum + amount, 0);
  return rest < 0 ? [whole] : [...parts, ...(rest > 0 ? [{ ...whole, amount: rest }] : [])];
}

function entriesIn(text: string, today: Day, before = ''): ToldAidEntry[] {
  const money = numbersIn(text)
    .filter(isMoney)
    .filter((found) => !isPlannedAt(text, found));
  const regime = regimeIn(text, before);
  let isLinked = false;
  // "A giugno 180mila, a febbraio altri 70mila": the time stands before each sum, not after.
  const [first, last] = [money[0], money.at(-1)];
  const isTimeFirst =
    money.length > 1 &&
    timeIn(text.slice(0, first!.at), today) !== null &&
    timeIn(text.slice(last!.at + last!.text.length), today) === null;
  return money.map((found, at) => {
    const clause = clauseAt(text, found.at);
    isLinked = money.length === 1 ? LINKED.test(text) : LINKED.test(clause) || (isLinked && !OWN.test(clause));
    const start = found.at + found.text.length;
    const end = money[at + 1]?.at ?? text.length;
    const before = text.slice(at === 0 ? 0 : money[at - 1]!.at + money[at - 1]!.text.length, found.at);
    const after = text.slice(start, end);
    const following = isTimeFirst ? null : timeIn(after, today, YEAR.exec(before)?.[0]);
    const time = following ?? timeIn(before, today);
    return {
      amount: found.value,
      day: time?.day ?? today,
      told: time?.told ?? null,
      regime,
      isLinked,
    };
  });
}

/** "… ci stanno altri 150mila?": a sum that is only thought of. */
const PLANNED =
  /\b(?:altr[iae]|(?:ci|mi|ce ne) st(?:a|anno)|ne (?:chied\w+|vorrei|voglio|volessi)|(?:posso|possiamo|potrei|potremmo|vorrei|vorremmo|voglio|vogliamo|volessi|vorrebbe\w*) (?:anche |ora |adesso |ancora )?(?:chied\w+|prend\w+|aver\w*|ricev\w+|otten\w+|far\w*)|se (?:ora |adesso |poi )?(?:chied\w+|prend\w+|arriv\w+)|nuov[oi] (?:contribut|aiut|band)\w+ (?:da|di))[^.;?]{0,30}$/;
/** "Il voucher da 30mila lo prendiamo?" */
const PLANNED_AFTER =
  /^[^.;?]{0,12}\b(?:me |ce )?(?:l[oaie]|ne) (?:poss\w+|potre\w+|prend\w+|chied\w+|otten\w+|danno|darebbero|concedono)\b/;
/** "E altri 50mila nel 2024" were received, whatever the word before them. */
const isPlannedAt = (text: string, { at, text: written }: ReturnType<typeof numbersIn>[number]): boolean =>
  (PLANNED.test(text.slice(0, at)) || PLANNED_AFTER.test(text.slice(at + written.length))) &&
  !DATED_BEFORE.test(text.slice(0, at)) &&
  !YEAR.test(text.slice(at + written.length, at + written.length + DATED_CHARS));
/** "… a febbraio 2026 altri": received then. */
const DATED_BEFORE = new RegExp(
  `(?:\\b20\\d\\d|\\b(?:${MONTHS.join('|')}))[ ,]+(?:(?:e|poi|ancora|anche) )*altr[ie] $`,
);
const DATED_CHARS = 20;
/** The sums of a text that nobody has received yet. */
export const plannedIn = (text: string): number[] =>
  numbersIn(text).flatMap((found) => (isMoney(found) && isPlannedAt(text, found) ? [found.value] : []));

export function regimeIn(text: string, before = ''): DeMinimisRegime {
  const told = regimeOf(text);
  return told === 'de_minimis' && before !== '' ? regimeOf(before) : told;
}

function regimeOf(text: string): DeMinimisRegime {
  if (/\bagricol\w+|\bproduzione primaria\b/.test(text)) return 'de_minimis_agricolo';
  if (
    /\bpesca\b|\bpesch(?:iamo|erecc\w+|eria)\b|\bpescator\w+|\bacquacoltur\w+|\bittic\w+|\bmitil\w+|\bmolluschicoltur\w+|\b(?:allev|coltiv)\w+ (?:vongole|cozze|ostriche|orate|branzini|trote|pesci)\b/.test(
      text,
    )
  )
    return 'de_minimis_pesca';
  return /\bsieg\b|\binteresse economico generale\b/.test(text) ? 'de_minimis_sieg' : 'de_minimis';
}

const MONTH = new RegExp(`\\b(${MONTHS.join('|')})\\b\\s*(?:del\\s+|dell')?(?:anno\\s+)?(20\\d\\d|scorso)?`);

function timeIn(text: string, today: Day, otherYear?: string): { day: Day; told: string } | null {
  const [day] = daysIn(text);
  if (day) return { day: day.day, told: day.day };
  const month = MONTH.exec(text);
  if (month) {
    const number = String(MONTHS.findIndex((name) => name === month[1]) + 1).padStart(2, '0');
    const thisYear = Number(today.slice(0, 4));
    // "Nel 2023 a dicembre": the year may stand before its month.
    const named = month[2] ?? YEAR.exec(text)?.[0] ?? otherYear ?? '';
    const year = /^20/.test(named)
      ? named
      : String(`${thisYear}-${number}` <= today.slice(0, 7) ? thisYear : thisYear - 1);
    return { day: `${year}-${number}-28`, told: `${year}-${number}` };
  }
  const year = /\b(20\d\d)\b/.exec(text)?.[1] ?? yearAgo(text, today);
  if (!year) return null;
  const last = `${year}-12-31`;
  return { day: last < today ? last : today, told: year };
}

function yearAgo(text: string, today: Day): string | null {
  if (/\b(?:anno scorso|l'anno passato)\b/.test(text)) return String(Number(today.slice(0, 4)) - 1);
  const ago = /\b(un|due|tre|quattro|cinque|\d) ann[oi] fa\b/.exec(text)?.[1];
  if (!ago) return /\bquest'anno\b/.test(text) ? today.slice(0, 4) : null;
  const count = Number(ago) || ['', 'un', 'due', 'tre', 'quattro', 'cinque'].indexOf(ago);
  return String(Number(today.slice(0, 4)) - count);
}
