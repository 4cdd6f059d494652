import type { PlanInput } from '#domain/business-plans/model/plan-input.ts';
import type { Day } from '#domain/rules/day.ts';
import { ruleValue } from '#domain/rules/rule-at.ts';
import type { FinanceList, PlanFinance } from './finance.ts';

/** A line that cannot be counted yet, and the boxes that are empty in it. */
export type OpenLine = { list: FinanceList | 'general'; id: string; missing: string[] };
export type FinanceReading = {
  /** Null until there is a start, a legal form and one whole line of sales. */
  input: PlanInput | null;
  open: OpenLine[];
};

type Line = { id: string };
const MIN_MONTHS = 36;
const MAX_MONTHS = 60;

/** The owner's answers as the model takes them. A line with an empty box is left out, and told. */
export function modelOf(finance: PlanFinance, today: Day): FinanceReading {
  const open: OpenLine[] = [];
  const whole = <Each extends Line>(list: FinanceList, lines: readonly Each[], ...needed: (keyof Each & string)[]) =>
    lines.filter((line) => {
      const missing = needed.filter((name) => line[name] === null || line[name] === '');
      if (missing.length > 0) open.push({ list, id: line.id, missing });
      return missing.length === 0;
    });
  const sales = whole('sales', finance.sales, 'name', 'units', 'price').filter((line) => {
    const isOpen = line.basis === 'day' && line.daysOpen === null;
    if (isOpen) open.push({ list: 'sales', id: line.id, missing: ['daysOpen'] });
    return !isOpen;
  });
  const general = [
    ...(finance.start === null ? ['start'] : []),
    ...(finance.form === null ? ['form'] : []),
    ...(finance.form === 'forfettario' && finance.coefficientPct === null ? ['coefficientPct'] : []),
  ];
  if (general.length > 0) open.push({ list: 'general', id: '', missing: general });
  const parts = {
    purchases: whole('purchases', finance.purchases, 'name', 'per100'),
    running: whole('running', finance.running, 'name', 'amount'),
    jobs: whole('jobs', finance.jobs, 'name', 'heads', 'pay', 'contributionsPct'),
    assets: whole('assets', finance.assets, 'name', 'cost', 'month', 'depreciationPct'),
    loans: whole('loans', finance.loans, 'name', 'amount', 'month', 'ratePct', 'instalments'),
    aids: whole('aids', finance.aids, 'name', 'amount', 'award'),
  };
  if (general.length > 0 || sales.length === 0) return { input: null, open };
  return { input: inputOf({ ...finance, ...parts, sales }, finance.start!, today), open };
}

/** Whole years after a first one that may be short; never past what the model takes. */
export function monthsOf(start: string, years: number): number {
  const first = 13 - Number(start.slice(5));
  const months = first === 12 ? 12 * years : first + 12 * years;
  return months > MAX_MONTHS ? months - 12 : Math.max(months, MIN_MONTHS);
}

