import type { Gazetteer } from '#domain/geography/gazetteer.ts';
import { ACTIVITY_WORDS } from '#domain/lexicon/activities.ts';
import { MONTHS } from '#domain/numbers/months.ts';
import { fold } from '#domain/search/fold.ts';
import { costKindsIn } from './cost-kinds.ts';
import { WANTS } from './wanting-words.ts';

/** A sentence in two: who speaks, where it says so first, and what they want. */
export type WishWords = { who: string | null; wish: string };

const SPEAKS = /^(?:sono|siamo|ho|abbiamo|gestisco|gestiamo|conduco)\b/;
const BREAK = /[,;:\n]|\.\s|\s[-–—]\s/;

/** "Panificio a Taranto, forno da 40.000 €": the bakery is who asks, the oven is what it wants. */
export function wishWords(sentence: string, gazetteer: Pick<Gazetteer, 'find'>): WishWords {
  const wants = WANTS.exec(sentence);
  if (wants && saysWho(sentence.slice(0, wants.index)))
    return cut(sentence, wants.index, wants.index + wants[0].length);
  let at = 0;
  for (;;) {
    const next = BREAK.exec(sentence.slice(at));
    if (!next) break;
    const part = sentence.slice(at, at + next.index);
    const isPast = at === 0 ? saysWho(part) : isPlaceOrTime(part, gazetteer);
    if (!isPast) break;
    at += next.index + next[0].length;
  }
  const rest = sentence.slice(at).trim();
  return at === 0 || !/\p{L}{3}/u.test(bare(rest)) ? { who: null, wish: sentence } : cut(sentence, at, at);
}

const cut = (sentence: string, whoEnds: number, wishBegins: number): WishWords => ({
  who: sentence
    .slice(0, whoEnds)
    .replace(/(?<![\s,;:.–—-])[\s,;:.–—-]+$/, '')
    .trim(),
  wish: sentence.slice(wishBegins).trim(),
});

/** A trade, or "siamo …", and nothing that one could buy: a new oven is no bakery. */
function saysWho(part: string): boolean {
  const words = fold(part).trim();
  if (words === '' || costKindsIn(words).length > 0) return false;
  return SPEAKS.test(words) || Object.values(ACTIVITY_WORDS).some((trade) => trade.test(words));
}

/** "Siamo un panificio a Taranto": a panificio. */
export function tradeIn(who: string, gazetteer: Pick<Gazetteer, 'find'>): string {
  const words = who.replace(OPENING, '').trim();
  const places = gazetteer.find(words).map(({ name }) => fold(words).indexOf(fold(name)));
  const end = Math.min(...places.filter((at) => at > 0), words.length);
  return words.slice(0, end).replace(TO_PLACE, '');
}
/** Each word of it ends: read letter by letter, "adadada" has more readings than anybody can try. */
const TO_PLACE = /(?<![\s,(])[\s,(]+(?:(?:a|ad|in|di|da|nel|nella|vicino|provincia|zona|qui)(?:\s+|$))*$/i;
const OPENING =
  /^(?:sono|siamo|ho|abbiamo|gestisco|gestiamo|conduco)?\s*(?:(?:un|uno|una|il|la|lo|titolare di)\s+|un['’])?/i;

/** "qui a Taranto", "a marzo": said in passing, between who and what. */
function isPlaceOrTime(part: string, gazetteer: Pick<Gazetteer, 'find'>): boolean {
  const left = gazetteer.find(part).reduce((text, { name }) => text.replace(fold(name), ' '), bare(part));
  return !/\p{L}{3}/u.test(left.replace(/\b(?:provincia|zona|regione|qui|nel|nella|dal|entro)\b/g, ' '));
}

const NOT_THINGS = new RegExp(`\\b(?:${MONTHS.join('|')}|euro|eur|mila|milioni|milione)\\b`, 'g');
const bare = (text: string): string => fold(text).replace(NOT_THINGS, ' ');
