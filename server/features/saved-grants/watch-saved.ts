import { daysBetween, romeMoment } from '#domain/grants/rome-time.ts';
import { SHUT_STATUSES } from '#domain/grants/status.ts';
import { dueReminder } from '#domain/notifications/deadline-reminder.ts';
import { grantPath } from '#domain/paths.ts';
import { changeNotice, deadlineNotice } from '#messages/notifications/notifications.ts';
import type { Services } from '#server/context.ts';
import { changesOf, openFreshCatalogue, type Catalogue } from '#server/features/grants/service.ts';
import { notify, type NewNotification } from '#server/features/notifications/service.ts';
import { nextSaver, savedBy } from './watch-store.ts';

type Change = Awaited<ReturnType<typeof changesOf>>[number];
type Watching = Pick<Services, 'db' | 'now'>;

/** A job that was down for a while still tells; each change is told once, by its key. */
const LOOK_BACK_MS = 7 * 86_400_000;

/** Every morning: 30, 14, 7, 3 days and one day before a saved grant closes. */
export function remindDeadlines(services: Watching): Promise<void> {
  return eachSaver(services, async (catalogue, userId) => {
    const today = romeMoment(services.now()).day;
    const saved = await savedBy(services.db, userId);
    return saved.flatMap(({ grantId, savedAt }) => reminderOf(catalogue, services.now(), grantId, savedAt, today));
  });
}

/** Extensions, early closings and the like, within the hour. */
export function tellChanges(services: Watching): Promise<void> {
  const since = new Date(services.now().getTime() - LOOK_BACK_MS);
  return eachSaver(services, async (catalogue, userId) => {
    const savedAt = new Map((await savedBy(services.db, userId)).map((each) => [each.grantId, each.savedAt]));
    const changes = await changesOf(services.db, [...savedAt.keys()], since);
    return changes
      .filter(({ grantId, at }) => at > (savedAt.get(grantId) ?? at)) // what came before is what they saved
      .flatMap((change) => noticeOf(catalogue, change));
  });
}

/** One person after the other, so that no transaction is long. */
async function eachSaver(
  services: Watching,
  noticesFor: (catalogue: Catalogue, userId: string) => Promise<NewNotification[]>,
): Promise<void> {
  const catalogue = await openFreshCatalogue(services);
  let userId = await nextSaver(services.db, '');
  while (userId) {
    const owner = userId;
    const notices = await noticesFor(catalogue, owner);
    if (notices.length > 0) {
      await services.db.transaction(async (tx) => {
        for (const notice of notices) await notify(services, tx, owner, notice);
      });
    }
    userId = await nextSaver(services.db, owner);
  }
}

/** The closing day as the catalogue knows it today: an extension moves the reminders with it. */
function reminderOf(catalogue: Catalogue, now: Date, grantId: string, savedAt: Date, today: string): NewNotification[] {
  const entry = catalogue.find(grantId);
  if (!entry?.grant.closesOn) return [];
  const { id, name, closesOn, closesAt } = entry.grant;
  if (SHUT_STATUSES.includes(catalogue.statusOf(entry, now).status)) return [];
  const step = dueReminder({ closesOn, savedOn: romeMoment(savedAt).day }, today);
  if (step === null) return [];
  return [
    {
      kind: 'scadenza',
      ...deadlineNotice(name, daysBetween(today, closesOn), closesOn, closesAt),
      href: grantPath(id),
      key: `scadenza:${id}:${closesOn}:${step}`,
    },
  ];
}

/** A mere correction of the text is no news. */
function noticeOf(catalogue: Catalogue, { grantId, number, kinds }: Change): NewNotification[] {
  const entry = catalogue.find(grantId);
  const [strongest] = kinds;
  if (!entry || !strongest || strongest === 'rettifica') return [];
  const key = `modifica:${grantId}:${number}`;
  return [{ kind: 'modifica_bando', ...changeNotice(strongest, entry.grant), href: grantPath(grantId), key }];
}
