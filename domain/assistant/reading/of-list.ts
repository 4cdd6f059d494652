import { costKindsIn } from '#domain/projects/cost-kinds.ts';
import type { Aspect } from './aspects.ts';
import { contractIn } from './hiring.ts';
import { wasOfHiring, type Memory } from './memory.ts';
import { isShort } from './short.ts';

/** More side by side are not read. */
export const MOST = 3;

/** "E si devono ridare?", "che differenza c'è?", "si sommano?": after a list, of all that it names. */
const OF_ALL: readonly Aspect[] = ['forma', 'confronto', 'cumulo'];
/** "Quale conviene?", "quali vanno bene per una snc?"; not "quali documenti?" nor "quali altri bandi?". */
const WHICH =
  /\bqual[ei]?\b(?! (?:altr|band|contribut|incentiv|agevolaz|aiut|fond[oi]|finanziament|document|spes|cart|cost|requisit|regol|portal|sit[oi]|provinc|region|cos|modul))/;
const CHOOSING =
  /\b(?:scelgo|scegliamo|scegliere\w*|scegliereste|sceglieresti|tu (?:che|cosa) faresti|(?:che|cosa) faresti|(?:il|la) migliore)\b/;
const OF_ONE = /\bquell[aeio]?\b|\bquest[oa]\b/;
/** "Quanto coprono?", "quanto danno per ognuno?" */
const OF_EACH = /\b(?:ognun[oa]|ciascun[oa]|coprono|finanziano|scadono|chiudono|per tutt[ie]|ogni bando)\b/;

const CASE_WORDS = 12;

/** The grants of the list just shown that a question weighs against each other; none where it asks of one of them. */
export function weighedOfList(
  { text, aspects }: { text: string; aspects: readonly Aspect[] },
  { last, listed, subject }: Pick<Memory, 'last' | 'listed' | 'subject'>,
): string[] {
  if (last?.kind !== 'ricerca' || listed.length < 2) return [];
  const isChoice = (WHICH.test(text) || CHOOSING.test(text)) && !OF_ONE.test(text);
  // "E con un contratto di 6 mesi?" after what there is for hiring.
  if (contractIn(text) !== null && wasOfHiring({ last, subject }) && isShort(text, CASE_WORDS))
    return listed.slice(0, MOST);
  // "Posso prendere anche il forno?" is of what one pays for.
  const isOfThing = aspects.includes('cumulo') && costKindsIn(text).length > 0;
  const isOfAll = aspects.some((aspect) => OF_ALL.includes(aspect)) && !/\bquell[ao]\b/.test(text) && !isOfThing;
  return isChoice || isOfAll || (OF_EACH.test(text) && aspects.length > 0) ? listed.slice(0, MOST) : [];
}
