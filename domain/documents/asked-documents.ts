import { fold } from '#domain/search/fold.ts';

const USUALLY = '(?:(?:di solito|in genere|di norma|alla domanda|in questa fase),? )?';
const NOTHING = new RegExp(
  `^${USUALLY}(?:nessun[oa]?|niente|nulla(?! osta))\\b` +
    `|^${USUALLY}non (?:serv|occorr|(?:va|vanno) (?:alleg|present)|si (?:alleg|present)|(?:e|sono) (?:richiest|necessari|previst|dovut)|ci sono)` +
    `|\\bnon (?:serv(?:e|ono)|occorr(?:e|ono)|(?:(?:e|sono|va|vanno) )?(?:richiest|necessari|previst|dovut|allegat|presentat)\\w*)(?: (?:alla domanda|in questa fase|in fase di domanda))?$`,
);
/** A declaration that something is not due is a paper too; and where only some are let off, the others must bring it. */
const IS_PAPER =
  /^(?:dichiaraz|autodichiaraz|autocertific|attestaz)|\b(?:se|salvo|tranne|eccetto|fuorche|qualora|solo per|a meno)\b/;

/** Whether a line of a grant's list is a paper to bring, and not the news that there is none ("Nessun preventivo da allegare"). */
export function isAsked(line: string): boolean {
  const plain = fold(line)
    .replace(/\([^()]*\)/g, ' ')
    .replace(/[.;:\s]+/g, ' ')
    .trim();
  return !NOTHING.test(plain) || IS_PAPER.test(plain);
}

export const askedDocuments = (lines: readonly string[]): string[] => lines.filter(isAsked);
