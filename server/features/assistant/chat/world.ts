import { looselyNamed } from '#domain/assistant/chat/loosely-named.ts';
import { markedName, namedByMark, type MarkedName } from '#domain/assistant/chat/named-by-mark.ts';
import { namedInFamily } from '#domain/assistant/chat/named-in-family.ts';
import { namedByForm } from '#domain/assistant/chat/named-by-form.ts';
import { namedByTheme } from '#domain/assistant/chat/named-by-theme.ts';
import { namedByPlace } from '#domain/assistant/chat/named-by-place.ts';
import { grantMentions } from '#domain/assistant/chat/grant-mentions.ts';
import { grantNamesInSteps, grantNamesOf, nameWords, type GrantNames } from '#domain/assistant/chat/grant-names.ts';
import { monthlyAid } from '#domain/assistant/knowledge/monthly-aid.ts';
import type { ReadingWorld, Topic } from '#domain/assistant/reading/reading-world.ts';
import { isAnotherFirmThan, selfIn } from '#domain/assistant/reading/told-self.ts';
import type { NamedCompany } from '#domain/eligibility/company-view.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { grantStatus } from '#domain/grants/status.ts';
import type { Place } from '#domain/geography/gazetteer.ts';
import { fold } from '#domain/search/fold.ts';
import { eachInSteps, type Steps } from '#domain/steps.ts';
import { pageHelpId } from '#messages/assistant/knowledge/page-help.ts';
import { placesOfItaly } from '#domain/geography/places-of-italy.ts';
import { inTurns } from '#server/platform/threads/in-turns.ts';
import { isIntroduced, isOfRule, isOfWhom, isOwnName, OF_IN_HAND, OF_ONE, ownRegion } from './around-names.ts';
import { answering } from './asked/answering.ts';
import { hearing } from './heard/hearing.ts';
import { passagesOf, relevantPassages } from './intents/passages.ts';
import { topicsOf } from './topics.ts';

/** What a conversation is read with of a catalogue. */
export type NamedGrants = {
  readonly revision: number;
  readonly common: NamedGrants;
  readonly own: readonly { grant: Grant }[];
  entries(): Iterable<{ grant: Grant }>;
  find(id: string): { grant: Grant } | undefined;
};

type Known = {
  names: GrantNames;
  folded: { id: string; name: string }[];
  /** "Fritur" for "FRI-Tur": names written without their hyphen. */
  joined: ReadonlyMap<string, string>;
  /** "OT 23" for "OT23". */
  spaced: ReadonlyMap<string, string>;
  /** Told by a sign or two letters. */
  marked: readonly MarkedName[];
  mentions: Map<string, string[][]>;
  /** What was read before: a talk is read again with every message that follows. */
  told: Map<string, string[]>;
};
const KNOWN = new WeakMap<NamedGrants, { revision: number; known: Promise<Known> }>();
const MOST_ALIKE = 3;
/** How sure one must be that a record holds what a question is about, where the grant was only listed. */
const ANSWERED = { first: 0.45, other: 0.7, cover: 0.6 };
const REMEMBERED = 2000;
const SHORTEST_NAME = 6;

function knownOf({ common: catalogue }: NamedGrants): Promise<Known> {
  const { revision } = catalogue;
  const before = KNOWN.get(catalogue);
  if (before?.revision === revision) return before.known;
  const known = inTurns(knownInSteps([...catalogue.entries()].map(({ grant }) => grant)));
  KNOWN.set(catalogue, { revision, known });
  known.catch(() => KNOWN.delete(catalogue));
  return known;
}

/** "OT23", which people also write "OT 23". */
const CODE = /(?<![a-z0-9])([a-z]{2,4})(\d{1,3})(?![a-z0-9])/g;
const HYPHENED = /(?<![a-z0-9])([a-z]{2,5})[-&]([a-z]{2,5})(?![a-z0-9-])/g;

