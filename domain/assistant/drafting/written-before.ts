import { sentencesOf } from '#domain/assistant/sentences.ts';
import { fold } from '#domain/search/fold.ts';
import { sharedStems, stemsOf } from './links.ts';

/**
 * What sections already written tell. Our own drafts are among them, so that only what reads as told by the person counts:
 * an aim that says what to reach, a summary without who asks and for which call.
 */
const LEAD =
  /^(?:(?:l['’]obiettivo|lo scopo|la finalità|gli obiettivi)(?! concreto)(?: \p{L}+){0,3} (?:è|sono)(?: quello)?(?: questo)?:? (?:di )?|(?:vogliamo|intendiamo|puntiamo a|miriamo a) )/iu;
const INFINITIVE = /^(?!cantiere|quartiere|carattere|potere|genere|mare)\p{L}{2,}(?:are|ere|ire|rre|rsi)(?!\p{L})/iu;

/** "L’obiettivo è ridurre gli scarti." → "ridurre gli scarti"; empty where no sentence says what to reach. */
export function aimIn(goals: string): string {
  for (const sentence of sentencesOf(goals)) {
    const told = sentence.replace(LEAD, '').replace(/(?<![.;\s])[.;\s]+$/, '');
    if (INFINITIVE.test(told)) return told;
  }
  return '';
}

const OF_THE_CALL = /\b(?:bando|avviso|domanda|sostegno|aiuto|requisit\w+|ammess\w+|addett\w+)\b/iu;
/** The openings of our own summaries, where they tell what the fields of the project tell. */
const OURS =
  /^(?:la risposta è|da questi fatti|da qui nasce|il progetto (?:si chiama|costa|comprende)|l['’]intervento (?:comprende|ha)|la spesa|servono|di questa somma|tra \p{L}+ \d{4} e|le (?:fasi|voci|attività)|il (?:piano|calendario|lavoro)|l['’]avvio|prima vengono|poi vengono|si parte|entro|i traguardi|«)/iu;

/** What a summary says of the project itself, without who asks and what its profile tells, the call and the sums. */
export function projectIn(summary: string, names: readonly string[], profile: string): string {
  const own = names.map(fold).filter((name) => name.length > 2);
  const known = stemsOf(profile);
  return sentencesOf(summary)
    .filter((sentence) => !OURS.test(sentence) && !OF_THE_CALL.test(sentence))
    .filter((sentence) => !own.some((name) => fold(sentence).includes(name)))
    .filter((sentence) => sharedStems(stemsOf(sentence), known) < stemsOf(sentence).size)
    .join(' ');
}
