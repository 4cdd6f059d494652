import type { PlanFacts } from '#domain/business-plan/writing/plan-facts.ts';

type Amount = { name: string; amount: number };
export type Need = { uses: Amount[]; vat: number; total: number; sources: Amount[]; covered: number };

/** What is bought, with its VAT, and where the money comes from. */
export function needOf({ answers: { finance } }: PlanFacts): Need {
  const uses = finance.assets.flatMap(({ name, cost }) => (cost ? [{ name, amount: cost }] : []));
  const vat = cents(finance.assets.reduce((sum, { cost, vatPct }) => sum + ((cost ?? 0) * (vatPct ?? 0)) / 100, 0));
  const sources = [
    ...finance.loans.map(({ name, amount }) => ({ name: name || 'finanziamento', amount })),
    ...finance.aids.map(({ name, amount }) => ({ name: name || 'contributo', amount })),
    { name: 'apporto dei soci', amount: finance.ownMoney },
  ].flatMap(({ name, amount }) => (amount ? [{ name, amount }] : []));
  const sum = (of: Amount[]) => cents(of.reduce((total, { amount }) => total + amount, 0));
  return { uses, vat, total: cents(sum(uses) + vat), sources, covered: sum(sources) };
}

const cents = (value: number): number => Math.round(value * 100) / 100;
