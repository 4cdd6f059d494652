import { numbersIn } from '#domain/numbers/numbers-in.ts';
import { daysIn } from '#domain/numbers/read-day.ts';
import { costKindsIn, paysFor, type CostKind } from '#domain/projects/cost-kinds.ts';
import { sharedStems, stemsOf } from './links.ts';
import { changeOf } from './kpi-change.ts';
import type { DraftKpi } from './draft-project.ts';
import { itemsIn } from './grammar/tellings.ts';

/** How long the call gives for the work, and from when it counts: "entro 12 mesi dal contratto", "entro 3 anni dalla concessione"; `told`: as the call counts it. */
export type TimeAllowed = { months: number; since: string; told: string };
const TIME =
  /\b(?:entro|in|massim[oa](?: di)?|al massimo|non oltre(?: i)?|superiore a)\s+(\d{1,2}) (mesi|anni|anno)\b(?:\s+(d(?:al\s|alla\s|all['’])\p{L}+))?/iu;

export function timeAllowed(rules: readonly string[]): TimeAllowed | null {
  const told = rules.flatMap((rule) => {
    if (!/\b(?:conclu|realizz|complet|chiud|termin|spese|durata|progett|programm|investiment)/i.test(rule)) return [];
    if (/\bconserv|mantener|rimborso|costituire|sede\b|costituit/i.test(rule)) return [];
    const match = TIME.exec(rule);
    if (!match) return [];
    return [
      {
        months: Number(match[1]) * (match[2] === 'mesi' ? 1 : 12),
        since: match[3] ?? '',
        told: `${match[1]!} ${match[2]!.toLowerCase()}`,
      },
    ];
  });
  return told.toSorted((one, other) => one.months - other.months || other.since.length - one.since.length)[0] ?? null;
}

/** The day by which the work has to be over: "progetti conclusi entro il 31 dicembre 2025"; null where no rule says it. */
export function lastDayAllowed(rules: readonly string[]): string | null {
  const told = rules.flatMap((rule) => {
    if (
      !/\b(?:conclu|realizz|complet|chiu[ds]|termin|ultim|sostenut|durata|progett|programm|investiment|lavori)/i.test(
        rule,
      )
    )
      return [];
    if (
      /\b(?:domand|istanz|candidat|concession|invi[oa]|presenta|rendicont|richiest|erogaz|iscri|costitui)/i.test(rule)
    )
      return [];
    return daysIn(rule).filter(({ at }) =>
      /\b(?:entro|non oltre)(?: e non oltre)?(?: (?:il|lo))? ?(?:l['’])?$/i.test(rule.slice(0, at).trimEnd()),
    );
  });
  return told.map(({ day }) => day).sort()[0] ?? null;
}

/** "Ridurre le emissioni di almeno il 30%" beside an indicator of the project on the same subject. */
export type Threshold = { kpi: DraftKpi; asked: number; reached: number };

export function thresholdsOf(rules: readonly string[], kpis: readonly DraftKpi[]): Threshold[] {
  return rules.flatMap((rule) => {
    const asked = /\balmeno\b|\bminim[oa]\b|-\s?\d/i.test(rule)
      ? numbersIn(rule).find(({ unit }) => unit === 'percent')
      : undefined;
    if (!asked) return [];
    const kpi = kpis.find(({ name }) => sharedStems(stemsOf(name), stemsOf(rule)) > 0);
    const reached = kpi && changeOf(kpi)?.percent;
    return kpi && reached != null ? [{ kpi, asked: Math.abs(asked.value), reached }] : [];
  });
}

type Line = { full: string; category: string };

/** Kinds of cost as lists of calls name them, with the words only calls use. */
function listedKinds(text: string): CostKind[] {
  const own = costKindsIn(text);
  if (/\binvolucr/i.test(text)) own.push('opere', 'energia');
  if (/\bFER\b/.test(text)) own.push('energia');
  return own;
}

/** What is paid for by its category alone: a design of works under "Consulenze" is no work. */
const BY_CATEGORY: readonly CostKind[] = ['consulenze', 'personale', 'formazione'];

/** Lines of a plan that no cost of the call's own list covers; none where that list holds words we cannot place. */
export function outsideCosts<Cost extends Line>(costs: readonly Cost[], eligible: readonly string[]): Cost[] {
  const paid = eligible.map(listedKinds);
  if (paid.length < 2 || paid.some((kinds) => kinds.length === 0)) return [];
  return costs.filter(({ full, category }) => {
    const named = costKindsIn(category).filter((kind) => BY_CATEGORY.includes(kind));
    const wanted = named.length > 0 ? named : costKindsIn(`${category} ${full}`);
    return wanted.length > 0 && !paysFor(paid.flat(), wanted);
  });
}

/** Costs that the call shuts out, in its own words: "sono esclusi leasing, beni usati e veicoli". */
export function excludedCosts(texts: readonly string[]): string[] {
  for (const text of texts) {
    const list = /\besclus[ieoa] (?:anche )?([^.;:]{5,160})/i.exec(text)?.[1];
    if (list && /leasing|usat|immobil|edil|personale|veicol|IVA|consulenz|terren/i.test(list)) return itemsIn(list);
  }
  return [];
}
