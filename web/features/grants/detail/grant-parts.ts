import { cardsReady } from '#web/features/grants/listed-grant.tsx';
import { served } from '#web/lib/served.tsx';

/** What the page of a grant only tells: a first visit reads it as HTML and fetches none of its code. */
const reading = () => import('./grant-reading.tsx');
const here = import.meta.env.SSR ? await import('./grant-reading.tsx') : null;

export const ServedStanding = served(async () => (await reading()).Standing, here?.Standing ?? null);
export const ServedFacts = served(async () => (await reading()).GrantFacts, here?.GrantFacts ?? null);
export const ServedText = served(async () => (await reading()).GrantText, here?.GrantText ?? null);
export const ServedDates = served(async () => (await reading()).Dates, here?.Dates ?? null);
export const ServedSource = served(async () => (await reading()).SourceLines, here?.SourceLines ?? null);
export const ServedSheet = served(async () => (await reading()).PrintSheet, here?.PrintSheet ?? null);

/** Before the page is drawn by its code: otherwise it would be short at first, and the reader's place lost. */
export const readingReady = (isSignedIn: boolean) =>
  Promise.all(
    [ServedStanding, ServedFacts, ServedText, ServedDates, ServedSource, ServedSheet]
      .map(({ ready }) => ready())
      .concat(cardsReady(isSignedIn)),
  );
