import { DEADLINE } from '#domain/constants.ts';
import type { Day } from '#domain/rules/day.ts';
import { APPLICATIONS as WORDS } from '#messages/applications/screens.ts';
import { formatDate, formatDay } from '#web/lib/format.ts';
import { StatusChip, type DeadlineTone } from '#web/ui/data/status-chip.tsx';
import { daysTo } from './application-groups.ts';

type Props = {
  sentAt: string | null;
  deadline: string | null;
  isRolling: boolean;
  /** When the counter opens, where that is known. */
  opensOn?: Day | null;
  today: Day;
};

/** Where an application stands in time: sent on a day, so many days left, or no day at all. */
export function DeadlineChip({ sentAt, deadline, isRolling, opensOn = null, today }: Props) {
  if (sentAt) return <StatusChip tone="closed" label={WORDS.sentOn(formatDate(sentAt))} />;
  const days = daysTo(deadline, today);
  if (days === null && isAhead(opensOn, today)) return <StatusChip tone="wait" label={WORDS.opens(opensOn)} />;
  if (days === null)
    return (
      <>
        <StatusChip tone={isRolling ? 'sportello' : 'wait'} label={isRolling ? WORDS.rolling : WORDS.noDeadline} />
        {deadline && formatDay(deadline)}
      </>
    );
  return (
    <>
      <StatusChip tone={toneOf(days)} label={labelOf(days, deadline!)} />
      {formatDay(deadline!)}
    </>
  );
}

/** A counter that has no last day yet has a first one. */
export const isAhead = (opensOn: Day | null, today: Day): opensOn is Day => opensOn !== null && opensOn > today;

/** Nobody counts a thousand days. */
const FAR_DAYS = 365;
function labelOf(days: number, deadline: Day): string {
  if (days < 0) return WORDS.ended;
  return days > FAR_DAYS ? WORDS.inYear(deadline.slice(0, 4)) : WORDS.inDays(days);
}

function toneOf(days: number): DeadlineTone {
  if (days < 0) return 'closed';
  if (days <= DEADLINE.urgentDays) return 'urgent';
  return days <= DEADLINE.warningDays ? 'soon' : 'open';
}
