import type { PlanFinance } from './finance.ts';

/** What a plan spends before any sale: things bought and costs borne once, euro without VAT. */
export const onceSpent = ({ assets, running }: Pick<PlanFinance, 'assets' | 'running'>) =>
  [
    ...assets.map(({ name, cost, vatPct }) => ({ name, amount: cost ?? 0, vatPct })),
    ...running
      .filter(({ per }) => per === 'once')
      .map(({ name, amount, vatPct }) => ({ name, amount: amount ?? 0, vatPct })),
  ].filter(({ amount }) => amount > 0);
