import type { Day } from '#domain/rules/day.ts';
import { ruleValue } from '#domain/rules/rule-at.ts';
import { isPublic, type LinkedGroups } from './linked-groups.ts';
import type { Holder, SizeInput } from './size-input.ts';

/** A firm just above or below the group, with a share that counts in proportion (art. 3.2 and 6.2). */
export type Partner = { id: string; share: number; group: ReadonlySet<string> };
type PartnerReading = { partners: Partner[]; excepted: { id: string; share: number }[]; doubtful: string[] };

/** Partners of a linked group. Partners of partners do not count; of two shares the higher one does. */
export function partnersOf(
  group: ReadonlySet<string>,
  links: LinkedGroups,
  input: SizeInput,
  isPrudent: boolean,
): PartnerReading {
  const holders = new Map(input.holders.map((holder) => [holder.id, holder]));
  const least = ruleValue('pmi.partner.share', input.day);
  const found = new Map<ReadonlySet<string>, Partner>();
  const excepted = new Map<string, number>();
  const doubtful = new Set<string>();

  for (const { outside, isAbove } of neighbours(group, input)) {
    const holder = holders.get(outside);
    if (!holder || holder.kind === 'person' || isPublic(holder)) continue;
    const others = links.groupOf(outside);
    const share = isAbove ? highestShare(others, group, input) : highestShare(group, new Set([outside]), input);
    if (share < least) continue;
    const exception = isAbove ? isExceptedInvestor(holder, input.day) : false;
    if (exception === null) doubtful.add(outside);
    if (exception === true || (exception === null && !isPrudent)) {
      excepted.set(outside, share);
      continue;
    }
    const known = found.get(others);
    if (!known || share > known.share) found.set(others, { id: outside, share, group: others });
  }
  return {
    partners: [...found.values()],
    excepted: [...excepted].map(([id, share]) => ({ id, share })),
    doubtful: [...doubtful],
  };
}

/** The investors of art. 3.2: no partner as long as they do not control; null when a figure is missing. */
export function isExceptedInvestor(holder: Holder, day: Day): boolean | null {
  switch (holder.kind) {
    case 'public_investment_company':
    case 'venture_capital':
    case 'university':
    case 'research_centre':
    case 'institutional_investor':
      return true;
    case 'business_angel':
      return holder.investment === null ? null : holder.investment < ruleValue('pmi.business_angel.investment', day);
    case 'local_authority': {
      if (holder.budget === null || holder.inhabitants === null) return null;
      return (
        holder.budget < ruleValue('pmi.local_authority.budget', day) &&
        holder.inhabitants < ruleValue('pmi.local_authority.inhabitants', day)
      );
    }
    case 'firm':
    case 'person':
    case 'public_body':
      return false;
  }
}

function neighbours(group: ReadonlySet<string>, input: SizeInput): { outside: string; isAbove: boolean }[] {
  return input.holdings.flatMap(({ owner, owned }): { outside: string; isAbove: boolean }[] => {
    if (group.has(owned) && !group.has(owner)) return [{ outside: owner, isAbove: true }];
    if (group.has(owner) && !group.has(owned)) return [{ outside: owned, isAbove: false }];
    return [];
  });
}

/** Capital or votes, whichever is higher, that the owners hold together in one of the firms. */
export function highestShare(owners: ReadonlySet<string>, firms: ReadonlySet<string>, input: SizeInput): number {
  const shares = [...firms].map((firm) => {
    const held = input.holdings.filter((holding) => holding.owned === firm && owners.has(holding.owner));
    const sum = (pick: (holding: (typeof held)[number]) => number) =>
      held.reduce((total, each) => total + pick(each), 0);
    return Math.min(
      100,
      Math.max(
        sum((each) => each.capital),
        sum((each) => each.votes),
      ),
    );
  });
  return Math.max(0, ...shares);
}
