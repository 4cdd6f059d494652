import { wordDiff, type DiffPart } from '#domain/assistant/diff.ts';
import { readability, type Readability } from '#domain/assistant/gulpease.ts';
import type { ImprovementGoal } from '#domain/assistant/request-types.ts';
import { sentencesOf, wordsIn } from '#domain/assistant/sentences.ts';
import { fold } from '#domain/search/fold.ts';
import { capital } from '#domain/writing/phrases.ts';
import { nounsToVerbs, passiveToActive, supportToVerb } from './active-voice.ts';
import { EMPTY_WORDS, HEDGES, OFFICIAL_TERMS, OVERCLAIMS, PLAIN_PHRASES, PLEONASMS } from './phrases.ts';
import { sameCase, type Edit, type SentenceRule } from './rule.ts';
import { tidySpacing } from './spacing.ts';
import { splitLong } from './split-sentences.ts';

type Improved = { text: string; before: Readability; after: Readability; edits: Edit[]; diff: DiffPart[] };

/** `\b` knows no accents: the edges of words are those of all letters. */
function wholeWords({ source, flags }: RegExp): RegExp {
  const edges = source.replace(/^\\b/, '(?<![\\p{L}\\p{N}])').replaceAll('\\b', '(?![\\p{L}\\p{N}])');
  return new RegExp(edges, flags);
}

function replaced(given: readonly (readonly [RegExp, string])[]): (sentence: string) => string {
  const table = given.map(([pattern, plain]) => [wholeWords(pattern), plain] as const);
  return (sentence) => {
    const told = table.reduce(
      (text, [pattern, plain]) => text.replace(pattern, (found: string) => sameCase(found, plain)),
      sentence,
    );
    return told === sentence ? sentence : smoothed(told);
  };
}

const TERM = /\p{L}+/gu;
/** The order matters: shorter wording first, then who does it, then length. */
const RULES: readonly SentenceRule[] = [
  { goal: 'clarity', reason: 'noun_to_verb', apply: nounsToVerbs },
  { goal: 'clarity', reason: 'noun_to_verb', apply: supportToVerb },
  { goal: 'clarity', reason: 'plain_words', apply: replaced(PLAIN_PHRASES) },
  { goal: 'clarity', reason: 'repetition', apply: replaced(PLEONASMS) },
  { goal: 'clarity', reason: 'repetition', apply: withoutEchoes },
  { goal: 'clarity', reason: 'active_verb', apply: passiveToActive },
  { goal: 'persuasiveness', reason: 'hedge', apply: replaced(HEDGES) },
  { goal: 'persuasiveness', reason: 'empty_word', apply: replaced(EMPTY_WORDS) },
  { goal: 'compliance', reason: 'overclaim', apply: replaced(OVERCLAIMS) },
  { goal: 'compliance', reason: 'official_term', apply: replaced(OFFICIAL_TERMS) },
  { goal: 'clarity', reason: 'long_sentence', apply: splitLong },
];

/** Real edits, sentence by sentence, each with its reason; figures, names and gaps stay as they are. */
export function improveText(text: string, goals: readonly ImprovementGoal[], callWords = ''): Improved {
  const vocabulary = new Set(fold(callWords).match(TERM) ?? []);
  const rules = RULES.filter(({ goal }) => goals.includes(goal));
  const edits: Edit[] = [];
  const tidy = tidySpacing(text);
  if (tidy !== text.trim()) edits.push({ goal: 'clarity', reason: 'spacing', before: '', after: '' });
  const said = new Set<string>();
  const paragraphs = tidy.split('\n').map((line) =>
    sentencesOf(line)
      .filter((sentence) => {
        const key = fold(sentence).replace(/\W+/g, ' ').trim();
        const isEcho = wordsIn(sentence).length > 3 && said.has(key);
        if (isEcho) edits.push({ goal: 'clarity', reason: 'repetition', before: sentence, after: '' });
        said.add(key);
        return !isEcho;
      })
      .map((sentence) => improved(sentence, rules, edits, vocabulary))
      .join(' '),
  );
  const after = paragraphs
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { text: after, before: readability(text), after: readability(after), edits, diff: wordDiff(text, after) };
}

function improved(
  sentence: string,
  rules: readonly SentenceRule[],
  edits: Edit[],
  vocabulary: ReadonlySet<string>,
): string {
  return rules.reduce((before, { goal, reason, apply }) => {
    const after = apply(before);
    if (goal === 'clarity' && losesTerm(before, after, vocabulary)) return before;
    if (after === before || !keepsFigures(before, after) || !keepsNames(before, after) || makesEcho(before, after))
      return before;
    edits.push({ goal, reason, before, after });
    return after;
  }, sentence);
}

const TERM_CHARS = 9;

/** A term that the call itself uses stays: an evaluator looks for it. */
function losesTerm(before: string, after: string, vocabulary: ReadonlySet<string>): boolean {
  if (vocabulary.size === 0) return false;
  const kept = new Set(fold(after).match(TERM) ?? []);
  return (fold(before).match(TERM) ?? []).some(
    (word) => word.length >= TERM_CHARS && !kept.has(word) && vocabulary.has(word),
  );
}

/** An edit that would lose or make a figure is not made. */
const figures = (text: string) =>
  (text.match(/\d[\d.,]*/g) ?? []).map((each) => each.replace(/(?<![.,])[.,]+$/, '')).join(' ');
const keepsFigures = (before: string, after: string) => figures(before) === figures(after) || /360 gradi/i.test(before);

/** A name inside a sentence is nobody's to change. */
const namesIn = (text: string) => new Set(text.match(/(?<=[\p{Ll}\p{N},;:]\s)\p{Lu}[\p{L}\p{N}&.]+/gu) ?? []);
const keepsNames = (before: string, after: string) => [...namesIn(before)].every((name) => after.includes(name));

/** Two different words that would become one twice: "rivoluzionaria e nuova" must not end as "nuova e nuova". */
const ECHO = /(?<!\p{L})(\p{L}{3,})(?:,| e| ed| o|, e)? \1(?!\p{L})/giu;
const makesEcho = (before: string, after: string) =>
  (after.match(ECHO) ?? []).length > (before.match(ECHO) ?? []).length;

/** "di di", "progetto progetto": one is enough. */
function withoutEchoes(sentence: string): string {
  return sentence.replace(
    /(?<![\p{L}])(?!(?:piano|via|poco|passo|man|quasi)(?!\p{L}))(\p{L}+)\s+\1(?![\p{L}])/giu,
    '$1',
  );
}

/** Where words went away: single spaces, no lone comma, a capital at the start; "per il" for "con il" stays as written. */
function smoothed(sentence: string): string {
  return capital(
    sentence
      .replace(/ {2,}/g, ' ')
      .replace(/(?<! ) +([,;:.!?)»])/g, '$1')
      .replace(/^[\s,;]+/, '')
      .replace(/([,;:])[,;]+/g, '$1')
      .replace(/\bo o\b/g, 'o')
      .trim(),
  );
}
