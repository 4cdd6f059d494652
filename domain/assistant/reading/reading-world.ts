import type { Hearing } from '#domain/assistant/learned/hearing.ts';
import type { Place } from '#domain/geography/gazetteer.ts';

/**
 * An entry of the knowledge base that a text is about: key where a word of its own names it, sure where it holds nearly
 * all that is asked, likely where it holds most of what tells this question from others.
 */
export type Topic = {
  id: string;
  kind: 'regola' | 'prodotto';
  isSure: boolean;
  isKey: boolean;
  isLikely: boolean;
  /** Goes on from the entry that was just told. */
  isMore?: boolean;
};

/** What reading needs to know of the world: names of grants, places, the day. */
export type ReadingWorld = {
  today: string;
  /** What examples of messages say that one asks, said in such a place. */
  hear: Hearing;
  /**
   * Grants that a message names, each with those that the same words may mean, the likeliest first. One word of a longer
   * name is only a word where the grant in hand speaks of it ("serve la certificazione?").
   */
  mentions: (text: string, inHand: string | null) => string[][];
  /** Grants whose whole name stands in a text. */
  namesIn: (text: string) => string[];
  /** A grant by its id, null where there is none. */
  nameOf: (id: string) => string | null;
  /** The regions that a grant is for; none where it is for all. */
  regionsOf: (id: string) => readonly string[];
  names: () => readonly { id: string; name: string }[];
  places: (text: string) => Place[];
  /** Whether a message says of the writer's own firm what cannot be said of the one they have here. */
  isOfAnotherFirm: (message: string) => boolean;
  /** Whether a grant gives so much a month for each person hired. */
  isMonthly: (id: string) => boolean;
  /** Whether a grant's own record answers a question. */
  tells: (id: string, text: string) => boolean;
  /**
   * The first of some grants whose record holds what such questions are about. `isRanked`: the first is the likeliest,
   * so that of the others one must be surer.
   */
  answeredBy: (ids: readonly string[], text: string, isRanked: boolean) => string | null;
  /** Parts of the country that a text names ("Mezzogiorno"). */
  areas: (text: string) => string[];
  /** What the knowledge base holds on a text, best first; what belongs to the entries just told comes before others. */
  topics: (text: string, told: readonly string[]) => Topic[];
  /** What the knowledge base says of a page of the product. */
  pageTopic: (path: string) => Topic | null;
};
