import type { CompanyView } from '#domain/eligibility/company-view.ts';
import type { AidLine, AidTerms } from '#domain/grants/aid-terms.ts';
import { fold } from '#domain/search/fold.ts';
import { ruleValue } from '#domain/rules/rule-at.ts';
import { hasStem, holds, isBeyondProfile } from './conditions.ts';
import { eligibleSpend, type EligibleSpend } from './eligible-spend.ts';
import { countOf } from './project-traits.ts';

export type EuroRange = { min: number; max: number };
/** What a sum was made of, at its upper end: enough to write the formula out. */
export type AidStep = {
  base: number | null;
  share: { min: number; max: number } | null;
  units: { count: number; euro: number; months: number | null; unit: string } | null;
  /** The ceiling that cut the sum, and what it is a ceiling for. */
  cap: { euro: number; per: string } | null;
  maxSpend: number | null;
  formula: NonNullable<AidLine['formula']>['name'] | null;
  taxRate: number | null;
};
export type LineAmount = EuroRange & { step: AidStep };
export type LineGap =
  | 'no_spend'
  | 'not_paid'
  | 'if_advanced'
  | 'if_purpose'
  | 'no_units'
  | 'last_year'
  | 'by_tax'
  | 'under_min';

type Inputs = {
  terms: AidTerms;
  view: CompanyView;
  eligible: EligibleSpend | null;
  capped: number;
  amounts: ReadonlyMap<string, EuroRange>;
};

const NO_STEP: AidStep = {
  base: null,
  share: null,
  units: null,
  cap: null,
  maxSpend: null,
  formula: null,
  taxRate: null,
};

/** What one line of a grant comes to for this project, before what all lines share. */
export function lineAmount(line: AidLine, inputs: Inputs): LineAmount | LineGap {
  const raw = rawAmount(line, inputs);
  if (typeof raw === 'string') return raw;
  const capped = withCaps(line, raw, inputs.view);
  const least = line.leastShare === undefined ? capped.min : Math.min(capped.min, (capped.max * line.leastShare) / 100);
  return { ...capped, min: line.mayBeZero ? 0 : least };
}

function rawAmount(line: AidLine, inputs: Inputs): LineAmount | LineGap {
  if (line.amount !== undefined) {
    const base = inputs.eligible?.counted ?? null;
    if (line.minSpend !== undefined && base !== null && base < line.minSpend) return 'under_min';
    return { ...rangeOf(line.amount), step: NO_STEP };
  }
  if (line.each) return unitsAmount(line.each, inputs.view);
  const base = baseOf(line, inputs);
  if (typeof base === 'string') return base;
  if (line.minSpend !== undefined && base.max < line.minSpend) return 'under_min';
  const limit = line.maxSpend ?? Infinity;
  const cut = { min: Math.min(base.min, limit), max: Math.min(base.max, limit) };
  const step = { ...NO_STEP, base: cut.max, maxSpend: base.max > limit ? limit : null };
  if (line.formula && line.formula.name !== 'valore_deduzione') return conventional(line.formula, cut, step);
  const sum = line.items ? itemsAmount(line, cut, inputs) : sharedAmount(line, cut, inputs.view);
  const withShare = { ...sum, step: { ...step, ...sum.step } };
  return line.formula?.name === 'valore_deduzione' ? taxValue(withShare, inputs.view) : withShare;
}

const rangeOf = (value: number | EuroRange): EuroRange =>
  typeof value === 'number' ? { min: value, max: value } : value;

function baseOf(line: AidLine, { view, eligible, capped, amounts, terms }: Inputs): EuroRange | LineGap {
  const part = line.of.startsWith('parte:') ? amounts.get(line.of.slice('parte:'.length)) : undefined;
  if (part) return part;
  if (line.of === 'incremento') return 'last_year';
  if (eligible === null) return 'no_spend';
  if (line.costs) {
    const own = eligibleSpend(terms, view, line.costs);
    if (typeof own === 'string') return own;
    const counted = Math.min(own.counted, capped);
    return { min: counted, max: counted };
  }
  return { min: capped, max: capped };
}

