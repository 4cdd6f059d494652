import type { ChatQuestion } from './chat-question.ts';
import type { Memory } from './memory.ts';
import { isShort } from './short.ts';

/** "Se la aprissi a Modena", "se avessi la sede in Puglia": where the firm would be. */
const SEAT = /\b(?:apr\w+|sed[ei]|unita locale|trasferi\w+|spost\w+|foss\w+|avess\w+)\b/;

type OfWhom = Pick<ChatQuestion, 'ages' | 'legalForm' | 'employees' | 'isHypothesis' | 'isOther' | 'isElliptic'> & {
  text: string;
  /** A place is named. */
  isPlaced: boolean;
};

/** "Ho 36 anni, posso ancora farlo?", "e se avessi 40 anni?", "e se fossimo una srl?" ask of the person, not of the day. */
export function ofPerson(
  aspects: ChatQuestion['aspects'],
  { text, ages, legalForm, employees, isHypothesis, isOther, isElliptic, isPlaced }: OfWhom,
  { last }: Memory,
): ChatQuestion['aspects'] {
  if (ages.length > 0 && aspects.includes('stato') && /\b(?:posso|possiamo|puo|potrei)\b/.test(text))
    return ['requisiti'];
  // "Possiamo usarlo per il brevetto? Siamo una srl con 32 persone": also whether such a firm may.
  const isOfFirm = (legalForm !== null || employees !== null) && /\b(?:sono|siamo|noi)\b/.test(text);
  if (aspects[0] === 'spese' && aspects.length === 1 && isOfFirm) return ['requisiti', 'spese'];
  const isToldOf =
    ages.length > 0 || legalForm !== null || employees !== null || (isHypothesis && isPlaced && SEAT.test(text));
  // How many or where may change a sum just told; how old decides whether there is one.
  const isSum = last?.aspects.includes('importo') === true && ages.length === 0;
  const isOfGrant = (last?.kind === 'bando' || last?.kind === 'regola') && last.grants.length > 0 && !isSum;
  // "Mia moglie ha 33 anni", "io ne ho 50" go on without leaning on a word.
  const isToldAge = ages.length > 0 && (isOther || isShort(text));
  const isSupposed = isHypothesis || isToldAge;
  const isGoingOn = isElliptic || isToldAge;
  return aspects.length === 0 && isToldOf && isGoingOn && isSupposed && isOfGrant ? ['requisiti'] : aspects;
}
