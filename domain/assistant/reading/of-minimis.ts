import type { Draft } from './chat-question.ts';
import type { Memory } from './memory.ts';

const ROOM =
  /\b(?:rest\w+|avanz\w+|riman\w+|spazio|residu\w+|plafond|liber\w+|ancora (?:chied\w+|prend\w+|aver\w*|ricever\w+|otten\w+|dispon\w+)|quanto (?:ne |ci |mi )?(?:poss\w+|ho|abbiamo)|sfor\w+|super\w+ il|capienza|disponibil\w+|margine)\b/;
const MINIMIS = /\bde ?minimis\b|\bplafond\b|\bmassimale (?:aiuti|residuo)\b|\belement\w di aiuto\b/;

/** Those told before stay in mind, and do not turn every later question into one about them. */
const isToldNow = ({ aids }: Draft, memory: Memory): boolean => aids.length > 0 && aids !== memory.aids;

/** Asks how much room is left under the ceiling. */
export function isMinimis(draft: Draft, memory: Memory): boolean {
  const { text, aspects, origin, isElliptic, amounts } = draft;
  const { last } = memory;
  if (draft.asOf !== null && origin !== 'messaggio') return true;
  const isNew = isToldNow(draft, memory);
  if (MINIMIS.test(text) && (ROOM.test(text) || isNew))
    return isNew || !((origin === 'messaggio' || origin === 'pagina') && aspects.includes('regime'));
  // "E il resto quando si libera?", some turns after the room was told.
  if (memory.aids.length > 0 && isElliptic && /\b(?:si )?liber(?:a|ano|era|eranno)\b/.test(text)) return true;
  const wasOfRule = last?.concepts.includes('de_minimis') === true;
  // "Quindi se prendo 10mila me ne restano?" after what the rule says.
  const isSum = amounts.length > 0 && ROOM.test(text);
  const isFollowing = last?.kind === 'de_minimis' || (wasOfRule && (isNew || isSum));
  const isNamedElse = origin === 'messaggio' && !(isElliptic && ROOM.test(text));
  if (!isFollowing || isNamedElse) return false;
  return isNew || (isElliptic && (ROOM.test(text) || amounts.length > 0)) || ROOM.test(text);
}

/** "E si guarda il giorno del bonifico?" after the room, or after adding up: what goes on from there. */
export const isMoreOfAid = (draft: Draft, memory: Memory): boolean =>
  draft.topics[0]?.isMore === true &&
  (memory.last?.kind === 'de_minimis' || memory.last?.kind === 'cumulo') &&
  draft.origin !== 'messaggio' &&
  draft.asOf === null &&
  !isToldNow(draft, memory);
