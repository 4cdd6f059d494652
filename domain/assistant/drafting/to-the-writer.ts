import { sentencesOf } from '#domain/assistant/sentences.ts';

/**
 * What somebody asks the writer to state is no fact of theirs: "mettici che siamo i primi al mondo". Sentences that
 * say how the text should look, or that nobody will check, tell nothing of a project.
 */
const TO_STATE =
  /(?:^|[.:;,([–—-]\s*|(?<!\p{L})(?:e|poi|magari)\s+)(?:mett(?:i|ici|eteci|ete)|scriv(?:i|ici|ete|eteci)|aggiung(?:i|ici|ete)|inserisc(?:i|ici)|sostieni|di(?:te|l[loa]|[’']))\s+(?:pure\s+|anche\s+|bene\s+|magari\s+)*(?:che|di (?:essere|avere))(?!\p{L})/iu;
/** Verbs that may as well tell what somebody else says: an order only where a sentence or a note begins. */
const ORDERED =
  /(?:^|[:([–—]\s*)(?:(?:nel testo|nella bozza|qui)\s+)?(?:indica|afferma|dichiara|specifica|racconta|riporta|garantisci|assicura)(?:te|re)?\s+(?:pure\s+|anche\s+)?che(?!\p{L})|(?<!\p{L})(?:va|bisogna|devi) (?:scritto|scrivere|detto|dire|dichiarare|indicare) che(?!\p{L})/iu;
const HOW_IT_LOOKS =
  /(?<!\p{L})(?:(?:p\.?\s?s\.?|nota|n\.?b\.?)[\s:]+(?:per|a) (?:chi|cosa|l[’'](?:assistente|ia)|il (?:sistema|programma|redattore))|per chi (?:o (?:che )?cosa )?scrive|fa(?:i|te)? (?:scena|finta|sembrare)|tanto (?:nessuno|non) (?:lo )?controlla|gonfia(?:te)?|inventa(?:te|ti)?)(?!\p{L})/iu;

const RULE = /(?<=^|\s)-{3,}(?=\s|$)/gu;

export const withoutNotesToWriter = (row: string): string =>
  sentencesOf(row.replace(RULE, ' '))
    .filter((sentence) => ![TO_STATE, ORDERED, HOW_IT_LOOKS].some((words) => words.test(sentence)))
    .join(' ');