function* knownInSteps(grants: readonly Grant[]): Steps<Known> {
  const folded: Known['folded'] = [];
  const joined = new Map<string, string>();
  const spaced = new Map<string, string>();
  const marked: MarkedName[] = [];
  yield* eachInSteps(grants, ({ id, name: written }) => {
    const name = fold(written);
    const mark = markedName({ id, name: written });
    if (mark) marked.push(mark);
    if (name.length >= SHORTEST_NAME) folded.push({ id, name });
    for (const [, one, other] of name.matchAll(HYPHENED)) joined.set(`${one!}${other!}`, `${one!} ${other!}`);
    for (const [, letters, figures] of name.matchAll(CODE))
      spaced.set(`${letters!} ${figures!}`, `${letters!}${figures!}`);
  });
  return {
    names: yield* grantNamesInSteps(grants),
    folded,
    joined,
    spaced,
    marked,
    mentions: new Map(),
    told: new Map(),
  };
}

/** The names, places and day that reading a message needs; the names are worked out once per catalogue. */
export async function readingWorld(
  catalogue: NamedGrants,
  today: string,
  company: NamedCompany | null,
): Promise<ReadingWorld> {
  const known = await knownOf(catalogue);
  const hear = hearing();
  const rank = answering();
  const own = catalogue.own.length === 0 ? null : grantNamesOf(catalogue.own.map(({ grant }) => grant));
  /** What the person brought is named by that person alone: nothing of it is remembered. */
  const ownMentions = (text: string) => (own ? grantMentions(text, own).map(({ ids }) => ids) : []);
  const tells = (id: string, text: string): boolean => {
    const entry = catalogue.find(id);
    return entry !== undefined && relevantPassages(entry.grant, text, 1).length > 0;
  };
  const isOver = (id: string): boolean => {
    const entry = catalogue.find(id);
    return entry !== undefined && grantStatus(entry.grant, today).status === 'chiuso';
  };
  /** "Artigianato Sardegna": where one is of the region that is said, those of other regions are not meant. */
  const ofPlaces = (mentions: string[][], places: readonly Place[]): string[][] => {
    const regions = places.map(({ region }) => region);
    const homesOf = (id: string) => catalogue.find(id)?.grant.regions ?? [];
    const isThere = (id: string) => homesOf(id).some((region) => regions.includes(region));
    const isElsewhere = (id: string) => homesOf(id).length === 1 && !isThere(id);
    if (!mentions.flat().some((id) => homesOf(id).length === 1 && isThere(id))) return mentions;
    return mentions.map((ids) => ids.filter((id) => !isElsewhere(id))).filter((ids) => ids.length > 0);
  };
  /** Of those that one name may mean, the one that is over steps back. */
  const openFirst = (ids: string[]): string[] =>
    ids.toSorted((one, other) => Number(isOver(one)) - Number(isOver(other)));
  return {
    today,
    hear,
    mentions: (written, inHand) => [
      ...ownMentions(written),
      ...remembered(known.mentions, `${today}|${inHand ?? ''}|${company?.region ?? ''}|${written}`, () => {
        const text = written
          .replace(/[a-z]+/g, (word) => known.joined.get(word) ?? word)
          .replace(/[a-z]{2,4} \d{1,3}(?!\d)/g, (code) => known.spaced.get(code) ?? code);
        const isRule = isOfRule(text);
        const marks = namedByMark(text, known.marked);
        const placed = namedByPlace(text, [...placesOfItaly().find(text), ...ownRegion(text, company)], known.names);
        const placesSaid = new Set(
          placesOfItaly()
            .find(text)
            .map(({ name }) => fold(name)),
        );
        const byForm = namedByForm(text, known.names);
        const byTheme = namedByTheme(text, placesOfItaly().find(text), known.names);
        const family = namedInFamily(text, known.names);
        // "L'autoimpiego della Regione Piemonte" is not the one of the whole North, which is called so too.
        const taken = new Set(placed.flatMap(({ words }) => words));
        const said = nameWords(text);
        const spelled = grantMentions(text, known.names).filter(
          ({ at, isInner }) => !isInner || isIntroduced(said[at]!, text),
        );
        const isDescribed = spelled.some(({ isInner }) => isInner);
        const sure = spelled.filter(
          ({ ids, at, isThin, isLone }) =>
            ids.length <= MOST_ALIKE &&
            // "Lo sconto sul premio INAIL per chi investe in sicurezza": what describes one names no other.
            !(isLone && !isIntroduced(said[at]!, text) && (isDescribed || isOfWhom(said[at]!, text))) &&
            // "Mio fratello che è di Bolzano": where somebody is, though a name ends so.
            !((isLone || ids.length > 1) && placesSaid.has(said[at] ?? '') && !OF_ONE.test(text)) &&
            !taken.has(said[at] ?? '') &&
            // What the form tells apart is not meant by the thing alone.
            said[at] !== byForm?.thing &&
            !family.flat().some((id) => ids.includes(id)) &&
            !(isThin && inHand !== null && OF_IN_HAND.test(text)) &&
            !(isLone && inHand !== null && OF_IN_HAND.test(text) && !isIntroduced(said[at]!, text)) &&
            !(
              isThin &&
              ((isRule && !isOwnName(said[at]!, ids, text, known.names)) ||
                (inHand !== null && !ids.includes(inHand) && tells(inHand, text)))
            ),
        );
        const loose = [
          ...family,
          ...placed.map(({ ids }) => ids),
          ...(byTheme.length > 0 ? [byTheme] : []),
          ...looselyNamed(text, known.names),
        ];
        const all = [...marks.map((id) => [id]), ...(byForm ? [byForm.ids] : []), ...loose].reduce<string[][]>(
          (all, ids) => (all.some((each) => each.some((id) => ids.includes(id))) ? all : [...all, ids]),
          sure.map(({ ids }) => ids),
        );
        return ofPlaces(all, placesOfItaly().find(text)).map((ids) =>
          /\bvecchi[oa]\b/.test(text) ? openFirst(ids).toReversed() : openFirst(ids),
        );
      }),
    ],
    namesIn: (text) => remembered(known.told, text, () => wholeNames(fold(text), known.folded)),
    nameOf: (id) => catalogue.find(id)?.grant.name ?? null,
    regionsOf: (id) => catalogue.find(id)?.grant.regions ?? [],
    names: () => known.folded,
    places: (text) => placesOfItaly().find(text),
    isOfAnotherFirm(message) {
      const clause = company && selfIn(message);
      return Boolean(clause) && isAnotherFirmThan(clause!, placesOfItaly().find(clause!), company!, today);
    },
    isMonthly(id) {
      const grant = catalogue.find(id)?.grant;
      return grant !== undefined && monthlyAid(grant) !== null;
    },
    topics: (text, told) => remembered(TOPICS, `${told.join()}|${text}`, () => topicsOf(text, told)),
    pageTopic(path) {
      const id = pageHelpId(path);
      return id === null ? null : { id, kind: 'prodotto', isKey: true, isSure: true, isLikely: true };
    },
    areas: (text) =>
      placesOfItaly()
        .areas(text)
        .map(({ start, end }) => text.slice(start, end)),
    tells,
    answeredBy: (ids, text, isRanked) =>
      ids.find((id, at) => {
        const grant = catalogue.find(id)?.grant;
        const [best] = grant ? rank(text, passagesOf(grant)) : [];
        return (
          best !== undefined &&
          best.share >= (at === 0 || !isRanked ? ANSWERED.first : ANSWERED.other) &&
          best.cover >= ANSWERED.cover
        );
      }) ?? null,
  };
}

/** The knowledge base is the same for every catalogue. */
const TOPICS = new Map<string, Topic[]>();

function remembered<Value>(known: Map<string, Value>, key: string, work: () => Value): Value {
  const before = known.get(key);
  if (before !== undefined) return before;
  const value = work();
  if (known.size >= REMEMBERED) known.clear();
  known.set(key, value);
  return value;
}

/** In the order in which they stand; a name inside a longer one that stands in the same place is not another grant. */
function wholeNames(text: string, names: Known['folded']): string[] {
  const found = names.map(({ id, name }) => ({ id, name, at: text.indexOf(name) })).filter(({ at }) => at !== -1);
  return found
    .filter(
      ({ name, at }) =>
        !found.some((other) => other.name.length > name.length && other.at <= at && at < other.at + other.name.length),
    )
    .toSorted((one, other) => one.at - other.at)
    .map(({ id }) => id);
}
