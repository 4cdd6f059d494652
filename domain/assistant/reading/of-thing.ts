import { isWanting } from '#domain/assistant/chat/subject-words.ts';
import { costKindsIn } from '#domain/projects/cost-kinds.ts';
import type { ChatQuestion } from './chat-question.ts';
import type { Memory } from './memory.ts';

const FIRM =
  /\b(?:aziend[ae]|impres[ae]|dit(?:ta|te)|societa|s\.?r\.?l\.?s?|s\.?n\.?c|s\.?a\.?s|s\.?p\.?a|startup|start-up|cooperativ\w+|associazion\w+|artigian\w+|professionist\w+|partit\w iva|me|noi|voi|chi)\b/;
const SERVES =
  /\b(?:va bene|vanno bene|vale|valgono|funziona|basta|si puo|posso|possiamo|potrei|potremmo|rientra|copre)\b.{0,40}?\bper (?:(?:un|una|uno|il|lo|la|i|gli|le|dei|delle|degli) |l'|un')(.+)$/;

export const SECOND_HAND =
  /\b(?:seconda mano|ricondizionat[oaie]|rigenerat[oaie])\b|(?<!\b(?:ho|hai|ha|abbiamo|gia|mai|essere|stat[oaie]|viene|venire|non) )\busat[oaie]\b/;

/** "La Sabatini va bene per un'auto?" asks what it pays for, not who may have it. */
export function ofThing(
  aspects: ChatQuestion['aspects'],
  { text }: { text: string },
  { last }: Memory,
): ChatQuestion['aspects'] {
  // "La posso avere su un tornio di seconda mano?" asks of what is bought, not of who buys.
  const isOfState = aspects.every((aspect) => aspect === 'requisiti' || aspect === 'spese');
  const isOfGrant = aspects.length > 0 ? last?.kind !== 'cumulo' : last?.kind === 'bando';
  if (SECOND_HAND.test(text) && isOfState && isOfGrant && !isWanting(text)) return ['spese'];
  const thing = SERVES.exec(text.replace(/(?<![?!.])[?!.]+$/, ''))?.[1];
  if (thing === undefined || FIRM.test(thing) || costKindsIn(thing).length === 0) return aspects;
  if (last?.kind === 'cumulo' || aspects.some((aspect) => aspect !== 'requisiti' && aspect !== 'spese')) return aspects;
  // "Possiamo fare la Sabatini per i computer?" asks both.
  return /\b(?:posso|possiamo|potrei|potremmo)\b/.test(text) ? ['requisiti', 'spese'] : ['spese'];
}

/** "Un'azienda agricola può?", "e un caseificio?": of a firm that is not one's own. */
const ANOTHER_FIRM =
  /(?:^|\b(?:e|ma|anche|invece) )(?:per )?(?:un|una|uno|un')\s?([a-z]+(?: [a-z]+){0,3})(?: (?:puo|possono|va bene|rientra|ne ha diritto))?\??$/;

export function isAnotherFirm(text: string, aspects: ChatQuestion['aspects']): boolean {
  const told = ANOTHER_FIRM.exec(text)?.[1];
  return told !== undefined && aspects.includes('requisiti') && costKindsIn(told).length === 0;
}
