import type { Guess } from '#domain/assistant/learned/examples.ts';
import type { Heard } from '#domain/assistant/learned/hearing.ts';
import { isWanting } from '#domain/assistant/chat/subject-words.ts';
import { asGroup, asOfGrant, LIKELY, oneOf, type Read } from './as-group.ts';
import { ASPECTS } from './aspects.ts';
import { carried } from './carried.ts';
import { OF_GRANT, type Draft, type QuestionKind } from './chat-question.ts';
import { onlyOneFound } from './grants-meant.ts';
import { isBestFor } from './asked-best.ts';
import { OF_FILO } from './of-filo.ts';
import type { Memory } from './memory.ts';
import { asksWhoPays, isRefusedByBank } from './told-need.ts';
import { plansFirm } from './told-self.ts';
import { ACTION, COULD_HAVE, LOOKING, NEXT_WISH } from './wish.ts';

/** Where a message is said, in the words of the examples. */
export function placeOf({ origin }: Pick<Draft, 'origin'>, memory: Memory): string {
  const { last } = memory;
  if (origin === 'messaggio') return 'nome';
  if (origin === 'pagina') return 'pagina';
  if (last === null) return '-';
  const isInHand = OF_GRANT.includes(last.kind) || onlyOneFound(memory) !== undefined;
  return origin === 'conversazione' && isInHand ? 'dopo' : `segue:${last.kind}`;
}

/** How likely another reading must be, and how unlikely that of the rules: where these had only the words left over… */
const WEAK = { share: 0.4, own: 0.35, detail: 0 };
/** …and where they had a reason. */
const FOUNDED = { share: 0.88, own: 0.05, detail: 0.15 };
/** Readings with a reason that a few words may give by chance. */
const BY_CHANCE: readonly QuestionKind[] = ['regola', 'ricerca', 'prodotto', 'domanda', 'consulenti'];

/** The question as the rules read it, or as examples of such messages say where these know better. */
export function asHeard(read: Read, heard: Heard, memory: Memory): Read {
  if (read.draft.insteadOf !== null && read.kind === 'ricerca') return read;
  if (read.kind === 'prodotto' && OF_FILO.test(read.draft.text)) return read;
  if (isBestFor(read.draft) && read.kind === 'ricerca') return read;
  if (isRefusedByBank(read.draft.text) && read.kind === 'ricerca') return read;
  if (read.draft.contract !== null && read.draft.grants.length > 0) return read;
  if (read.draft.manner !== null || isGoingOn(read, memory)) return read;
  const other = otherGroup(read, heard, memory);
  if (other === 'bando' && isAfterSearch(memory)) return asGroup(other, ofFirst(read, memory), heard.within(other));
  if (other) return asGroup(other, read, heard.within(other));
  const { kind, draft } = read;
  if (groupOf(read) === 'bando' && draft.grants.length === 1) return asAsked(read, heard.within('bando'));
  return kind === 'regola' && isWeak(read, memory) ? asGroup(kind, read, heard.within(kind)) : read;
}

/** What was found stands before the person's eyes. */
const isAfterSearch = ({ last, listed }: Memory): boolean => last?.kind === 'ricerca' && listed.length > 0;
/** "Ma gli stipendi li pagano?" after a search: the first of those found. */
const ofFirst = ({ draft, kind }: Read, { listed }: Memory): Read =>
  draft.grants.length > 0
    ? { draft, kind }
    : { kind, draft: { ...draft, grants: listed.slice(0, 1), origin: 'conversazione' } };

function otherGroup(read: Read, { groups, within }: Heard, memory: Memory): string | null {
  const least = isWeak(read, memory) ? WEAK : BY_CHANCE.includes(read.kind) ? FOUNDED : null;
  const possible = groups.filter(
    ({ label }) => isPossible(label, read.draft) || (label === 'bando' && isAfterSearch(memory)),
  );
  const [top] = possible;
  if (!least || !top || top.label === groupOf(read) || !read.draft.text.includes(' ')) return null;
  const total = possible.reduce((sum, { share }) => sum + share, 0);
  const own = possible.find(({ label }) => label === groupOf(read))?.share ?? 0;
  if (top.share / total < least.share || own / total > least.own) return null;
  const detail = within(top.label)[0]?.share ?? 0;
  const isPlain = top.share / total >= PLAIN;
  return detail >= Math.max(least.detail, leastDetail(top.label, read, isPlain, memory)) ? top.label : null;
}

/** The rule that was just told, or what follows from it. */
function isGoingOn({ draft, kind }: Read, memory: Memory): boolean {
  const more = kind === 'regola' ? carried(draft, kind, memory) : {};
  return more.topics !== undefined || more.concepts !== undefined;
}