/** Share with the premiums that hold; one that nothing in a profile can settle is left out of the sum. */
function shareOf(line: AidLine, view: CompanyView): EuroRange {
  const share = rangeOf(line.share ?? 100);
  let { min, max } = share;
  for (const { points, when } of line.premiums ?? []) {
    const answer = holds(when, view);
    if (answer === true) min += points;
    if (answer === true || (answer === null && !isBeyondProfile(when))) max += points;
  }
  const ceiling = line.of === 'spesa' && line.what !== 'deduzione' ? 100 : Infinity;
  return { min: Math.min(min, ceiling), max: Math.min(max, ceiling) };
}

function sharedAmount(line: AidLine, base: EuroRange, view: CompanyView): LineAmount {
  if (line.slices) {
    const sliced = (euro: number) => {
      let [sum, from] = [0, 0];
      for (const { upTo, share } of line.slices!) {
        const to = Math.min(euro, upTo ?? Infinity);
        if (to > from) sum += ((to - from) * share) / 100;
        from = Math.max(from, upTo ?? Infinity);
      }
      return sum;
    };
    // The formula is written with the share that the slices come to.
    const mean = base.max === 0 ? 0 : Math.round((sliced(base.max) / base.max) * 10_000) / 100;
    const share = { min: mean, max: mean };
    return { min: sliced(base.min), max: sliced(base.max), step: { ...NO_STEP, base: base.max, share } };
  }
  const share = shareOf(line, view);
  return {
    min: (base.min * share.min) / 100,
    max: (base.max * share.max) / 100,
    step: { ...NO_STEP, base: base.max, share },
  };
}

/** Cost lines with a rate or a ceiling of their own, the others by the share of the line. */
function itemsAmount(line: AidLine, base: EuroRange, { view, eligible }: Inputs): LineAmount {
  const share = shareOf(line, view);
  const lines = eligible?.lines ?? [];
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const rest = Math.max(0, base.max - total);
  const sums = lines.map(({ name, amount }) => {
    const words = fold(name);
    const item = line.items!.find(({ stems }) => hasStem(words, stems));
    const own = (percent: number) => Math.min((amount * (item?.share ?? percent)) / 100, item?.cap ?? Infinity);
    return { min: own(share.min), max: own(share.max) };
  });
  const only =
    lines.length === 0 && line.items!.find(({ stems }) => stems.some((stem) => countOf(view, [stem]) !== null));
  const add = (end: 'min' | 'max') =>
    sums.reduce((sum, each) => sum + each[end], 0) +
    Math.min((rest * share[end]) / 100, only ? (only.cap ?? Infinity) : Infinity);
  const scale = total > base.max && total > 0 ? base.max / total : 1;
  return { min: add('min') * scale, max: add('max') * scale, step: { ...NO_STEP, base: base.max, share } };
}

const UNIT_STEMS: Record<string, readonly string[]> = {
  veicolo: ['veicol', 'trattor', 'autocarr', 'camion', 'furgon', 'autobus', 'semirimorch', 'mezz'],
  marchio: ['march'],
  brevetto: ['brevett'],
  disegno: ['disegn', 'modell'],
  servizio: ['serviz'],
  unita_immobiliare: ['capannon', 'unita', 'immobil', 'edific'],
  partner: ['partner'],
  persona_formata: ['dipendent', 'addett', 'tecnic', 'lavorator', 'person'],
  mese: [],
  kw: [],
};
const HIRED = ['assunto', 'assunto_mese'];

function unitsAmount(each: NonNullable<AidLine['each']>, view: CompanyView): LineAmount | LineGap {
  const count = unitCount(each.unit, view);
  if (count === null) return 'no_units';
  const units = Math.min(count, each.most ?? Infinity);
  const [euro, months] = [rangeOf(each.euro), rangeOf(each.months ?? 1)];
  const step = {
    ...NO_STEP,
    units: { count: units, euro: euro.max, months: each.months === undefined ? null : months.max, unit: each.unit },
  };
  return { min: units * euro.min * months.min, max: units * euro.max * months.max, step };
}

function unitCount(unit: string, view: CompanyView): number | null {
  if (HIRED.includes(unit)) {
    const hires = view.project?.hires ?? null;
    if (hires !== null && hires > 0) return hires;
    return view.wanted?.isHiring
      ? (countOf(view, ['person', 'dipendent', 'lavorator', 'addett', 'assunzion', 'oper', 'impiegat']) ?? 1)
      : null;
  }
  if (unit === 'socio') return view.facts.shareholders.filter(({ kind }) => kind === 'persona').length || 1;
  if (unit === 'kw') return null;
  return countOf(view, UNIT_STEMS[unit] ?? []) ?? 1;
}

