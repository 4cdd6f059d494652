import { fold } from '#domain/search/fold.ts';
import { LEXICON } from './concepts.ts';

/** From so many letters on, a word is known by its beginning. */
const WITH_ENDINGS = 7;

/** The last vowel of a short word in singular and plural. */
const ENDINGS: Record<string, string> = { a: '[ae]', e: '[ei]', i: '[ieo]', o: '[oi]', u: 'u' };
const HARD_ENDINGS: Record<string, string> = { a: '(?:a|he)', e: '[ei]', i: '[ieo]', o: '(?:o|h?i)', u: 'u' };

const WORDS = new Map(LEXICON.map(({ id, words }) => [id, words ?? '']));

/**
 * A pattern over folded text: the words of these ideas as everybody says them, with any ending, and what only the
 * reader of this pattern needs beside them (alternatives of a regular expression).
 */
export function saying(ideas: readonly string[], more = ''): RegExp {
  const alternatives = ideas.flatMap((id) => phrasesOf(id).map(pattern));
  return new RegExp(`\\b(?:${[...new Set(alternatives), ...(more === '' ? [] : [more])].join('|')})`);
}

function phrasesOf(id: string): string[] {
  const words = WORDS.get(id);
  if (words === undefined) throw new Error(`lexicon: there is no idea called ${id}`);
  return words.split('|').filter((phrase) => phrase !== '');
}

function pattern(phrase: string): string {
  return fold(phrase).split(' ').map(anyEnding).join(' ');
}

/**
 * "fotovoltaico" also stands for "fotovoltaiche"; a short word has a plural at most: "terme" is not "termine", "pesca"
 * not "pesce", "batterie" not "batteri".
 */
function anyEnding(word: string): string {
  if (!/^[a-z]{3,}[aeiou]$/.test(word))
    return `${word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/['’]/g, '.')}\\b`;
  const root = word.slice(0, -1);
  if (word.endsWith('ie')) return `${root}[ae]\\b`;
  if (word.length >= WITH_ENDINGS) return `${root}\\w*`;
  const endings = /[cg]$/.test(root) ? HARD_ENDINGS : ENDINGS;
  return `${root}${endings[word.at(-1)!]}\\b`;
}
