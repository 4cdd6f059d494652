import type { Grant } from '#domain/grants/grant.ts';
import type { ChangeKind } from '#domain/grants/versions.ts';
import { keepDays } from '#domain/numbers/date-language.ts';
import { grantPath } from '#domain/paths.ts';
import { changeDetail } from '#messages/alerts/notices.ts';
import { changeNotice } from '#messages/notifications/notifications.ts';
import type { Services, UserContext } from '#server/context.ts';
import { changesOf, openFreshCatalogue } from '#server/features/grants/service.ts';
import { activeSubject, judge, type Subject } from '#server/features/matching/service.ts';
import type { NewNotification } from '#server/features/notifications/service.ts';
import { savedBy } from '#server/features/saved-grants/service.ts';
import { eachPerson, tell } from './each-person.ts';

type Change = Awaited<ReturnType<typeof changesOf>>[number];

/** A job that was down for a while still tells; each change is told once, by its key. */
const LOOK_BACK_MS = 7 * 86_400_000;

/** Extensions, early closings and the like of saved grants, within the hour, with the difference (NOT-4). */
export function tellChanges(services: Services): Promise<void> {
  const since = new Date(services.now().getTime() - LOOK_BACK_MS);
  return eachPerson(services, async (ctx) => {
    const savedAt = new Map((await savedBy(ctx.db, ctx.user.id)).map((each) => [each.grantId, each.savedAt]));
    if (savedAt.size === 0) return;
    const changes = (await changesOf(ctx.db, [...savedAt.keys()], since)).filter(
      ({ grantId, at }) => at > (savedAt.get(grantId) ?? at), // what came before is what they saved
    );
    if (changes.length === 0) return;
    const subject = ctx.user.userType === 'business_user' ? await activeSubject(ctx) : null;
    const notices: NewNotification[] = [];
    for (const change of changes) notices.push(...(await noticeOf(ctx, change, subject)));
    await tell(ctx, notices);
  });
}

/** A mere correction of the text is no news. */
async function noticeOf(ctx: UserContext, change: Change, subject: Subject | null): Promise<NewNotification[]> {
  const { grantId, number, kinds, before } = change;
  const grant = (await openFreshCatalogue(ctx)).find(grantId)?.grant;
  const [strongest] = kinds;
  if (!grant || !strongest || strongest === 'rettifica') return [];
  const { title, text, difference } = keepDays(() => ({
    ...changeNotice(strongest, grant),
    difference: differenceOf(strongest, before, grant),
  }));
  const verdict = subject && (await movedVerdict(ctx, subject, before, grant));
  return [
    {
      kind: 'modifica_bando',
      title,
      text: [text, difference, verdict].filter(Boolean).join(' '),
      href: grantPath(grantId),
      key: `modifica:${grantId}:${String(number)}`,
    },
  ];
}

function differenceOf(kind: ChangeKind, before: Grant, after: Grant): string | null {
  if (kind === 'importi') return changeDetail.amount(before.amounts.max, after.amounts.max);
  const momentOf = (grant: Grant) =>
    kind === 'apertura_spostata'
      ? { day: grant.opensOn, time: grant.opensAt }
      : { day: grant.closesOn, time: grant.closesAt };
  return changeDetail.moved(momentOf(before), momentOf(after));
}

async function movedVerdict(ctx: UserContext, subject: Subject, before: Grant, after: Grant): Promise<string | null> {
  const [old, fresh] = await judge(ctx, subject, [before, after]);
  return old && fresh ? changeDetail.verdict(old.verdict, fresh.verdict) : null;
}