/** Interest that a bank asks today is not known: between these, as percent a year. */
const BANK_RATE = { min: 3, max: 6 };
/** Years of a usual loan for equipment, where the call does not say. */
const USUAL_YEARS = { min: 5, max: 7 };
/** A loan paid back evenly owes a little more than half of its sum over its life. */
const MEAN_DEBT = 0.55;

function conventional(formula: NonNullable<AidLine['formula']>, loan: EuroRange, step: AidStep): LineAmount {
  const own = { ...step, formula: formula.name };
  if (formula.name === 'interessi_convenzionali') {
    const [rate, count] = [formula.yearlyRate / 100 / formula.perYear, formula.years * formula.perYear];
    const interest = (rate * count) / (1 - (1 + rate) ** -count) - 1;
    const share = Math.round(interest * 10_000) / 100;
    return { min: loan.min * interest, max: loan.max * interest, step: { ...own, share: { min: share, max: share } } };
  }
  if (formula.name !== 'taglio_interessi') return { ...loan, step: own };
  const years = rangeOf(formula.years ?? USUAL_YEARS);
  const points = (end: 'min' | 'max') => formula.points ?? (BANK_RATE[end] * (formula.share ?? 100)) / 100;
  return {
    min: (loan.min * points('min') * years.min * MEAN_DEBT) / 100,
    max: (loan.max * points('max') * years.max * MEAN_DEBT) / 100,
    step: own,
  };
}

const COMPANIES = ['srl', 'srls', 'spa', 'startup-innovativa', 'pmi-innovativa', 'cooperativa', 'consorzio'];

/** Tax that is not paid on a deduction: IRES for companies, by bracket for people; none under a flat tax. */
function taxValue(extra: LineAmount, view: CompanyView): LineAmount | LineGap {
  if (view.facts.taxRegime === 'forfettario') return 'by_tax';
  const isCompany = view.legalForm !== null && COMPANIES.includes(view.legalForm);
  const rates = isCompany
    ? { min: ruleValue('tax.ires', view.today), max: ruleValue('tax.ires', view.today) }
    : { min: ruleValue('tax.irpef.rate_1', view.today), max: ruleValue('tax.irpef.rate_3', view.today) };
  return {
    min: (extra.min * rates.min) / 100,
    max: (extra.max * rates.max) / 100,
    step: { ...extra.step, formula: 'valore_deduzione', taxRate: rates.max },
  };
}

function withCaps(line: AidLine, amount: LineAmount, view: CompanyView): LineAmount {
  const people = view.facts.shareholders.filter(({ kind }) => kind === 'persona').length || 1;
  const limits: { range: EuroRange; per: string }[] = [];
  for (const { euro, per, when } of line.caps ?? []) {
    const answer = holds(when, view);
    if (answer === false || per === 'gruppo') continue;
    const sum = per === 'persona' ? euro * people : per === 'unita' ? euro * (amount.step.units?.count ?? 1) : euro;
    // A ceiling that may not be this company's cuts the lower end alone.
    limits.push({ range: { min: sum, max: answer === null ? Infinity : sum }, per });
  }
  const open = (line.caps ?? []).filter(({ when }) => holds(when, view) === null).map(({ euro }) => euro);
  if (open.length > 1 && open.length === (line.caps ?? []).length)
    limits.push({ range: { min: Math.min(...open), max: Math.max(...open) }, per: 'impresa' });
  for (const { percent, of, when } of line.capShares ?? []) {
    if (holds(when, view) === false) continue;
    const measured =
      of === 'turnover' || of === 'average_turnover'
        ? view.revenue
        : of === 'balance'
          ? known(view.facts.balanceExact)
          : known(view.facts.netEquity);
    if (measured === null) limits.push({ range: { min: 0, max: Infinity }, per: of });
    else limits.push({ range: { min: (measured.min * percent) / 100, max: (measured.max * percent) / 100 }, per: of });
  }
  let { min, max, step } = amount;
  for (const { range, per } of limits) {
    if (max > range.max) step = { ...step, cap: { euro: range.max, per } };
    [min, max] = [Math.min(min, range.min), Math.min(max, range.max)];
  }
  return { min, max, step };
}

const known = (value: number | null): EuroRange | null => (value === null ? null : { min: value, max: value });
