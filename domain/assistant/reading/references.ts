import { meaningsOf } from '#domain/assistant/knowledge/same-meaning.ts';
import { tokenize } from '#domain/search/tokens.ts';
import { soundOf } from './spoken-italian.ts';

type Named = { id: string; name: string };

/** "Quello nuovo", "quella giovani", "il bonus donne": words that tell one of a family from the others. */
const TOLD =
  /\b(?:quell[oaie]|quel|la versione|l'edizione|il bando|la misura|il fondo|il bonus)\b(?: (?:per|di|del|della|dei|delle|degli|dell'|a|da|in))?(?: (?:il|la|i|gli|le|lo))? (.{3,40})/;

/**
 * The grant that a few words tell apart: one of those just spoken of, else one whose name is most like theirs.
 * `family` are the grants spoken of, newest first.
 */
export function toldApart(text: string, family: readonly Named[], all: readonly Named[]): string | null {
  const told = TOLD.exec(text);
  if (!told || family.length === 0) return null;
  const wanted = wordsOf(told[1]!);
  if (wanted.length === 0) return null;
  const meant = meaningsOf(tokenize(told[1]!).find(({ role }) => role === 'content')!.stem);
  const holds = ({ name }: Named) =>
    wordsOf(name).includes(wanted[0]!) ||
    (meant.length > 0 && tokenize(name).some(({ stem }) => meaningsOf(stem).some((each) => meant.includes(each))));
  const near = family.find(holds);
  if (near) return near.id;
  const known = new Set(wordsOf(family[0]!.name));
  const alike = all
    .filter(holds)
    .map(({ id, name }) => ({ id, shared: wordsOf(name).filter((word) => known.has(word)).length }))
    .filter(({ shared }) => shared >= 2)
    .toSorted((one, other) => other.shared - one.shared);
  return alike[0]?.id ?? null;
}

/** Worked out once per name: there may be thousands. */
const WORDS = new Map<string, string[]>();
const WORDS_MAX = 20_000;

function wordsOf(text: string): string[] {
  const known = WORDS.get(text);
  if (known) return known;
  const words = tokenize(text)
    .filter(({ role }) => role === 'content')
    .map(({ stem }) => soundOf(stem));
  if (WORDS.size >= WORDS_MAX) WORDS.clear();
  WORDS.set(text, words);
  return words;
}