function inputOf(finance: PlanFinance, start: string, today: Day): PlanInput {
  const months = monthsOf(start, finance.years);
  const years = Math.ceil((months + Number(start.slice(5)) - 1) / 12);
  const grown = (value: number, percent: number | null) =>
    percent ? Array.from({ length: years }, (_, at) => round(value * (1 + percent / 100) ** at)) : value;
  const firstYear = Array.from({ length: 13 - Number(start.slice(5)) }, (_, at) => Number(start.slice(5)) + at);
  const spread = ({ per, amount, growth }: PlanFinance['running'][number]) => {
    if (per === 'once') return { annual: [amount ?? 0, ...Array<number>(years - 1).fill(0)], months: firstYear };
    const value = grown(amount ?? 0, growth);
    return per === 'month' ? { monthly: value } : { annual: value };
  };
  const assetIds = finance.assets.map(({ id }) => id);
  const { opening } = finance;
  return {
    start,
    months,
    company: companyOf(finance, today),
    revenues: finance.sales.map((line, at) => ({
      id: line.id,
      name: line.name,
      basis: line.basis,
      units: grown(line.units ?? 0, line.unitsGrowth),
      price: grown(line.price ?? 0, line.priceGrowth),
      ...(line.basis === 'day' ? { days: line.daysOpen ?? 0 } : {}),
      vatPct: line.vatPct ?? 0,
      priceIncludesVat: line.priceIncludesVat,
      dso: line.paidAfter ?? 0,
      main: at === 0,
    })),
    variableCosts: finance.purchases.map((line) => ({
      id: line.id,
      name: line.name,
      pct: line.per100 ?? 0,
      vatPct: line.vatPct ?? 0,
      dpo: line.paidAfter ?? 0,
      stockDays: line.stockDays ?? 0,
    })),
    fixedCosts: finance.running.map((line) => ({
      id: line.id,
      name: line.name,
      ...spread(line),
      vatPct: line.vatPct ?? 0,
      dpo: line.paidAfter ?? 0,
    })),
    staff: finance.jobs.map((line) => ({
      id: line.id,
      name: line.name,
      heads: line.heads ?? 0,
      ral: grown(line.pay ?? 0, line.growth),
      contribPct: line.contributionsPct ?? 0,
      permanent: line.isPermanent,
      ...(line.from && line.from > start ? { from: line.from } : {}),
    })),
    investments: finance.assets.map((line) => ({
      id: line.id,
      name: line.name,
      month: notBefore(line.month, start),
      cost: line.cost ?? 0,
      vatPct: line.vatPct ?? 0,
      coefPct: line.depreciationPct ?? 0,
    })),
    loans: finance.loans.map((line) => ({
      id: line.id,
      name: line.name,
      month: notBefore(line.month, start),
      amount: line.amount ?? 0,
      ratePct: line.ratePct ?? 0,
      every: line.every,
      instalments: line.instalments ?? 1,
    })),
    grants: finance.aids.map((line) => {
      const award = notBefore(line.award, start);
      return {
        id: line.id,
        name: line.name,
        kind: line.kind,
        amount: line.amount ?? 0,
        award,
        cash: line.paidIn ? [{ month: notBefore(line.paidIn, award), amount: line.amount ?? 0 }] : [],
        assets: assetIds,
        ...(finance.loans[0] ? { loan: finance.loans[0].id } : {}),
      };
    }),
    equity: finance.ownMoney ? [{ month: notBefore(finance.ownMoneyMonth, start), amount: finance.ownMoney }] : [],
    drawings: finance.drawings ?? 0,
    overdraftPct: finance.overdraftPct ?? 0,
    opening: {
      cash: opening.cash ?? 0,
      receivables: opening.receivables ?? 0,
      payables: opening.payables ?? 0,
      tfr: opening.tfr ?? 0,
      vatCredit: opening.vatCredit ?? 0,
      ...(opening.assets ? { fixedAssets: [{ gross: opening.assets, coefPct: opening.assetsPct ?? 0 }] } : {}),
    },
    project: { discountPct: finance.discountPct ?? 0, terminal: 'book' },
  };
}

function companyOf(finance: PlanFinance, today: Day): PlanInput['company'] {
  const form = finance.form!;
  const owner = { sharePct: 100, surtaxPct: finance.surtaxPct ?? 0, inps: { scheme: finance.inps } };
  if (form === 'forfettario') {
    const substitutePct = ruleValue(finance.isNew ? 'tax.forfettario.new' : 'tax.forfettario', today);
    return { form, vat: 'none', owners: [owner], coefficientPct: finance.coefficientPct ?? 0, substitutePct };
  }
  return {
    form,
    vat: finance.vat,
    ...(form === 'srl' ? {} : { owners: [owner] }),
    ...(finance.isNew ? { newBusinessYears: 3 } : {}),
  };
}

const notBefore = (month: string | null, first: string): string => (month === null || month < first ? first : month);
const round = (value: number): number => Math.round(value * 100) / 100;