/** How sure of the very question one must be, beside its group. `isPlain`: nearly all such messages are of that group. */
function leastDetail(group: string, { draft, kind }: Read, isPlain: boolean, memory: Memory): number {
  const isOfPage = draft.origin === 'pagina' && ((isPlain && !draft.isHypothesis) || !ACTION.test(draft.text));
  if (kind === 'ricerca' && group === 'bando' && !isOfPage && !isAfterSearch(memory)) return NEVER;
  if (kind === 'ricerca' && isWish(draft)) return isPlain && group === 'prodotto' ? CLEAR.share : NEVER;
  if (kind === 'ricerca' && group === 'bando' && draft.places.length > 0) return NEVER;
  if (kind === 'prodotto' && group === 'regola' && isNamed(draft)) return NEVER;
  if (kind === 'regola' && group === 'bando' && draft.origin === 'messaggio') return NEVER;
  if (kind === 'regola' && isNamed(draft)) return group === 'bando' || isPlain ? CERTAIN : NEVER;
  if (kind === 'bando' && draft.text.split(' ').length <= FEW_WORDS) return NEVER;
  if (group === 'de_minimis' && (kind === 'regola' || !OF_AIDS.test(draft.text))) return NEVER;
  return group === 'regola' || group === 'prodotto' ? LEAST_MATTER : 0;
}
/** An entry of the knowledge base that the words name. */
const isNamed = ({ topics: [topic] }: Draft): boolean => topic?.isKey === true || topic?.isSure === true;
/** Aid that was had before: without it no room is asked for. */
const OF_AIDS =
  /\bminimis\b|\b(?:aiut|contribut|agevolazion|voucher|bonus|plafond|massimal|tett)\w+|\b(?:avut|pres|ricevut|incassat|dat|concess)[oaie]\b/;
const NEVER = 2;
const PLAIN = 0.9;
const LEAST_MATTER = 0.12;

function isWeak({ draft, kind }: Read, { last }: Memory): boolean {
  const { text, message, aspects, isTold, concepts, origin } = draft;
  if (kind === 'bando') return aspects.length === 0 && !isTold;
  if (kind === 'regola') return concepts.length === 0 && !isNamed(draft);
  if (kind !== 'ricerca') return kind === 'ignota' || kind === 'documenti';
  // A bare subject is looked for.
  const isNextWish = last?.kind === 'ricerca' && !message.includes('?');
  if (
    isWish(draft) ||
    isNextWish ||
    (draft.places.length > 0 && last?.kind === 'ricerca') ||
    (text.split(' ').length <= FEW_WORDS && !message.includes('?'))
  )
    return false;
  if (ACTION.test(text) && (origin !== null || draft.places.length > 0)) return false;
  return origin === 'pagina' || !(isWanting(text) || plansFirm(text) || asksWhoPays(text));
}
const FEW_WORDS = 3;

/** Says that it looks for something. */
const isWish = ({ text, aspects }: Draft): boolean =>
  LOOKING.test(text) || COULD_HAVE.test(text) || NEXT_WISH.test(text) || aspects.includes('descrizione');

/** The group of examples that a reading belongs to. */
function groupOf({ draft, kind }: Read): string {
  if (kind === 'documenti' || kind === 'domanda') return 'regola';
  if (kind === 'ordine' || kind === 'cumulo') return draft.origin === null ? kind : 'bando';
  return kind;
}

/** What a message without a grant, a text to write or figures cannot ask. */
function isPossible(group: string, { origin, grants, amounts, percents }: Draft): boolean {
  if (group === 'bando') return origin !== null && grants.length === 1;
  if (group === 'confronto') return grants.length > 1;
  if (group === 'conto') return amounts.length + percents.length > 1;
  return group !== 'compito' && group !== 'candidatura';
}

const CLEAR = { share: 0.25, ahead: 1.4 };
const CERTAIN = 0.5;
const UNLIKE = 0.1;

/** What is asked of one grant, where the words name nothing, or something else than such messages mostly ask. */
function asAsked(read: Read, guesses: readonly Guess[]): Read {
  const { kind, draft } = read;
  const [first, second] = guesses;
  const word = first?.label.split(':')[1];
  if (!first || first.share < LIKELY || word === undefined) return read;
  if (kind === 'bando' && draft.aspects.length === 0) return asOfGrant(draft, guesses);
  const isClear = first.share >= CLEAR.share && first.share >= CLEAR.ahead * (second?.share ?? 0);
  const isOfKind = kind !== 'bando' || word === 'ordine' || word === 'cumulo';
  // What the rules took it for is hardly ever asked so.
  const isUnlike = (guesses.find(({ label }) => label === `bando:${kind}`)?.share ?? 0) < UNLIKE && kind !== 'bando';
  if (!isClear || word === kind || (isOfKind && first.share < CERTAIN && !isUnlike)) return read;
  if (word === 'ordine' || word === 'cumulo') return asOfGrant(draft, guesses);
  const aspect = oneOf(ASPECTS, word);
  if (aspect === null || draft.aspects.includes(aspect)) return read;
  // "Quanti ce ne toccano su un milione?": of one's own sum, not of all that there is.
  if (aspect === 'dotazione' && draft.amounts.length > 0) return read;
  const kept = kind === 'bando' ? draft.aspects.slice(0, 1) : [];
  return { kind: 'bando', draft: { ...draft, aspects: [aspect, ...kept] } };
}
