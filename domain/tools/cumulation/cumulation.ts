import type { Day } from '#domain/rules/day.ts';
import { ruleAt, ruleValue, type RuleInForce } from '#domain/rules/rule-at.ts';
import type { AidRegime, CompanySize } from '#domain/vocabulary.ts';
import { measureException, type MeasureCode } from './measure-exceptions.ts';

export type LineAid = {
  id: string;
  name: string;
  regime: AidRegime | null;
  isTaxCredit: boolean;
  /** Either an amount, or a percent of the line with an optional cap. */
  amount: number | null;
  percent: number | null;
  cap: number | null;
  /** Highest intensity its rules allow on these costs, in percent. */
  maxIntensity: number | null;
  /** True when the call says "non cumulabile"; null when nobody read the clause. */
  forbidsCumulation: boolean | null;
  /** Measures with rules of their own. */
  measure: MeasureCode | null;
};

export type CostLine = { id: string; label: string; amount: number; aids: LineAid[] };

export type CumulationOutcome = 'ok' | 'oltre_soglia' | 'da_verificare';
export type CumulationReason =
  | { code: 'within'; limit: number }
  | { code: 'over_limit'; limit: number; excess: number }
  | { code: 'over_cost'; excess: number }
  | { code: 'forbidden' | 'amount_unknown' | 'regime_unknown' | 'intensity_unknown' | 'clause_unknown'; name: string }
  | { code: 'not_with_tax_credit'; name: string }
  | { code: 'measure_rule'; name: string; limit: number }
  | { code: 'single_aid' | 'no_aid' };

type LineResult = {
  id: string;
  total: number;
  intensity: number;
  /** Highest share of the cost that state aid may cover; null when unknown. */
  limit: number | null;
  outcome: CumulationOutcome;
  reasons: CumulationReason[];
  /** Euro still obtainable on this line; null when the limit is unknown. */
  stillObtainable: number | null;
};
type CumulationResult = { lines: LineResult[]; sources: RuleInForce[] };

/** Aid on the same costs up to the highest intensity that applies; different costs are free (TOO-6). */
export function cumulation(lines: CostLine[], size: CompanySize | null, day: Day): CumulationResult {
  return {
    lines: lines.map((line) => lineResult(line, size, day)),
    sources: [
      ruleAt('gber.cumulation', day),
      ruleAt('de_minimis.cumulation', day),
      ruleAt('cumulation.incentives_code', day),
    ],
  };
}

function lineResult(line: CostLine, size: CompanySize | null, day: Day): LineResult {
  const aids = line.aids.map((aid) => ({ ...aid, euro: euroOf(aid, line.amount) }));
  const sum = (some: typeof aids) => round(some.reduce((total, aid) => total + (aid.euro ?? 0), 0));
  const stateAid = aids.filter((aid) => aid.regime !== 'non_aiuto');
  const whole = round((line.amount * ruleValue('cumulation.total', day)) / 100);
  const limit = limitOf(stateAid, size, day);
  const allowed = limit === null ? null : round((line.amount * limit) / 100);
  const total = sum(aids);

  const wrong: CumulationReason[] = [];
  const unknown: CumulationReason[] = [];
  if (total > whole) wrong.push({ code: 'over_cost', excess: round(total - whole) });
  if (allowed !== null && sum(stateAid) > allowed) {
    wrong.push({ code: 'over_limit', limit: limit!, excess: round(sum(stateAid) - allowed) });
  }
  for (const aid of aids) {
    if (aid.euro === null) unknown.push({ code: 'amount_unknown', name: aid.name });
    if (aid.regime === null) unknown.push({ code: 'regime_unknown', name: aid.name });
    if (aids.length === 1) continue;
    if (aid.forbidsCumulation === true) wrong.push({ code: 'forbidden', name: aid.name });
    if (aid.forbidsCumulation === null) unknown.push({ code: 'clause_unknown', name: aid.name });
    const exception = measureException(aid.measure, size, day);
    if (exception?.isAgainstTaxCredits && aids.some((other) => other.isTaxCredit)) {
      wrong.push({ code: 'not_with_tax_credit', name: aid.name });
    }
    if (exception?.limit != null) unknown.push({ code: 'measure_rule', name: aid.name, limit: exception.limit });
  }
  if (limit === null) {
    const silent = stateAid.find((aid) => wantsIntensity(aid) && aid.maxIntensity === null);
    if (silent) unknown.push({ code: 'intensity_unknown', name: silent.name });
  }
  const clear: CumulationReason =
    aids.length === 0 ? { code: 'no_aid' } : limit === null ? { code: 'single_aid' } : { code: 'within', limit };
  return {
    id: line.id,
    total,
    intensity: line.amount > 0 ? round((total / line.amount) * 100) : 0,
    limit,
    outcome: wrong.length > 0 ? 'oltre_soglia' : unknown.length > 0 ? 'da_verificare' : 'ok',
    reasons: wrong.length + unknown.length > 0 ? [...wrong, ...unknown] : [clear],
    stillObtainable: allowed === null ? null : Math.max(0, round(Math.min(allowed - sum(stateAid), whole - total))),
  };
}

/** De minimis alone has no intensity of its own; with other aid it shares theirs (Reg. UE 2023/2831, art. 5). */
function limitOf(aids: LineAid[], size: CompanySize | null, day: Day): number | null {
  const own = aids
    .map((aid) => measureException(aid.measure, size, day)?.limit ?? null)
    .filter((each) => each !== null);
  if (own.length > 0 && aids.length > 1) return Math.min(...own);
  const bound = aids.filter((aid) => wantsIntensity(aid));
  if (bound.some((aid) => aid.maxIntensity === null)) return null;
  const most = ruleValue('cumulation.total', day);
  return bound.length === 0 ? most : Math.min(most, Math.max(...bound.map((aid) => aid.maxIntensity!)));
}

function wantsIntensity(aid: LineAid): boolean {
  return aid.regime === 'gber' || aid.regime === 'abers_agricolo' || aid.regime === 'notificato' || aid.regime === null;
}

function euroOf(aid: LineAid, cost: number): number | null {
  const asked = aid.amount ?? (aid.percent === null ? null : (cost * aid.percent) / 100);
  return asked === null ? null : round(Math.min(asked, aid.cap ?? Infinity));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
