import { fold } from '#domain/search/fold.ts';
import type { Grant } from './grant.ts';

/** "Voce-contenitore: nessun valore nazionale valido", "importo e tasso fissati dalla singola call". */
const OF_EACH_CALL =
  /\bcontenitore\b|\bnessun\w* (?:valore|cifra|importo)\b[^.]*\b(?:nazional\w+|unic[oa])\b|\briunisce molt\w+|\bfissat\w+ da(?:l singolo|lla singola| ogni)\b/;

/** A record of many calls, each with its own figures, as it says itself: the amounts on its card are only typical. */
export function hasNoOwnFigures({ facts }: Pick<Grant, 'facts'>): boolean {
  const { aid, doubts = [] } = facts;
  if (aid?.max !== undefined || aid?.intensityMax !== undefined) return false;
  return OF_EACH_CALL.test(fold([...doubts, aid?.note ?? ''].join('. ')));
}

/** The highest share of the spend that this grant pays; null where it says none of its own. */
export const ownRate = (grant: Pick<Grant, 'facts' | 'aidIntensityMax'>): number | null =>
  hasNoOwnFigures(grant) ? null : (grant.facts.aid?.intensityMax ?? grant.aidIntensityMax);

/** The most that this grant pays in all; null where it says none of its own. */
export function ownLimit(grant: Pick<Grant, 'facts' | 'amounts'>): number | null {
  if (hasNoOwnFigures(grant)) return null;
  return grant.facts.aid?.max ?? (grant.amounts.kind === 'contributo' ? grant.amounts.max : null);
}
