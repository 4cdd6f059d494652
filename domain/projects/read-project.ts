import type { Gazetteer } from '#domain/geography/gazetteer.ts';
import { daysIn } from '#domain/numbers/read-day.ts';
import { MONTHS } from '#domain/numbers/months.ts';
import { NUMBER, numbersIn, type FoundNumber } from '#domain/numbers/numbers-in.ts';
import { readInteger } from '#domain/numbers/read-number.ts';
import type { Day } from '#domain/rules/day.ts';
import { fold } from '#domain/search/fold.ts';
import { capital } from '#domain/writing/phrases.ts';
import { withoutAsides, withoutLeadIn } from './asides.ts';
import { costKindsIn } from './cost-kinds.ts';
import { costName, isWork, wantedIn } from './wanting-words.ts';
import { wishWords } from './wish-words.ts';
import { NO_PROJECT, PROJECT_CAPS, type CostLine, type Project } from './project.ts';

type Places = Pick<Gazetteer, 'find'>;

/** One line in plain words is enough: "forno nuovo, 40.000 €, marzo, a Taranto" (PRJ-1). */
export function readProject(sentence: string, gazetteer: Places, today: Day): Project {
  const description = sentence.trim().slice(0, PROJECT_CAPS.description);
  const spent = spendOf(description, moneyIn(description), gazetteer);
  return {
    ...NO_PROJECT,
    title: titleOf(wishWords(description, gazetteer).wish, spent.costs),
    description,
    ...spent,
    ...placeOf(description, gazetteer),
    ...timeOf(fold(description), today),
    ordered: orderedIn(fold(description)),
    hires: hiresIn(fold(description)),
  };
}

const SCALED = /(?:^|[\d\s])(?:mila|k|mln|milion[ei]|mio|mld)$/;
/** "30mila" without a currency is still money; a bare "1998" or "2 persone" is none. */
const moneyIn = (text: string): FoundNumber[] =>
  numbersIn(text).filter(({ unit, text: written }) => unit === 'euro' || (unit === null && SCALED.test(fold(written))));

const TOTAL =
  /\b(?:in tutto|in totale|totale|complessiv\w+|budget|preventivo totale|spesa (?:prevista|totale))\W*(?:di|circa|e|:)?\W*$/;

/** One sum is the spend; several are lines, unless one says that it is the total. */
function spendOf(text: string, money: readonly FoundNumber[], places: Places): Pick<Project, 'spend' | 'costs'> {
  const ends = money.map(({ at, text: written }) => at + written.length);
  const lines = money.map((found, at) => ({
    amount: found.value,
    before: text.slice(at === 0 ? 0 : ends[at - 1]!, found.at),
    after: text.slice(ends[at], money[at + 1]?.at),
  }));
  const total = lines.find(({ before }) => TOTAL.test(fold(before).trim()));
  const parts = lines.filter((line) => line !== total);
  // "40.000 € per un forno e 35.000 € per un furgone": what a sum is for comes after it.
  const isAfter = parts.length > 1 && parts.every(({ after }) => PAYS_FOR.test(after));
  const costs = parts.flatMap(({ amount, before, after }, at) =>
    lineOf(isAfter ? (after.replace(PAYS_FOR, '').split(CLAUSE)[0] ?? '') : before, amount, places, at === 0),
  );
  if (total) return { spend: total.amount, costs };
  if (lines.length === 0) return { spend: null, costs: [] };
  const sum = lines.reduce((all, line) => all + line.amount, 0);
  return { spend: sum, costs: lines.length > 1 ? costs : [] };
}
const PAYS_FOR = /^\s*(?:(?:ci |mi )?serv(?:ono|e)\s+)?(?:per|di|vanno a(?:l|lla|i|lle|gli)?)\s+(?=\p{L})/iu;
const CLAUSE = /[,;.]|\s+(?:e|ed|più)\s*$/u;
/** "un forno elettrico, molto efficiente, da 40.000 €": the thing stands before what is said of it. */
const GOES_ON =
  /^(?:molto|più|anche|già|completo|completa|compres[oaie]|inclus[oaie]|con|di|che|per|in|a|da|al|senza)\s/i;

