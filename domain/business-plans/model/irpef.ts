import { roundCents, type Cents } from './cents.ts';
import type { PlanRules } from './plan-rules.ts';

export function irpefOn(rules: PlanRules, taxable: Cents): Cents {
  let tax = 0;
  let from = 0;
  for (const [limit, percent] of rules.irpef) {
    const upTo = limit === null ? Infinity : limit * 100;
    tax += (Math.min(taxable, upTo) - from) * (percent / 100);
    if (taxable <= upTo) break;
    from = upTo;
  }
  return roundCents(tax);
}

/** The credit for business income; its ratios are cut, not rounded, at the fourth decimal (art. 13 c. 6 TUIR). */
export function irpefCredit({ credit }: PlanRules, income: Cents): Cents {
  const euro = income / 100;
  const extra = euro > credit.extraOver && euro <= credit.extraUpTo ? credit.extra : 0;
  return roundCents((base(credit, euro) + extra) * 100);
}

function base(credit: PlanRules['credit'], euro: number): number {
  if (euro <= credit.fullUpTo) return credit.full;
  if (euro <= credit.lowEnd) return credit.base + credit.slope * cut((credit.lowEnd - euro) / credit.lowSpan);
  if (euro <= credit.highEnd) return credit.base * cut((credit.highEnd - euro) / credit.highSpan);
  return 0;
}

const cut = (value: number) => Math.floor(value * 10_000 + 1e-9) / 10_000;
