import { CalendarPlus } from 'lucide-react';
import { GRANT_DATES } from '#messages/grants/grant-page.ts';
import { CARD_DATES } from '#messages/grants/card.ts';
import type { GrantDetail } from '#web/features/grants/grants-api.ts';
import { formatDay } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Timeline, type TimelineItem } from '#web/ui/data/timeline.tsx';
import { RailBox } from './rail-box.tsx';

const DAY_MS = 86_400_000;
const daysBefore = (day: string, count: number): string =>
  new Date(Date.parse(day) - count * DAY_MS).toISOString().slice(0, 10);

/** The thread of this page: when it opened, where we are, when it ends. Today comes from the server's own count. */
function grantTimeline({ grant, computed }: Pick<GrantDetail, 'grant' | 'computed'>): TimelineItem[] {
  const { opensOn, opensAt, closesOn, closesAt } = grant;
  const { daysLeft, daysToOpening, status } = computed;
  const isAhead = daysToOpening !== null;
  const isOver = status === 'chiuso' || (closesOn !== null && daysLeft === null);
  const items: TimelineItem[] = [];
  const today = todayItem(grant, computed);
  if (isAhead && today) items.push(today);
  if (opensOn) {
    items.push({
      id: 'opens',
      title: CARD_DATES.at(formatDay(opensOn), opensAt),
      detail: isAhead ? GRANT_DATES.opens : GRANT_DATES.opened,
      state: isAhead ? 'next' : 'done',
    });
  }
  if (!isAhead && today) items.push(today);
  if (closesOn) {
    items.push({
      id: 'closes',
      title: CARD_DATES.at(formatDay(closesOn), closesAt),
      detail: isOver ? GRANT_DATES.closed : GRANT_DATES.closes,
      state: isOver ? 'done' : 'next',
    });
  }
  return items;
}

function todayItem(
  { opensOn, closesOn }: GrantDetail['grant'],
  computed: GrantDetail['computed'],
): TimelineItem | null {
  const { daysLeft, daysToOpening } = computed;
  if (daysToOpening !== null && opensOn) {
    const day = formatDay(daysBefore(opensOn, daysToOpening));
    return { id: 'today', title: GRANT_DATES.today(day), detail: GRANT_DATES.toOpening(daysToOpening), state: 'now' };
  }
  if (daysLeft !== null && closesOn) {
    const day = formatDay(daysBefore(closesOn, daysLeft));
    return { id: 'today', title: GRANT_DATES.today(day), detail: GRANT_DATES.left(daysLeft), state: 'now' };
  }
  return null;
}

export function Dates({ detail }: { detail: GrantDetail }) {
  const items = grantTimeline(detail);
  const isAhead = detail.computed.daysLeft !== null || detail.computed.daysToOpening !== null;
  return (
    <RailBox title={GRANT_DATES.title}>
      {items.length > 0 ? (
        <Timeline label={GRANT_DATES.title} items={items} />
      ) : (
        <p className="text-14 text-ink-2">{GRANT_DATES.none}</p>
      )}
      {isAhead && (
        <ButtonLink
          href={`/api/grants/${encodeURIComponent(detail.grant.id)}/calendar.ics`}
          download
          variant="quiet"
          size="sm"
          className="mt-3 -ml-2"
        >
          <CalendarPlus aria-hidden="true" />
          {GRANT_DATES.calendar}
        </ButtonLink>
      )}
    </RailBox>
  );
}
