import type { Day } from '#domain/rules/day.ts';
import { ruleValue } from '#domain/rules/rule-at.ts';
import type { FeeInput } from './worth-it-input.ts';

/** The part due anyway and the part due only if the grant comes. */
type Fee = { fixed: number; success: number };

export function feeFor(fee: FeeInput, grant: number, day: Day): Fee {
  switch (fee.kind) {
    case 'none':
      return { fixed: 0, success: 0 };
    case 'quote':
      return { fixed: fee.fixed, success: Math.min((grant * fee.successPercent) / 100, fee.cap ?? Infinity) };
    case 'market':
      return { fixed: ruleValue('fee.start', day), success: marketSuccessFee(grant, day) };
  }
}

/** Each tier on its own slice of the grant, so that one more euro never lowers the fee. */
function marketSuccessFee(grant: number, day: Day): number {
  const low = ruleValue('fee.tier_low.up_to', day);
  const mid = ruleValue('fee.tier_mid.up_to', day);
  const slices = [
    [Math.min(grant, low), ruleValue('fee.tier_low.share', day)],
    [Math.max(0, Math.min(grant, mid) - low), ruleValue('fee.tier_mid.share', day)],
    [Math.max(0, grant - mid), ruleValue('fee.tier_high.share', day)],
  ] as const;
  return slices.reduce((sum, [amount, share]) => sum + (amount * share) / 100, 0);
}
