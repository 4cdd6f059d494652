import type { MatchItem } from './matcher.ts';
import { FOLD_REASONS, isOnPage, type FoldReason } from './offer.ts';

export type FoldedGroup = { reason: FoldReason; items: MatchItem[] };

/**
 * What is offered for a project, and the rest in groups that say why it is not: a page may be short. What is not
 * admissible stays where it was asked for; without a project everything is offered.
 */
export function pageOf(found: readonly MatchItem[], hasProject: boolean): { page: MatchItem[]; folded: FoldedGroup[] } {
  if (!hasProject) return { page: [...found], folded: [] };
  const best = Math.max(0, ...found.filter(({ suits }) => suits).map(({ offer }) => offer ?? 0));
  const reasonOf = ({ verdict, folded, suits, offer }: MatchItem): FoldReason | null => {
    if (verdict === 'non_ammissibile' || folded === 'waiting') return null;
    if (folded !== null) return folded;
    if (!suits) return 'other_purpose';
    return isOnPage(offer, best) ? null : 'far_behind';
  };
  const groups = Map.groupBy(found, reasonOf);
  return {
    page: groups.get(null) ?? [],
    folded: FOLD_REASONS.flatMap((reason) => {
      const items = groups.get(reason);
      return items ? [{ reason, items }] : [];
    }),
  };
}
