import { companyFactsFromProfile } from '#domain/eligibility/company-from-profile.ts';
import { buildMatcher } from '#domain/matching/matcher.ts';
import type { Services } from '#server/context.ts';
import { openCatalogue } from '#server/features/grants/service.ts';
import { placesOfItaly } from '#domain/geography/places-of-italy.ts';
import { openMatcher } from './open-matcher.ts';
import { todayOf } from './subject.ts';

type Preparing = Pick<Services, 'db' | 'now' | 'log'>;

/** Enough for every rule to be asked once. */
const GRANTS = 50;

/**
 * For a server that starts, before the first request: the first company that is read takes a hundred milliseconds in
 * one go, for all the patterns of its words. Any text will do.
 */
export async function prepareMatching(services: Preparing): Promise<void> {
  const catalogue = await openCatalogue(services);
  const grants = Array.from(catalogue.entries(), ({ grant }) => grant).slice(0, GRANTS);
  const company = companyFactsFromProfile({ description: grants[0]?.summary ?? '' }, placesOfItaly());
  const matcher = buildMatcher(grants);
  matcher.match(company, { today: todayOf(services) });
  matcher.nextQuestions(company, todayOf(services));
}

/** Once it listens: nobody is the first who waits until every grant of a large catalogue is read. */
export function warmMatcher(services: Preparing): void {
  openMatcher(services).catch((error: unknown) => services.log.warn({ error }, 'matcher not ready'));
}
