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
