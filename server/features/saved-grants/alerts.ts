import { inDateLanguage } from '#domain/numbers/date-language.ts';
import { longDayText } from '#domain/numbers/write-day.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { isQuiet } from '#domain/notifications/quiet-hours.ts';
import { grantPath, PATHS } from '#domain/paths.ts';
import { newGrantsNotice } from '#messages/notifications/notifications.ts';
import { newGrantsMail } from '#messages/saved-grants/saved-grants.ts';
import type { Services } from '#server/context.ts';
import { addresseeOf } from '#server/features/accounts/service.ts';
import { openFreshCatalogue, type Catalogue, type CatalogueEntry } from '#server/features/grants/service.ts';
import { enqueueMail } from '#server/features/mails/service.ts';
import { leaveAddress, notify, preferencesOf } from '#server/features/notifications/service.ts';
import { marksOf } from './marks.ts';
import { criteriaOf, foundFor } from './searches.ts';
import * as store from './searches-store.ts';

const SAVED_SEARCH_REASON = 'ricerca_salvata';

type Alerting = Pick<Services, 'db' | 'queue' | 'env' | 'now' | 'live' | 'log' | 'workers'>;
type Owner = NonNullable<Awaited<ReturnType<typeof addresseeOf>>>;

/** One person after the other: a person's log, mail and mark are one transaction. A run at night is left to the morning. */
export async function alertSavedSearches(services: Alerting): Promise<void> {
  if (isQuiet(romeMoment(services.now()))) return;
  const now = services.now(); // before the catalogue is read: what enters it in between is news the next time
  const catalogue = await openFreshCatalogue(services);
  let userId = await store.nextAlertOwner(services.db, '');
  while (userId) {
    const owner = await addresseeOf(services.db, userId);
    if (owner) await alertOwner(services, catalogue, owner, now);
    userId = await store.nextAlertOwner(services.db, userId);
  }
}

async function alertOwner(services: Alerting, catalogue: Catalogue, owner: Owner, now: Date): Promise<void> {
  const { hidden } = await marksOf(services, owner);
  await services.db.transaction(async (tx) => {
    const searches = (await store.listSearches(tx, owner.id)).filter(({ hasAlert }) => hasAlert);
    const news: { name: string; href: string; grants: { name: string; deadline: string | null }[] }[] = [];
    for (const search of searches) {
      const fresh = await freshGrants({ ...services, now: () => now }, catalogue, search, hidden);
      const untold = await store.logAlerts(
        tx,
        owner.id,
        fresh.map(({ grant }) => grant.id),
        SAVED_SEARCH_REASON,
        now,
      );
      const grants = fresh.filter(({ grant }) => untold.has(grant.id));
      if (grants.length > 0) {
        const notice = noticeOf(search, grants, now);
        const lines = inDateLanguage(owner.dateLanguage, () => grants.map(lineOf));
        news.push({ name: search.name, href: notice.href, grants: lines });
        await notify(services, tx, owner.id, { ...notice, isMailed: true });
      }
      await store.updateSearch(tx, owner.id, search.id, { lastRunAt: now });
    }
    const [first, ...others] = news;
    if (!first || !(await preferencesOf(tx, owner.id)).emailGrants) return;
    const url = services.env.publicUrl + (others.length === 0 ? first.href : PATHS.advancedSearch);
    const unsubscribeUrl = await leaveAddress(services, tx, owner.id, 'bandi');
    await enqueueMail(services, tx, owner.email, { ...newGrantsMail(owner.firstName, news, url), unsubscribeUrl });
  });
}

/** New in the catalogue, or open, since the last look. */
async function freshGrants(
  services: Alerting,
  catalogue: Catalogue,
  { criteria, lastRunAt }: store.SavedSearchRow,
  hidden: ReadonlySet<string>,
): Promise<CatalogueEntry[]> {
  const [since, today] = [romeMoment(lastRunAt).day, romeMoment(services.now()).day];
  const found = await foundFor(services, catalogue, { ...criteriaOf(criteria), hidden: 'no' }, hidden);
  return found
    .map(({ entry }) => entry)
    .filter(
      ({ createdAt, grant: { opensOn } }) =>
        createdAt > lastRunAt || (opensOn !== null && opensOn > since && opensOn <= today),
    );
}

/** Leads to the one new grant, or to the search with the newest first. */
function noticeOf({ id, name, criteria }: store.SavedSearchRow, grants: CatalogueEntry[], now: Date) {
  const [only, ...others] = grants;
  const address = new URLSearchParams(Object.entries(criteria).map(([key, values]) => [key, values.join(',')]));
  address.set('sort', 'novita');
  return {
    kind: 'nuovi_bandi' as const,
    ...newGrantsNotice(
      name,
      grants.map(({ grant }) => grant.name),
    ),
    href: only && others.length === 0 ? grantPath(only.grant.id) : `${PATHS.grants}?${address.toString()}`,
    key: `ricerca:${id}:${now.toISOString()}`,
  };
}

const lineOf = ({ grant }: CatalogueEntry) => ({
  name: grant.name,
  deadline: grant.closesOn === null ? null : longDayText(grant.closesOn),
});
