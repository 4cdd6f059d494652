import { atecoMeaning } from '#domain/companies/ateco-activity.ts';
import type { Range } from '#domain/rules/pmi.ts';
import type { LegalForm, Sector } from '#domain/vocabulary.ts';
import { aidRooms, type DeMinimisRooms } from './aid-rooms.ts';
import type { CompanyFacts } from '#domain/companies/company.ts';
import type { TextFacts } from './facts-from-text.ts';
import { BAND_RANGES } from './size-range.ts';

/** Facts that more than one place tells: no verdict rests on them while they disagree (ELI-10). */
export const CONTRADICTED_FACTS = [
  'employees',
  'revenue',
  'legal_form',
  'founded',
  'sector',
  'women_led',
  'group',
  'equity',
  'aid',
] as const;
export type ContradictedFact = (typeof CONTRADICTED_FACTS)[number];
/** Where one side stands: the profile, its band, the description or name, the codes, the lists, the ledger of aid. */
export type SideSource = 'profilo' | 'fascia' | 'descrizione' | 'ateco' | 'elenco' | 'bilancio' | 'registro';
export type SideValue =
  | { kind: 'people'; range: Range }
  | { kind: 'euro'; range: Range }
  | { kind: 'year'; year: number }
  | { kind: 'form'; form: LegalForm }
  | { kind: 'sectors'; sectors: Sector[] }
  | { kind: 'answer'; answer: boolean };
export type Side = { source: SideSource; value: SideValue };
/** `key` names the very values: settled once, it comes back only when one of them changes. */
export type Contradiction = { fact: ContradictedFact; sides: [Side, Side]; key: string };

const people = (source: SideSource, range: Range): Side => ({ source, value: { kind: 'people', range } });
const euro = (source: SideSource, range: Range): Side => ({ source, value: { kind: 'euro', range } });
const point = (value: number): Range => ({ min: value, max: value });
const around = (value: number, share: number, least: number): Range => {
  const room = Math.max(value * share, least);
  return { min: value - room, max: value + room };
};
const isApart = (one: Range, other: Range) => one.max < other.min || other.max < one.min;

/** Words round figures off: a fifth more or less, or two people, is the same firm. */
const TOLD = { share: 0.2, people: 2, euro: 0 } as const;

/** Every pair of sources that cannot both be right and that nobody has settled. */
export function contradictionsIn(
  company: CompanyFacts,
  told: TextFacts,
  today: string,
  rooms?: DeMinimisRooms,
): Contradiction[] {
  const found = [
    figures(
      'employees',
      company.employeesExact,
      company.employeeBand && BAND_RANGES.employees[company.employeeBand],
      told.employees,
    ),
    figures(
      'revenue',
      company.revenueExact,
      company.revenueBand && BAND_RANGES.revenue[company.revenueBand],
      told.revenue,
    ),
    forms(company, told),
    founded(company, told),
    sectors(company),
    answers('women_led', company.isWomenLed, told.isWomenLed),
    groups(company, told),
    equity(company),
    aid(company, today, rooms),
  ];
  return found.flatMap((pair) => {
    if (pair === null) return [];
    const key = `${pair.fact}:${pair.sides.map(({ source, value }) => `${source}=${JSON.stringify(value)}`).join('|')}`;
    return company.settled.includes(key) ? [] : [{ ...pair, key }];
  });
}

type Pair = Omit<Contradiction, 'key'> | null;

function figures(fact: 'employees' | 'revenue', exact: number | null, band: Range | null, told: number | null): Pair {
  const side = fact === 'employees' ? people : euro;
  if (exact !== null && band && isApart(point(exact), band)) {
    return { fact, sides: [side('profilo', point(exact)), side('fascia', band)] };
  }
  if (told === null) return null;
  const words = around(told, TOLD.share, fact === 'employees' ? TOLD.people : TOLD.euro);
  const known = exact === null ? band : point(exact);
  if (!known || !isApart(known, words)) return null;
  return { fact, sides: [side(exact === null ? 'fascia' : 'profilo', known), side('descrizione', point(told))] };
}

