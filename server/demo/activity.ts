import type { EventKind } from '#domain/activity/event-kinds.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { grantPath, PATHS } from '#domain/paths.ts';
import { newGrantsNotice } from '#messages/notifications/notifications.ts';
import type { Services } from '#server/context.ts';
import * as activity from '#server/features/activity/store.ts';
import { grantCriteria, openCatalogue } from '#server/features/grants/service.ts';
import { matchActiveCompany } from '#server/features/matching/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { markRead, listNotifications } from '#server/features/notifications/store.ts';
import { remindDeadlines } from '#server/features/alerts/deadlines.ts';
import { createSearch } from '#server/features/saved-grants/searches.ts';
import { savedCopy } from '#server/features/saved-grants/service.ts';
import { insertSaved } from '#server/features/saved-grants/store.ts';
import type { Db } from '#server/platform/db/db.ts';
import { newId } from '#server/platform/tokens.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';

const DAY_MS = 86_400_000;
const [OWNER] = DEMO_ACCOUNTS;
/** How many days ago, over the last 60: a little more of everything lately. */
const SESSIONS = [0.2, 2, 5, 7, 11, 16, 21, 26, 33, 38, 45, 52, 57];
const SEARCHES = [
  { daysAgo: 1, words: 'Macchinari 4.0 per officine in Veneto' },
  { daysAgo: 4, words: 'Voucher cloud e cybersecurity' },
  { daysAgo: 5, words: 'Fotovoltaico per capannoni' },
  { daysAgo: 11, words: 'Formazione del personale' },
  { daysAgo: 16, words: 'Contributi a fondo perduto per PMI manifatturiere' },
  { daysAgo: 26, words: 'Efficienza energetica' },
  { daysAgo: 38, words: 'Internazionalizzazione e fiere' },
  { daysAgo: 45, words: 'Beni strumentali' },
  { daysAgo: 52, words: 'Transizione digitale' },
];
const VIEWS = [0.1, 1, 1.2, 2, 3, 4, 4.1, 5, 7, 8, 11, 11.3, 16, 16.1, 21, 26, 27, 33, 38, 38.2, 45, 46, 52, 57];
/** The one that closes first was saved first. */
const SAVED_DAYS_AGO = [46, 44, 21, 1.1];
const MATCHES = 300;
const SAVED_FIRST = 'beni-strumentali-nuova-sabatini';
const REMINDED_DAYS = 45;
const READ_AFTER_DAYS = 3;

/** Two months of use for the demo's business user, once. */
export async function insertDemoActivity(services: Services): Promise<void> {
  const now = services.now();
  const [known] = await activity.listEvents(services.db, OWNER.id, ['bando_visto', 'bando_salvato', 'sessione_ai'], 1);
  if (known) return;
  const user = { ...OWNER, dateLanguage: 'it' as const, isApproved: false, isConfirmed: true };
  const ctx = { ...services, user, client: { ip: '', userAgent: '' } };
  const catalogue = await openCatalogue(services);
  const { company, items } = await matchActiveCompany(ctx, { limit: MATCHES });
  const grants = items.flatMap(({ grant }) => catalogue.find(grant.id)?.grant ?? []);
  if (!company || grants.length === 0) return;
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);

  await services.db.transaction(async (tx) => {
    const put = eventWriter(tx, company.id);
    for (const days of SESSIONS) {
      const session = { id: newId(), userId: OWNER.id, startedAt: ago(days), seenAt: ago(days) };
      await activity.insertSession(tx, { ...session, route: PATHS.dashboard, currentRoute: PATHS.dashboard });
      await put('sessione_ai', ago(days), PATHS.dashboard, session.id);
    }
    for (const { daysAgo, words } of SEARCHES) await put('ricerca_ai', ago(daysAgo), words, null);
    for (const [at, days] of VIEWS.entries()) {
      const grant = grants[(at * 3) % Math.min(grants.length, VIEWS.length * 2)]!;
      await put('bando_visto', ago(days), grant.name, grant.id);
    }
    for (const [at, grant] of savedOf(grants, catalogue.find(SAVED_FIRST)?.grant).entries()) {
      const savedAt = ago(SAVED_DAYS_AGO[at] ?? 50);
      await insertSaved(tx, savedCopy(grant, OWNER.id, savedAt));
      await put('bando_salvato', savedAt, grant.name, grant.id);
    }
  });
  for (const { name, criteria } of SAVED_SEARCHES) await createSearch(ctx, { name, criteria, hasAlert: true });
  await tellOfThePast(services, grants);
}

const inVeneto = (more: object) => grantCriteria.parse({ region: ['Veneto'], ...more });
const SAVED_SEARCHES = [
  { name: 'Digitale in Veneto', criteria: inVeneto({ category: ['digitale'] }), daysAgo: 2, news: 2 },
  { name: 'Macchinari e impianti', criteria: inVeneto({ q: 'macchinari' }), daysAgo: 0.1, news: 1 },
];

const eventWriter =
  (tx: Db, companyId: string) =>
  (kind: EventKind, at: Date, title: string, subjectId: string | null): Promise<void> =>
    activity.insertEvent(tx, { id: newId(), userId: OWNER.id, companyId, kind, title, subjectId, data: {}, at });

/** A well-known one, and those of the matches that have a closing day, the nearest first. */
function savedOf(grants: readonly Grant[], first: Grant | undefined): Grant[] {
  const dated = grants.filter(({ closesOn, id }) => closesOn !== null && id !== first?.id);
  const byDay = dated.toSorted((a, b) => (a.closesOn ?? '').localeCompare(b.closesOn ?? ''));
  return [...byDay.slice(0, SAVED_DAYS_AGO.length - 1), ...(first ? [first] : [])];
}

/** The reminders of these weeks, as the job of each morning would have written them. */
async function tellOfThePast(services: Services, fresh: readonly Grant[]): Promise<void> {
  const now = services.now().getTime();
  for (let days = REMINDED_DAYS; days >= 0; days -= 1) {
    await remindDeadlines({ ...services, now: () => new Date(now - days * DAY_MS) });
  }
  let next = 0;
  for (const { name, daysAgo, news } of SAVED_SEARCHES) {
    const told = fresh.slice(next, (next += news));
    await notify({ ...services, now: () => new Date(now - daysAgo * DAY_MS) }, services.db, OWNER.id, {
      kind: 'nuovi_bandi',
      ...newGrantsNotice(
        name,
        told.map((grant) => grant.name),
      ),
      href: told.length === 1 ? grantPath(told[0]!.id) : PATHS.grants,
      key: `demo:${name}`,
    });
  }
  const page = { limit: 100, offset: 0 };
  const told = await listNotifications(services.db, OWNER.id, { unreadOnly: false }, page);
  const old = told.filter(({ createdAt }) => createdAt.getTime() < now - READ_AFTER_DAYS * DAY_MS);
  await markRead(
    services.db,
    OWNER.id,
    old.map(({ id }) => id),
    services.now(),
  );
}
