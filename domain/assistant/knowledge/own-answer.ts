import { fold } from '#domain/search/fold.ts';
import { stemOf, tokenize } from '#domain/search/tokens.ts';
import { askedWords, type AskedWords } from './passages.ts';
import { sameness } from './same-meaning.ts';

type Asked = { question: string; answer: string };
/** A question of the record that a message asks in words of its own; `closeness`: how much of it the message says. */
export type OwnAnswer = Asked & { closeness: number };

const CLOSE = 0.5;
const CLOSE_COVER = 0.3;
const COVERING = 0.66;
const COVERING_CLOSE = 0.3;
const ANSWER_SHARE = 0.5;

const stemsOf = (words: AskedWords): ReadonlySet<string> => new Set(words.map(({ stem }) => stem));

function share(words: AskedWords, held: (stem: string) => number): number {
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  return total === 0 ? 0 : words.reduce((sum, { stem, weight }) => sum + weight * held(stem), 0) / total;
}

/** "Posso chiederlo?" asks for a verdict, and of nothing that a record's question could be about. */
const APPLYING = new Set(
  ['chiedere', 'chiederlo', 'chiederla', 'richiedere', 'accedere', 'partecipare', 'ottenere', 'avere', 'prendere'].map(
    stemOf,
  ),
);

/** Figures and months tell a case: where a record's question names others or none, it asks for the rule. */
const OF_A_CASE = 0.4;
const WHEN_OR_HOW_MANY =
  /^(?:\d.*|gennai\w?|febbrai\w?|marz\w?|april\w?|maggi\w?|giugn\w?|lugli\w?|agost\w?|settembr\w?|ottobr\w?|novembr\w?|dicembr\w?)$/;

/** The one of a record's own questions that a message asks; the record's name asks nothing. `text` as read aloud. */
export function ownAnswer(
  faq: readonly Asked[],
  text: string,
  name: string,
  leastCover = CLOSE_COVER,
): OwnAnswer | null {
  const counted = ofCount(faq, text);
  if (counted) return counted;
  const own = new Set(tokenize(fold(name)).map(({ stem }) => stem));
  const telling = (words: AskedWords) => words.filter(({ stem }) => !own.has(stem));
  const asked = telling(askedWords(text));
  if (asked.every(({ stem }) => APPLYING.has(stem))) return sameOpening(faq, text);
  const said = stemsOf(asked);
  const found = faq.flatMap((each) => {
    const words = telling(askedWords(fold(each.question)));
    const title = stemsOf(words);
    const answer = stemsOf(askedWords(fold(each.answer)));
    const closeness = share(words, (stem) => sameness(stem, said));
    const weighed = asked.map(({ stem, weight }) => ({
      stem,
      weight: WHEN_OR_HOW_MANY.test(stem) && !title.has(stem) && !answer.has(stem) ? weight * OF_A_CASE : weight,
    }));
    const cover = share(weighed, (stem) => Math.max(sameness(stem, title), ANSWER_SHARE * sameness(stem, answer)));
    const isAsked = (closeness >= CLOSE && cover >= leastCover) || (cover >= COVERING && closeness >= COVERING_CLOSE);
    return isAsked ? [{ ...each, closeness, score: closeness + cover }] : [];
  });
  return found.toSorted((one, other) => other.score - one.score)[0] ?? null;
}

const COUNTED = /\b(?:\d{1,3}|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|piu) ([a-z]{4,})\b/;
const HOW_MANY = /^quant[ie] ([a-z]{4,})\b/;

/** "Posso mettere 4 fiere?" asks how many there may be, though the grant is called so. */
function ofCount(faq: readonly Asked[], text: string): OwnAnswer | null {
  const thing = COUNTED.exec(text)?.[1];
  if (thing === undefined || /^(?:mila|euro|anni|mesi|giorni|milion\w)$/.test(thing)) return null;
  const found = faq.find(({ question }) => {
    const asked = HOW_MANY.exec(fold(question))?.[1];
    return asked !== undefined && stemOf(asked) === stemOf(thing);
  });
  return found ? { ...found, closeness: 1 } : null;
}

/** The first two words that ask something. */
export const opening = (text: string): string =>
  fold(text)
    .replace(/^(?:(?:e|ma|allora|pero|invece|quindi)\s+)+/, '')
    .split(/\s+/)
    .slice(0, 2)
    .join(' ');

const ASKS_WHAT = /^(?:quant|come|quando|dove|chi|cosa|che|perche|in quant|a quant|entro)/;

/** "E quanto vale uno?" has no word of its own: it asks what the record's question with the same opening asks. */
function sameOpening(faq: readonly Asked[], text: string): OwnAnswer | null {
  const words = opening(text);
  if (!ASKS_WHAT.test(words)) return null;
  const found = words.includes(' ') ? faq.filter(({ question }) => opening(question) === words) : [];
  return found.length === 1 ? { ...found[0]!, closeness: 1 } : null;
}
