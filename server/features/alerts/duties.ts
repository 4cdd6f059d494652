import { daysBetween, romeMoment } from '#domain/grants/rome-time.ts';
import { dueReminder } from '#domain/notifications/deadline-reminder.ts';
import { keepDays } from '#domain/numbers/date-language.ts';
import { awardPath } from '#domain/paths.ts';
import { dutyNotice } from '#messages/applications/awards.ts';
import type { UserContext } from '#server/context.ts';
import { dutiesOf } from '#server/features/applications/service.ts';
import type { NewNotification } from '#server/features/notifications/service.ts';

/** The steps of deadlines, for what an award asks for: accounting for the spending, disclosure (APP-20). */
export async function dutyReminders(ctx: UserContext): Promise<NewNotification[]> {
  const today = romeMoment(ctx.now()).day;
  return (await dutiesOf(ctx.db, ctx.user.id)).flatMap((duty): NewNotification[] => {
    const step = dueReminder({ closesOn: duty.day, savedOn: duty.since ?? today }, today);
    if (step === null) return [];
    const about = duty.kind === 'rendicontazione' ? duty.award.id : duty.awards[0]!.id;
    return [
      {
        kind: 'scadenza',
        ...keepDays(() => dutyNotice(duty, daysBetween(today, duty.day))),
        href: awardPath(about),
        key: `adempimento:${duty.id}:${duty.day}:${String(step)}`,
      },
    ];
  });
}
