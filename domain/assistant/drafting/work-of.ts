import { MONTHS } from '#domain/numbers/months.ts';
import type { DraftPerson } from './draft-project.ts';
import { sharedStems, stemsOf } from './links.ts';
import type { Phase } from './phases.ts';

/** Months of the plan in which a person works; `isWhole`: all of them, because no month was named. */
export type Stint = { from: number; to: number; isWhole: boolean };

const RANGE = /\bmes[ei]\s+(\d{1,3})\s*(?:-|–|—|a|al|e)\s*(\d{1,3})\b/iu;
const SINCE = /\bdal(?:l[’'])?\s?mese\s+(\d{1,3})\b/iu;
const UNTIL = /\bfino al mese\s+(\d{1,3})\b/iu;
const ONE = /\bmese\s+(\d{1,3})\b/iu;
const LASTING = /\bper\s+(\d{1,3})\s+mesi\b/iu;

/** Called when needed: in which months, nobody can say. */
const ON_CALL =
  /(?<!\p{L})(?:a chiamata|al bisogno|quando serve|se serve|occasional\p{L}*|saltuari\p{L}*|stagional[ei])(?!\p{L})|^\d+ (?:settiman|giorn)/iu;
const NAMED = `(${MONTHS.join('|')})(?:\\s+(20\\d\\d))?`;
const SINCE_NAMED = new RegExp(`(?<!\\p{L})(?:da|dal mese di|a partire da)\\s+${NAMED}`, 'iu');
const UNTIL_NAMED = new RegExp(`(?<!\\p{L})(?:fino (?:a|ad)|(?<=da .{3,20} )(?:a|ad))\\s+${NAMED}`, 'iu');

/** "da marzo 2028" as a month of the plan; undefined where none is named, null where it cannot be placed. */
function monthNamed(words: RegExp, effort: string, startsOn: string | null): number | null | undefined {
  const [, name, year] = words.exec(effort) ?? [];
  if (name === undefined) return undefined;
  if (startsOn === null) return null;
  const [first, start] = startsOn.split('-').map(Number) as [number, number];
  const month = MONTHS.findIndex((each) => each === name.toLowerCase()) + 1;
  if (year !== undefined) return (Number(year) - first) * 12 + month - start + 1;
  return ((month - start + 12) % 12) + 1;
}

/** "60% nei mesi 1-5", "tempo pieno dal mese 10", "50% del tempo"; null where nobody says how much or the months are unclear. */
export function stintOf(effort: string, last: number, startsOn: string | null = null): Stint | null {
  if (effort.trim() === '' || last < 1 || ON_CALL.test(effort)) return null;
  const begins = monthNamed(SINCE_NAMED, effort, startsOn);
  const ends = monthNamed(UNTIL_NAMED, effort, startsOn);
  if (begins === null || ends === null) return null;
  if (begins !== undefined || ends !== undefined)
    return { from: Math.max(1, begins ?? 1), to: Math.min(last, ends ?? last), isWhole: false };
  const range = RANGE.exec(effort);
  if (range) return { from: Number(range[1]), to: Number(range[2]), isWhole: false };
  const since = SINCE.exec(effort)?.[1];
  if (since) return { from: Number(since), to: last, isWhole: false };
  const until = UNTIL.exec(effort)?.[1];
  if (until) return { from: 1, to: Number(until), isWhole: false };
  const one = ONE.exec(effort)?.[1];
  if (one) return { from: Number(one), to: Number(one), isWhole: false };
  const lasting = LASTING.exec(effort)?.[1];
  if (lasting && Number(lasting) < last) return null;
  return { from: 1, to: last, isWhole: true };
}

/** Trades by the words that roles, skills and activities share. */
const TRADES: readonly RegExp[] = [
  /software|programm|svilupp|\bapp\b|\bdev|\bCTO\b|\bAPI\b|piattaform|informatic|digital|online|\bsito\b|algoritm/i,
  /impiant|termotecn|termic|pomp[ae] di calore|fotovolt|caldai|energ|elettric/i,
  /produzion|\blinea\b|officin|fornai|macchin|mont[ao]|montagg|manutenz|\bforn[oi]\b|collaud|\bprove\b/i,
  /clinic|fisioterap|\bmedic|pazient|riabilit|infermier/i,
  /vendit|commercial|marketing|\blancio\b|client|negozi/i,
  /caseific|alimentar|\blatte\b|agronom|\bcampo\b|raccolt/i,
  /struttural|architett|ingegner|geometr|\blavori\b|edil/i,
  /archiv|catalog|museal|artistic|disegn/i,
  /\bcors[oi]\b|formazion|insegn|tutor/i,
  /hardware|elettronic|sensor|sched[ae]\b|gateway|custodi/i,
  /\bdat[ai]\b|scientist|previsio|statistic|\bmodell|algoritm/i,
];

/** Whether what a person does or has done is what an activity needs. */
export function isSkilledFor({ role, experience }: DraftPerson, { what }: Phase): boolean {
  const skills = `${role} ${experience}`;
  return (
    sharedStems(stemsOf(skills), stemsOf(what)) > 0 || TRADES.some((trade) => trade.test(skills) && trade.test(what))
  );
}

/** Somebody at work in a phase; `until`: the last of their months where the phase goes on without them. */
export type Hand = { person: DraftPerson; until: number | null };

/** Who works in a phase: those whose months fall in it, then those of the whole plan with its trade, else the first of them. */
export function handsOf(
  phase: Phase,
  people: readonly DraftPerson[],
  last: number,
  startsOn: string | null = null,
): Hand[] {
  const stints = people.map((person) => ({ person, stint: stintOf(person.effort, last, startsOn) }));
  const own = stints.flatMap(({ person, stint }) =>
    stint && !stint.isWhole && stint.from <= phase.to && stint.to >= phase.from
      ? [{ person, until: stint.to < phase.to ? stint.to : null }]
      : [],
  );
  const always = stints.filter(({ stint }) => stint?.isWhole).map(({ person }) => person);
  const skilled = always.filter((person) => isSkilledFor(person, phase));
  const isCovered = own.some(({ until }) => until === null);
  const others = skilled.length > 0 ? skilled : isCovered ? [] : always.slice(0, 1);
  return [...own, ...others.map((person) => ({ person, until: null }))].slice(0, 3);
}
