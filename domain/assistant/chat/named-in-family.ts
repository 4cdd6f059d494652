import { FRAME_WORDS, WEAK_WORDS } from '#domain/search/stop-words.ts';
import { AID_WORDS, wordsLike } from './grant-mentions.ts';
import { nameWords, type GrantNames, type KnownName } from './grant-names.ts';

const WEIGHED = /\b(?:o|oppure|meglio|convien\w+|differenz\w+|confront\w+|tra|fra)\b/;

/**
 * Grants of one family, told by its name and by a word of their own wherever it stands: "il finanziamento SIMEST per
 * fare una fiera", "del Fondo Veneto Competitività la sezione start up o la transizione?".
 */
export function namedInFamily(text: string, known: GrantNames): string[][] {
  const asked = nameWords(text);
  const alike = asked.map((word) => wordsLike(word, known));
  return familiesOf(known).flatMap(({ words, members }) => {
    if (!asked.some((_word, at) => words.every((each, next) => asked[at + next] === each))) return [];
    const told = members
      .map(({ id, core }) => ({ id, count: ownWords(core, words.length).filter((own) => isSaid(own, alike)).length }))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count);
    if (told.length === 2 && WEIGHED.test(text)) return told.map(({ id }) => [id]);
    return told.length > 0 && told[0]!.count > (told[1]?.count ?? 0) ? [[told[0]!.id]] : [];
  });
}

const isSaid = (own: string, alike: readonly ReadonlySet<string>[]): boolean => alike.some((words) => words.has(own));

const ownWords = (core: readonly string[], from: number): string[] =>
  core.slice(from).filter((word) => !WEAK_WORDS.has(word) && !FRAME_WORDS.has(word) && !AID_WORDS.has(word));

type Family = { words: string[]; members: KnownName[] };
const FAMILIES = new WeakMap<GrantNames, Family[]>();

/** Names of several parts with the same first one: "SIMEST – Fiere ed eventi", "SIMEST – E-commerce". */
function familiesOf(known: GrantNames): Family[] {
  const before = FAMILIES.get(known);
  if (before) return before;
  const byFirst = new Map<string, Family>();
  for (const name of known.names) {
    const end = Math.min(...name.starts.filter((start) => start > 0));
    if (end >= name.core.length) continue;
    const words = name.core.slice(0, end);
    const family = byFirst.get(words.join(' ')) ?? { words, members: [] };
    byFirst.set(words.join(' '), family);
    family.members.push(name);
  }
  const families = [...byFirst.values()].filter(({ members }) => members.length > 1);
  FAMILIES.set(known, families);
  return families;
}
