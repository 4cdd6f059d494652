import { sentencesOf } from '#domain/assistant/sentences.ts';
import { figuresIn } from '#domain/numbers/figures-in.ts';
import { numbersIn } from '#domain/numbers/numbers-in.ts';
import { costName, isWork, wantedIn } from '#domain/projects/wanting-words.ts';

const AIM =
  /^(.{0,40}?)(?<!\p{L}|non )(?:voglio|vogliamo|vorrei|vorremmo|conto di|contiamo di|puntiamo ad?|miriamo ad?)\s+(\p{L}+(?:are|ere|ire|rre|rsi) [^.,;:]{3,100})/iu;

/** A figure to reach that somebody tells as a wish: "da ogni fiera voglio tornare con sessanta contatti"; no sum, no purchase. */
export const aimsTold = (description: string): string[] =>
  sentencesOf(description).flatMap((sentence) => {
    const [, before = '', aim = ''] = AIM.exec(sentence) ?? [];
    if (aim === '' || figuresIn(aim).length === 0 || numbersIn(aim).some(({ unit }) => unit === 'euro')) return [];
    const { verb } = wantedIn(`vogliamo ${aim}`);
    if (costName(aim) === '' || (verb !== null && !isWork(verb))) return [];
    const where = /^(?:d[aei]|in|per|con|a|al|ad|entro|ogni)\S*\s/iu.test(before) ? before.trim() : '';
    return [where === '' ? aim : `${where.charAt(0).toLocaleLowerCase('it')}${where.slice(1)} ${aim}`];
  });
