import { later } from '#web/lib/later.tsx';
import { served } from '#web/lib/served.tsx';
import type { GrantPage } from './grants-api.ts';
import { cardsReady } from './listed-grant.tsx';

/** Parts of a list that a first visit only reads, or seldom shows. */
const noResults = () => import('./no-results.tsx');
const exports = async () => (await import('./list-exports.tsx')).ListExports;
const pagination = async () => (await import('#web/ui/data/pagination.tsx')).Pagination;
const here = import.meta.env.SSR ? await noResults() : null;

export const NoResults = later(async () => (await noResults()).NoResults, here?.NoResults ?? null);
export const DidYouMean = later(async () => (await noResults()).DidYouMean, here?.DidYouMean ?? null);
export const NamedElsewhere = later(async () => (await noResults()).NamedElsewhere, here?.NamedElsewhere ?? null);
export const LessSuited = later(async () => (await noResults()).LessSuited, here?.LessSuited ?? null);
export const Pages = served(pagination, import.meta.env.SSR ? await pagination() : null);
export const Exports = served(exports, import.meta.env.SSR ? await exports() : null);

/** Before a list is drawn by its code: otherwise it would be short at first, and the reader's place lost. */
export const listReady = (isSignedIn: boolean) => Promise.all([cardsReady(isSignedIn), Pages.ready(), Exports.ready()]);

/** What only some answers show. */
export const answerReady = ({ items, didYouMean, namedElsewhere }: GrantPage) =>
  Promise.all([
    items.length === 0 && NoResults.ready(),
    didYouMean && DidYouMean.ready(),
    namedElsewhere && NamedElsewhere.ready(),
  ]);
