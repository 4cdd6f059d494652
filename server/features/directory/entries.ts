import type { ConsultantCard, DirectoryStats } from '#domain/consultants/consultant-card.ts';
import type { ConsultantSort } from '#domain/consultants/directory-search.ts';
import type { ListedRow } from './store.ts';

/** A listed consultant, with what searches and sorts by it worked out once. */
export type Entry = ConsultantCard & {
  /** Where free text is looked for, in small letters. */
  words: string;
  /** Of the reviews, not rounded. */
  exactRating: number | null;
  /** A few good reviews weigh less than many: ten at the average stand beside everybody's own. */
  weight: number;
};

export const lower = (text: string): string => text.toLocaleLowerCase('it-IT');

export function cardOf({ rating, ...row }: ListedRow): ConsultantCard {
  return {
    ...(row as unknown as ConsultantCard),
    rating: rating === null ? null : Math.round(rating * 10) / 10,
    reviewsCount: row.reviewsCount ?? 0,
    closed: row.closed ?? 0,
    granted: row.granted ?? 0,
    requests: row.requests ?? 0,
    accepted: row.accepted ?? 0,
  };
}

export function entryOf(row: ListedRow): Entry {
  const card = cardOf(row);
  const { firstName, lastName, bio, title, topics, reviewsCount } = card;
  return {
    ...card,
    words: lower([`${firstName} ${lastName}`, bio, title ?? '', topics.join(' ')].join('\0')),
    exactRating: row.rating,
    weight: ((row.rating ?? 0) * reviewsCount + 40) / (reviewsCount + 10),
  };
}

const { compare } = new Intl.Collator('it');
type Comparison = (one: Entry, other: Entry) => number;
const byName: Comparison = (one, other) => compare(one.lastName, other.lastName) || (one.id < other.id ? -1 : 1);
const byRating: Comparison = (one, other) =>
  (other.exactRating ?? -1) - (one.exactRating ?? -1) || other.reviewsCount - one.reviewsCount;

/** Relevance here is without regard to anybody's company: who asks puts the fitting ones first. */
export const COMPARISONS: Record<ConsultantSort, Comparison> = {
  rilevanza: (one, other) => other.weight - one.weight || byName(one, other),
  valutazione: (one, other) => byRating(one, other) || byName(one, other),
  prezzo: (one, other) => one.hourlyRate - other.hourlyRate || byRating(one, other) || byName(one, other),
  esperienza: (one, other) => other.yearsExperience - one.yearsExperience || byRating(one, other) || byName(one, other),
};

/** Reviews weigh alike, whoever they are about. */
export function statsOf(entries: Iterable<Entry>): DirectoryStats {
  const sums = { consultants: 0, stars: 0, reviews: 0, projects: 0, granted: 0 };
  for (const { exactRating, reviewsCount, closed, granted } of entries) {
    sums.consultants += 1;
    sums.stars += (exactRating ?? 0) * reviewsCount;
    sums.reviews += reviewsCount;
    sums.projects += closed;
    sums.granted += granted;
  }
  const { consultants, stars, reviews, projects, granted } = sums;
  return { consultants, rating: reviews === 0 ? null : stars / reviews, projects, granted };
}