/** Forms that one firm may bear together: a registered startup is also an S.r.l. */
const COMPANIES: readonly LegalForm[] = [
  'srl',
  'srls',
  'spa',
  'startup-innovativa',
  'pmi-innovativa',
  'cooperativa',
  'stp',
];
const VAGUE: readonly LegalForm[] = ['altro', 'da-costituire', 'ets', 'consorzio'];

function forms({ legalForm }: CompanyFacts, { legalForm: told, isToBeFounded }: TextFacts): Pair {
  if (legalForm === null || told === null || legalForm === told || isToBeFounded) return null;
  if (VAGUE.includes(legalForm) || VAGUE.includes(told)) return null;
  if (COMPANIES.includes(legalForm) && COMPANIES.includes(told)) return null;
  const side = (source: SideSource, form: LegalForm): Side => ({ source, value: { kind: 'form', form } });
  return { fact: 'legal_form', sides: [side('profilo', legalForm), side('descrizione', told)] };
}

function founded({ foundedOn, foundedYear }: CompanyFacts, told: TextFacts): Pair {
  const year = foundedOn === null ? foundedYear : Number(foundedOn.slice(0, 4));
  // "Dal 1961" is often the family's trade: only a firm younger in its own words is at odds.
  if (year === null || told.foundedYear === null || told.foundedYear <= year) return null;
  const side = (source: SideSource, value: number): Side => ({ source, value: { kind: 'year', year: value } });
  return { fact: 'founded', sides: [side('profilo', year), side('descrizione', told.foundedYear)] };
}

function sectors({ sector, atecoCodes }: CompanyFacts): Pair {
  const [main] = atecoCodes;
  const own = [...new Set(atecoCodes.flatMap((code) => atecoMeaning(code)?.sectors ?? []))];
  if (sector === null || sector === 'other' || main === undefined || own.length === 0) return null;
  if (own.includes(sector) || own.includes('other')) return null;
  const side = (source: SideSource, all: Sector[]): Side => ({ source, value: { kind: 'sectors', sectors: all } });
  return { fact: 'sector', sides: [side('profilo', [sector]), side('ateco', own)] };
}

const answer = (source: SideSource, value: boolean): Side => ({ source, value: { kind: 'answer', answer: value } });

function answers(fact: 'women_led', profile: boolean | null, told: boolean | null): Pair {
  if (profile === null || told === null || profile === told) return null;
  return { fact, sides: [answer('profilo', profile), answer('descrizione', told)] };
}

function groups({ hasGroup, relatedCompanies }: CompanyFacts, { group }: TextFacts): Pair {
  if (hasGroup !== false) return null;
  if (relatedCompanies.length > 0) return { fact: 'group', sides: [answer('profilo', false), answer('elenco', true)] };
  return group.isInGroup ? { fact: 'group', sides: [answer('profilo', false), answer('descrizione', true)] } : null;
}

/** Own funds are part of the balance total: they are never more. */
function equity({ netEquity, balanceExact }: CompanyFacts): Pair {
  if (netEquity === null || balanceExact === null || netEquity <= balanceExact) return null;
  return { fact: 'equity', sides: [euro('bilancio', point(netEquity)), euro('profilo', point(balanceExact))] };
}

/** The ledger and the words of the profile leave rooms that differ. */
function aid(company: CompanyFacts, today: string, rooms: DeMinimisRooms | undefined): Pair {
  const listed = rooms?.de_minimis;
  if (listed === undefined) return null;
  const told = aidRooms(company, today).de_minimis;
  if (told === undefined || Math.abs(listed - told) <= ROUNDED) return null;
  return { fact: 'aid', sides: [euro('registro', point(listed)), euro('profilo', point(told))] };
}
const ROUNDED = 1000;
