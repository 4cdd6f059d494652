import type { Grant } from '#domain/grants/grant.ts';
import { romeInstant } from '#domain/grants/rome-instant.ts';
import { daysBetween, romeMoment } from '#domain/grants/rome-time.ts';
import { SHUT_STATUSES } from '#domain/grants/status.ts';
import { dueReminder } from '#domain/notifications/deadline-reminder.ts';
import { keepDays } from '#domain/numbers/date-language.ts';
import { grantPath, wizardPath } from '#domain/paths.ts';
import { closingNotice, openingHourNotice, openingNotice } from '#messages/alerts/notices.ts';
import type { Services, UserContext } from '#server/context.ts';
import { draftsOf } from '#server/features/applications/service.ts';
import { openFreshCatalogue } from '#server/features/grants/service.ts';
import type { NewNotification } from '#server/features/notifications/service.ts';
import { savedBy } from '#server/features/saved-grants/service.ts';
import { dutyReminders } from './duties.ts';
import { eachPerson, tell } from './each-person.ts';

const HOUR_MS = 3_600_000;

/** A grant somebody follows: since when, and whether an application is under way. */
type Followed = {
  id: string;
  since: Date;
  isSaved: boolean;
  draftId: string | null;
  /** What the grant said, should it have left the catalogue. */
  kept: { name: string; closesOn: string | null } | null;
};

/** Every morning: 30, 14, 7, 3 days and one day before what is saved or being prepared opens or closes (NOT-3). */
export function remindDeadlines(services: Services): Promise<void> {
  return eachPerson(services, async (ctx) => {
    const catalogue = await openFreshCatalogue(ctx);
    const notices: NewNotification[] = [];
    for (const followed of await followedBy(ctx)) {
      const entry = catalogue.find(followed.id);
      if (entry && SHUT_STATUSES.includes(catalogue.statusOf(entry, ctx.now()).status)) continue;
      notices.push(...keepDays(() => remindersOf(ctx, followed, entry?.grant ?? null)));
    }
    notices.push(...(await dutyReminders(ctx)));
    await tell(ctx, notices);
  });
}

/** Within the hour before a click day opens. */
export function remindOpenings(services: Services): Promise<void> {
  return eachPerson(services, async (ctx) => {
    const catalogue = await openFreshCatalogue(ctx);
    const notices: NewNotification[] = [];
    for (const { id } of await followedBy(ctx)) {
      const grant = catalogue.find(id)?.grant;
      if (!grant?.opensOn || !grant.opensAt || grant.openingMode !== 'click day') continue;
      const left = romeInstant(grant.opensOn, grant.opensAt).getTime() - ctx.now().getTime();
      if (left <= 0 || left > HOUR_MS) continue;
      const key = `apertura:${id}:${grant.opensOn}T${grant.opensAt}:ora`;
      notices.push({ kind: 'scadenza', ...openingHourNotice(grant.name, grant.opensAt), href: grantPath(id), key });
    }
    await tell(ctx, notices);
  });
}

/** What was hidden is not told again, unless its application is being written. */
async function followedBy({ db, user }: UserContext): Promise<Followed[]> {
  const followed = new Map<string, Followed>();
  for (const { grantId, savedAt } of await savedBy(db, user.id))
    followed.set(grantId, { id: grantId, since: savedAt, isSaved: true, draftId: null, kept: null });
  for (const { id, grantId, grantTitle, grantDeadline, createdAt } of await draftsOf(db, user.id)) {
    const saved = followed.get(grantId);
    followed.set(grantId, {
      id: grantId,
      since: saved && saved.since < createdAt ? saved.since : createdAt,
      isSaved: saved !== undefined,
      draftId: id,
      kept: { name: grantTitle, closesOn: grantDeadline },
    });
  }
  return [...followed.values()];
}

/** The days as the catalogue knows them today: an extension moves the reminders with it. */
function remindersOf(ctx: UserContext, followed: Followed, grant: Grant | null): NewNotification[] {
  const today = romeMoment(ctx.now()).day;
  const { id, isSaved, draftId, kept, since } = followed;
  const name = grant?.name ?? kept?.name;
  if (!name) return [];
  const href = draftId ? wizardPath(draftId) : grantPath(id);
  const due = (day: string | null, time: string | null, what: 'scadenza' | 'apertura'): NewNotification[] => {
    const step = day && dueReminder({ closesOn: day, savedOn: romeMoment(since).day }, today);
    if (!day || !step) return [];
    const words = what === 'scadenza' ? closingNotice : openingNotice;
    const told = words({ name, daysLeft: daysBetween(today, day), day, time, isSaved, isDraft: draftId !== null });
    return [{ kind: 'scadenza', ...told, href, key: `${what}:${id}:${day}:${String(step)}` }];
  };
  return [
    ...due(grant ? grant.closesOn : (kept?.closesOn ?? null), grant?.closesAt ?? null, 'scadenza'),
    ...due(grant?.opensOn ?? null, grant?.opensAt ?? null, 'apertura'),
  ];
}
