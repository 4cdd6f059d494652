import { factsFromText } from '#domain/eligibility/facts-from-text.ts';
import type { ChatQuestion } from './chat-question.ts';
import { firmAgeMonths } from './firm-age.ts';
import type { Memory } from './memory.ts';
import { isShort } from './short.ts';

/** "Se la aprissi a Modena", "se avessi la sede in Puglia": where the firm would be. */
const SEAT = /\b(?:apr\w+|sed[ei]|unita locale|trasferi\w+|spost\w+|foss\w+|avess\w+)\b/;

const VALID_IN = /\bval(?:e|gono)\b(?: \w+){0,2} (?:per|a|in|nel|nella|nelle) /;

const IF_ONE_IS = /\bse (?:io |noi |uno )?(?:sono|siamo|fossi|fossimo|e|fa|facciamo|faccio)\b/;

type OfWhom = Pick<ChatQuestion, 'ages' | 'legalForm' | 'employees' | 'isHypothesis' | 'isOther' | 'isElliptic'> & {
  text: string;
  /** A place is named. */
  isPlaced: boolean;
  /** Says of the firm what it is, and asks nothing. */
  isPlainlyTold: boolean;
};

/** "Ho 36 anni, posso ancora farlo?", "e se avessi 40 anni?", "e se fossimo una srl?" ask of the person, not of the day. */
export function ofPerson(
  aspects: ChatQuestion['aspects'],
  { text, ages, legalForm, employees, isHypothesis, isOther, isElliptic, isPlaced, isPlainlyTold }: OfWhom,
  { last }: Memory,
): ChatQuestion['aspects'] {
  // "Ho 34 anni e 11 mesi, faccio in tempo?"
  if (ages.length > 0 && aspects.length === 0 && /\b(?:faccio|sono|siamo|ancora) in tempo\b/.test(text))
    return ['requisiti'];
  if (ages.length > 0 && aspects.includes('stato') && /\b(?:posso|possiamo|puo|potrei)\b/.test(text))
    return ['requisiti'];
  // "Vale pure per Perugia?"
  const isOfSeat = aspects.every((aspect) => aspect === 'requisiti' || aspect === 'spese');
  if (isPlaced && isOfSeat && VALID_IN.test(text)) return ['sede'];
  // "E per Roma?" after that.
  const wasOfSeat = last?.kind === 'bando' && last.aspects.includes('sede') && last.places.length > 0;
  if (isPlaced && aspects.length === 0 && isElliptic && wasOfSeat && isShort(text)) return ['sede'];
  // "Possiamo usarlo per il brevetto? Siamo una srl con 32 persone": also whether such a firm may.
  const isOfFirm = (legalForm !== null || employees !== null) && /\b(?:sono|siamo|noi)\b/.test(text);
  if (aspects[0] === 'spese' && aspects.length === 1 && isOfFirm) return ['requisiti', 'spese'];
  // How old the firm is decides as the age of a person does.
  const isAged = ages.length > 0 || firmAgeMonths(text) !== null;
  const isToldOf = isAged || legalForm !== null || employees !== null || (isHypothesis && isPlaced && SEAT.test(text));
  // How many or where may change a sum just told; how old decides whether there is one.
  const isSum = last?.aspects.includes('importo') === true && !isAged;
  const isOfGrant = (last?.kind === 'bando' || last?.kind === 'regola') && last.grants.length > 0 && !isSum;
  // "Siamo in otto e vendiamo mobili": whether such a firm may.
  if (aspects.length === 0 && isPlainlyTold && last?.kind === 'bando') return ['requisiti'];
  // "Mia moglie ha 33 anni", "io ne ho 50" go on without leaning on a word.
  const isToldAge = ages.length > 0 && (isOther || isShort(text));
  const isSupposed = isHypothesis || isToldAge;
  const isGoingOn = isElliptic || isToldAge;
  // "E se sono agricoltore?": whether such a trade may.
  const isTrade = isElliptic && isHypothesis && IF_ONE_IS.test(text) && factsFromText(text).activities.size > 0;
  if (aspects.length === 0 && isTrade && (last?.kind === 'bando' || last === null)) return ['requisiti'];
  return aspects.length === 0 && isToldOf && isGoingOn && isSupposed && isOfGrant ? ['requisiti'] : aspects;
}
