import { wordsIn } from '#domain/assistant/sentences.ts';
import { isCounted, isPlural, nounKind, withArticle } from './nouns.ts';
import { hasVerb, isTalk } from './plain-speech.ts';
import { restated } from './restated.ts';
import { safelyTold, speaksOfUs } from './third-person.ts';
import { withoutSums } from './wishes.ts';

/** The things of a list: "sensori, app con esercizi e vendita" are three. */
export function itemsIn(list: string): string[] {
  const parts = list.split(/,\s+(?!(?:che|con|per)\b)/u);
  const last = parts.at(-1) ?? '';
  const cut = parts.length > 1 ? /^(.{4,}?) ed? (.{4,})$/u.exec(last) : null;
  const items = cut && !/\b(?:che|con)\b/.test(cut[1]!) ? [...parts.slice(0, -1), cut[1]!, cut[2]!] : parts;
  return items.map((item) => item.replace(/^(?:e|ed|poi) /iu, '').trim()).filter((item) => item !== '');
}

/** Without what only says which one: "app con esercizi che si adattano". */
const bare = (item: string): string => item.replace(/ (?:che|dove|con cui|per cui|per chi) .*$/u, '');
const MAX_ITEM_WORDS = 14;

/** A month, a number alone or how long something lasts is no thing. */
const isNamed = (item: string): boolean =>
  !LASTING.test(item) &&
  !/^(?:qualcuno|qualcosa|totale|l[’']anno (?:scorso|prossimo)|quest[’']anno|chi|quell[oaie])(?!\p{L})/iu.test(item) &&
  (nounKind(item.replace(/^(?:un|uno|una|il|lo|la|i|gli|le|\d+) |^(?:un|l)[’']/iu, '')) !== null || isCounted(item));
/** "Sei settimane dopo" says when. */
const LASTING =
  /^(?:\d+|\p{L}+) (?:settiman[ae]|mes[ei]|giorn[oi]|ann[oi]|or[ae]|minut[oi])(?: (?:dopo|prima|fa|in ritardo|fermi)|$)/iu;

/** Whether what follows a colon names things, and tells nothing of them. */
export const isListOfThings = (tail: string): boolean =>
  tail !== '' && !speaksOfUs(tail) && itemsIn(tail).every((item) => isNamed(item) && !hasVerb(bare(item)));

/** What follows a colon as sentences: a comma before a new subject parts them. */
export const tellingsIn = (tail: string): string[] =>
  tail === '' ? [] : tail.split(/, (?=(?:il|lo|la|i|gli|le) \p{L}+ (?:non |è |sono |ha |hanno |va |si |ci ))/u);

/** "Come quella", without what was said before. */
const OF_BEFORE = /(?<!\p{L})quell[oaie](?! che|[’']| d)(?!\p{L})/iu;
const MIN_WORDS = 4;

/** What a plan says beside what is done: a sentence of its own, that names who speaks nowhere. */
export const isWorthTelling = (text: string): boolean =>
  wordsIn(text).length >= (/\d/u.test(text) ? MIN_WORDS - 1 : MIN_WORDS) &&
  hasVerb(text) &&
  !isTalk(text) &&
  !OF_BEFORE.test(text) &&
  safelyTold(text, 'l’azienda') !== null;

/** The things that a line without a verb names, each with what is said of it; null where something is told. */
export function namedThings(sentence: string, isListed: boolean): string[] | null {
  const told = withoutSums(sentence).replace(/(?<![\s,;:])[\s,;:]+$/, '');
  if (speaksOfUs(told) || isTalk(told) || INFINITIVE.test(told)) return null;
  if (isListed) {
    const [, head = told, note = ''] =
      /^(.{3,60}?)(?:: |, (?=si |è |sono |non |oggi |domani )| \((?=.*\)$))(.+)$/u.exec(told) ?? [];
    if (hasVerb(bare(head)) || !isNamed(head)) return null;
    const said = note.replace(/\)$/, '');
    return [
      said !== '' && wordsIn(said).length <= MAX_ITEM_WORDS && !speaksOfUs(said) ? `${head} (${restated(said)})` : head,
    ];
  }
  if (stateOf(told) !== null || hasVerb(bare(told)) || told.includes(': ')) return null;
  const items = itemsIn(told);
  const areThings = items.every((item) => isNamed(item) && wordsIn(item).length <= MAX_ITEM_WORDS);
  return areThings && wordsIn(told).length > 1 ? items : null;
}
const INFINITIVE = /^\p{L}+(?:are|ere|ire|rre)(?!\p{L})/iu;

const KIND_OF_WORK = /^(?:nuov[oa] )?(\p{L}+(?:mento|zione|sione|tura|novo))$/iu;
/** "Ampliamento." says what kind of work it is; null for other words. */
export function kindOfWork(text: string): string | null {
  const noun = KIND_OF_WORK.exec(text)?.[1];
  if (noun === undefined) return null;
  const said = text.charAt(0).toLocaleLowerCase('it') + text.slice(1);
  return nounKind(noun) === 'fs'
    ? `si tratta di ${/^[aeiou]/u.test(said) ? 'un’' : 'una '}${said}`
    : `si tratta di un ${said}`;
}

const STATE =
  /^([^,:;]{3,60}?) (?:è |già |sono )?(già )?((?:chiest|ottenut|presentat|rilasciat|depositat|approvat|firmat|avviat|conclus|ricevut|inviat|richiest|complet|affidat)[oaie])(?!\p{L})(.*)$/iu;

/** "Permesso di costruire chiesto a ottobre" → "il permesso di costruire è stato chiesto a ottobre"; null for other words. */
export function stateOf(text: string): string | null {
  const [, thing = '', already = '', done = '', rest = ''] = STATE.exec(text) ?? [];
  if (thing === '' || hasVerb(text) || nounKind(thing) === null) return null;
  const [one, kind] = [!isPlural(thing), done.at(-1)!];
  return `${withArticle(thing)} ${one ? 'è' : 'sono'} ${already.trim() ? 'già ' : ''}stat${kind} ${done}${rest}`;
}
