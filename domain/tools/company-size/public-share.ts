import { ruleValue } from '#domain/rules/rule-at.ts';
import { controls } from './linked-groups.ts';
import { highestShare, isExceptedInvestor } from './partners.ts';
import type { Holder, SizeInput } from './size-input.ts';

/** Capital or votes in public hands, directly or through firms that public bodies control (art. 3.4). */
export function publicShare(input: SizeInput, isPrudent: boolean): number {
  const isPublicHolder = (holder: Holder): boolean => {
    if (holder.kind === 'public_body') return true;
    const controlsSubject = controls(input.holdings, new Set([holder.id]), input.subject, input.day);
    if (holder.kind === 'local_authority') {
      const exception = isExceptedInvestor(holder, input.day);
      return controlsSubject || exception === false || (exception === null && isPrudent);
    }
    // Public investors are excepted only while they do not control.
    return (holder.kind === 'public_investment_company' || holder.kind === 'university') && controlsSubject;
  };
  const hands = new Set(input.holders.filter(isPublicHolder).map((holder) => holder.id));
  for (let hasChanged = hands.size > 0; hasChanged;) {
    hasChanged = false;
    for (const { id, kind } of input.holders) {
      if (kind !== 'firm' || id === input.subject || hands.has(id)) continue;
      if (!controls(input.holdings, hands, id, input.day)) continue;
      hands.add(id);
      hasChanged = true;
    }
  }
  return highestShare(hands, new Set([input.subject]), input);
}

export function isPublicOwned(input: SizeInput, isPrudent: boolean): boolean {
  return publicShare(input, isPrudent) >= ruleValue('pmi.public.share', input.day);
}