function lineOf(told: string, amount: number, places: Places, isFirst: boolean): CostLine[] {
  const names = places.find(told).map(({ name }) => name);
  const words = withoutAsides(withoutLeadIn(told), names);
  const parts = words.split(/[,;.:]/).map((part) => part.trim());
  const named = parts.findLast((part) => part !== '' && !GOES_ON.test(part)) ?? '';
  const name = withoutLeadIn(costName(named)).slice(0, PROJECT_CAPS.category).trim();
  const category = isFirst ? capital(name) : name;
  return costKindsIn(category).length > 0 || category.length > 2 ? [{ category, amount }] : [];
}

/** The words before the first figure, place or month: what it is, not what it costs; all the lines where it is one of them. */
function titleOf(text: string, costs: readonly CostLine[]): string | null {
  const [first = ''] = text.split(
    /[,;.:\n(]|\s(?:da|per|a|con|entro|circa|di)\s(?=\d)|\d{4,}|\d{2,3}(?!\s(?!mila|euro|mln|milion)\p{Ll}{3,})/u,
  );
  const { verb, thing } = wantedIn(first);
  const told = isWork(verb) ? `${verb} ${thing}` : costName(first).replace(NEXT_ARTICLE, '$1');
  const [line = '', ...others] = costs.map(({ category }) => category);
  const isLine = told === '' || JUST_SPENDS.test(told) || fold(told) === fold(line);
  const all = [line, ...(others.length < 3 ? others : [])].join(', ').replace(/, (?=[^,]*$)/, ' e ');
  const name = isLine && line !== '' ? all.replace(' e e', ' ed e') : told;
  const title = name.slice(0, PROJECT_CAPS.title).trim();
  return title === '' ? null : capital(title);
}
/** "Trattore nuovo e un frantoio": the first has lost its article too. */
const NEXT_ARTICLE = /( ed? |, )(?:(?:un|uno|una) |un[’'])/giu;
const JUST_SPENDS = /^(?:spendere|investire)$/i;

function placeOf(text: string, gazetteer: Places): Pick<Project, 'region' | 'province' | 'city'> {
  const places = gazetteer.find(text);
  const place = places.find(({ kind }) => kind === 'comune') ?? places.find(({ province }) => province) ?? places[0];
  return {
    region: place?.region ?? null,
    province: place?.province ?? null,
    city: place?.kind === 'comune' ? place.name : null,
  };
}

const NAMES = MONTHS.join('|');
const MONTH = new RegExp(`\\b(${NAMES})(?:\\s+(20\\d\\d))?\\b`, 'g');
/** What is delivered or ready then was ordered before. */
const ENDS =
  /\b(?:entro|fino al?|finire|termin\w+|conclud\w+|al|(?:consegn|collaud|install)\w+|pront[oaie]|in funzione|operativ[oaie])\s+(?:(?:previst|stimat|attes)[oaie]\s+)?(?:(?:il|a|ad|per|in|nel|entro|fine|la fine di)\s+)*$/;
const SEASONS = { primavera: ['03', '05'], estate: ['06', '08'], autunno: ['09', '11'] } as const;
const SEASON = /\b(primavera|estate|autunno)(?:\s+(?:del\s+)?(20\d\d))?\b/g;

/** Days as written, else months, which are the next to come, else a year. */
function timeOf(text: string, today: Day): Pick<Project, 'startsOn' | 'endsOn'> {
  const days = daysIn(text).map(({ day, at }) => ({ first: day, last: day, at }));
  const months =
    days.length > 0
      ? []
      : [
          ...[...text.matchAll(MONTH)].map((match) => monthAt(match, today)),
          ...[...text.matchAll(SEASON)].map((match) => seasonAt(match, today)),
        ];
  const years =
    days.length + months.length > 0
      ? []
      : [...text.matchAll(/\b(?:nel|entro il|per il|dal)\s+(20\d\d)\b/g)].map(yearAt);
  const found = [...days, ...months, ...years].filter(({ last }) => last >= today).sort((a, b) => a.at - b.at);
  const [one, two] = found;
  if (!one) return { startsOn: null, endsOn: null };
  if (two) return one.first <= two.last ? { startsOn: one.first, endsOn: two.last } : { startsOn: null, endsOn: null };
  const isEnd = ENDS.test(text.slice(0, one.at));
  if (isEnd) return { startsOn: null, endsOn: one.last };
  return { startsOn: one.first, endsOn: years.length > 0 ? one.last : null };
}

type Span = { first: Day; last: Day; at: number };

function monthAt(match: RegExpMatchArray, today: Day): Span {
  const month = String(MONTHS.findIndex((name) => name === match[1]) + 1).padStart(2, '0');
  const thisYear = today.slice(0, 4);
  const year = match[2] ?? (`${thisYear}-${month}` > today.slice(0, 7) ? thisYear : String(Number(thisYear) + 1));
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return { first: `${year}-${month}-01`, last: `${year}-${month}-${last}`, at: match.index ?? 0 };
}

/** "In primavera": the next to come, where no year is told. */
function seasonAt(match: RegExpMatchArray, today: Day): Span {
  const [from, to] = SEASONS[match[1] as keyof typeof SEASONS];
  const thisYear = today.slice(0, 4);
  const year = match[2] ?? (`${thisYear}-${from}` > today.slice(0, 7) ? thisYear : String(Number(thisYear) + 1));
  const last = new Date(Date.UTC(Number(year), Number(to), 0)).getUTCDate();
  return { first: `${year}-${from}-01`, last: `${year}-${to}-${last}`, at: match.index ?? 0 };
}

const yearAt = (match: RegExpMatchArray): Span => ({
  first: `${match[1]!}-01-01`,
  last: `${match[1]!}-12-31`,
  at: (match.index ?? 0) + match[0].length - 4,
});

const DONE =
  /\bgia (?:ordinat\w+|comprat\w+|acquistat\w+|firmat\w+|pagat\w+|iniziat\w+|avviat\w+|versat\w+)|\b(?:ho|abbiamo|hanno) (?:gia )?(?:ordinato|comprato|acquistato|firmato|versato|dato l.acconto|pagato)|\blavori (?:gia )?(?:iniziati|in corso|avviati)|\bordin[ei] gia (?:fatt|inviat|firmat)/;
const NOT_DONE =
  /\bnon (?:ho|abbiamo|ha|hanno|e|sono)?\s?(?:ancora\s|stat[oaie]\s)*(?:ancora\s)?(?:ordinat\w+|comprat\w+|acquistat\w+|firmat\w+|pagat\w+|iniziat\w+|avviat\w+)|\bniente (?:di )?ordinat\w+|\bnessun ordine/;

function orderedIn(text: string): boolean | null {
  if (NOT_DONE.test(text)) return false;
  return DONE.test(text) ? true : null;
}

const HIRES = new RegExp(
  `\\b(?:assum\\w+|assunzion\\w+ di|inserir\\w+|prend(?:ere|iamo|o))\\s+(?:altr[ie]\\s+|almeno\\s+)?(${NUMBER})\\s+(?:nuov[ie]\\s+)?(?:person\\w+|dipendent\\w+|addett\\w+|ragazz\\w+|operai\\w*|lavorator\\w+|apprendist\\w+|tecnic\\w+|giovan\\w+|donn[ea]|educator\\w+|educatric\\w+|commess\\w+|impiegat\\w+|autist\\w+|infermier\\w+|camerier\\w+)`,
);

/** "Assumiamo altre tre persone", in a folded text. */
export function hiresIn(text: string): number | null {
  const match = HIRES.exec(text);
  const people = match ? readInteger(match[1]!) : null;
  return people !== null && people <= PROJECT_CAPS.hires ? people : null;
}
