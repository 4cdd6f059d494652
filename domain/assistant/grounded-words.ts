import { daysIn } from '#domain/numbers/read-day.ts';
import { numbersIn } from '#domain/numbers/numbers-in.ts';
import { fold } from '#domain/search/fold.ts';
import { figuresIn } from './drafting/ground-figures.ts';
import { sentencesOf } from './sentences.ts';

type Checked = {
  /** Figures were dealt with already: each without a source is a gap that the reader fills. */
  areFiguresGrounded?: boolean;
};

const GAP = /\[DA COMPLETARE:[^\]]*\]/g;
const LINK =
  /(?:https?:\/\/|www\.)[^\s)\]>»"]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b[\w-]+(?:\.[\w-]+)*\.(?:it|eu|com|org|net|gov|info|io)\b/gi;
/** A name stands with a capital where no sentence begins. */
const NAME = /(?<=[\p{L}\p{N},;)’'] )(?:\p{Lu}[\p{L}’']{2,}|\p{Lu}{2,})/gu;
/** Words that people capitalise without naming anybody. */
const COMMON = new Set(
  'italia italiano italiana europa europea europeo unione regione regioni stato comune camera commercio ministero paese pmi filo bandolo ateco iva durc spid pec soa rea'.split(
    ' ',
  ),
);

/**
 * Somebody else's words, held against what was given to them: a sentence with a figure, a day, a link or a name that
 * stands nowhere in it is left out. An empty answer means that nothing of it can be shown.
 */
export function groundedWords(text: string, known: string, { areFiguresGrounded = false }: Checked = {}): string {
  const source = sourceOf(known);
  const isGrounded = (sentence: string) => {
    const told = sentence.replace(GAP, ' ');
    return (
      all(told.match(LINK) ?? [], (link) => source.text.includes(fold(link.replace(/(?<![.,;:!?])[.,;:!?]+$/, '')))) &&
      all(told.match(NAME) ?? [], (name) => source.words.has(fold(name)) || COMMON.has(fold(name))) &&
      (areFiguresGrounded || hasKnownFigures(told, source))
    );
  };
  return text
    .split('\n')
    .map((line) => sentencesOf(line).filter(isGrounded).join(' '))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function sourceOf(known: string) {
  const text = fold(known);
  return {
    text,
    words: new Set(text.match(/[\p{L}\p{N}’']+/gu) ?? []),
    figures: new Set(figuresIn(known)),
    values: new Set(numbersIn(known).map(({ value }) => value)),
    days: new Set(daysIn(known).map(({ day }) => day)),
  };
}

function hasKnownFigures(told: string, { figures, values, days }: ReturnType<typeof sourceOf>): boolean {
  const dated = daysIn(told);
  const undated = without(told, dated);
  const numbers = numbersIn(undated);
  const left = without(
    undated,
    numbers.filter(({ value }) => values.has(value)),
  );
  return (
    all(dated, ({ day }) => days.has(day)) &&
    all(numbers, ({ value, unit }) => unit === null || values.has(value)) &&
    all(figuresIn(left), (figure) => figures.has(figure))
  );
}

const without = (text: string, found: readonly { text: string }[]): string =>
  found.reduce((left, one) => left.replace(one.text, ' '), text);

const all = <Item>(items: readonly Item[], isFine: (item: Item) => boolean): boolean => items.every(isFine);
