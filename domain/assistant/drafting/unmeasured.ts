import { sentencesOf } from '#domain/assistant/sentences.ts';
import { withArticle } from './grammar/nouns.ts';

/** What nobody has measured yet, as the person says it: asked for, so that no other figure takes its place. */
const UNKNOWN =
  /(?<!\p{L})(?:mai (?:stat[oaie] )?(?:misurat|contat|rilevat|pesat)[oaie]|non (?:l[oaie] |l[’'])?(?:so|sappiamo|abbiamo (?:mai )?(?:misurat|contat|rilevat)\p{L}|ho (?:mai )?(?:misurat|contat|rilevat)\p{L}))(?!\p{L})/iu;
/** "Poi l’acqua: … non l’ho mai misurata". */
const TOPIC =
  /^(?:(?:poi|inoltre|quanto a|per|e)\s+)*((?:il |lo |la |i |gli |le |l[’'])\p{L}+(?: (?:di|del|della|dei|delle|da|per) \p{L}+)?):\s/iu;
/** "Non abbiamo mai misurato il consumo di gas". */
const OBJECT =
  /(?:misurat|contat|rilevat|pesat)[oaie] ((?:il |lo |la |i |gli |le |l[’'])\p{L}+(?: (?:di|del|della|dei|degli|delle|da|per) \p{L}+)?)/iu;

/** "Quante ore ci vogliono, mai contate". */
const HOW_MANY = /(?<!\p{L})quant[ie] (\p{L}{2,}[ie])(?!\p{L})/iu;

/** `about`: all that is said with it. */
export type Unmeasured = { topic: string; about: string };

export const unmeasuredIn = (description: string): Unmeasured[] =>
  sentencesOf(description).flatMap((sentence) => {
    if (!UNKNOWN.test(sentence)) return [];
    const counted = HOW_MANY.exec(sentence)?.[1];
    const topic = OBJECT.exec(sentence)?.[1] ?? TOPIC.exec(sentence)?.[1] ?? (counted && withArticle(counted));
    return topic === undefined
      ? []
      : [{ topic: topic.charAt(0).toLocaleLowerCase('it') + topic.slice(1), about: sentence }];
  });
