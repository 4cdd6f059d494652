import { onceSpent } from '#domain/business-plans/answers/once-spent.ts';
import type { PlanFacts } from '#domain/business-plans/writing/plan-facts.ts';

type Amount = { name: string; amount: number };
export type Need = {
  uses: Amount[];
  vat: number;
  total: number;
  sources: Amount[];
  covered: number;
  /** What the money in the bank at the start can take over, and what nobody pays yet. */
  ownCash: number;
  open: number;
};

/** What is bought and what is spent once, with its VAT, and where the money comes from. */
export function needOf({ answers: { finance } }: PlanFacts): Need {
  const spent = onceSpent(finance);
  const uses = spent.map(({ name, amount }) => ({ name, amount }));
  const vat = cents(spent.reduce((sum, { amount, vatPct }) => sum + (amount * (vatPct ?? 0)) / 100, 0));
  const sources = [
    ...finance.loans.map(({ name, amount }) => ({ name: name || 'finanziamento', amount })),
    ...finance.aids.map(({ name, amount }) => ({ name: name || 'contributo', amount })),
    { name: 'apporto dei soci', amount: finance.ownMoney },
  ].flatMap(({ name, amount }) => (amount ? [{ name, amount }] : []));
  const sum = (of: Amount[]) => cents(of.reduce((total, { amount }) => total + amount, 0));
  const [total, covered] = [cents(sum(uses) + vat), sum(sources)];
  const missing = Math.max(0, cents(total - covered));
  const ownCash = Math.min(missing, finance.opening.cash ?? 0);
  return { uses, vat, total, sources, covered, ownCash, open: cents(missing - ownCash) };
}

const cents = (value: number): number => Math.round(value * 100) / 100;
