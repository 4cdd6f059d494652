import type { Day } from '#domain/rules/day.ts';
import type { Ledger } from '#domain/tools/de-minimis/ledger.ts';
import { roomTimeline } from '#domain/tools/de-minimis/position.ts';
import { roomFor } from '#domain/tools/de-minimis/room.ts';
import { LEDGER_SCREEN } from '#messages/tools/screens.ts';
import { dayText } from '#domain/numbers/write-day.ts';
import { euroText } from '#domain/numbers/write-number.ts';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { Timeline } from '#web/ui/data/timeline.tsx';

/** The days on which room changes, from today on: the screen's thread. */
export function RoomTimeline({ ledger, day }: { ledger: Ledger; day: Day }) {
  const changes = roomTimeline(ledger, 'de_minimis', day);
  const change = (euro: number) =>
    euro > 0 ? LEDGER_SCREEN.timelineChange(euroText(euro)) : LEDGER_SCREEN.timelineTaken(euroText(-euro));
  return (
    <SectionPanel title={LEDGER_SCREEN.timeline}>
      <Timeline
        label={LEDGER_SCREEN.timeline}
        items={[
          {
            id: 'oggi',
            title: `${LEDGER_SCREEN.timelineNow}, ${dayText(day)}`,
            detail: LEDGER_SCREEN.timelineLeft(euroText(roomFor(ledger, 'de_minimis', day).left)),
            state: 'now',
          },
          ...changes.map((each) => ({
            id: each.day,
            title: dayText(each.day),
            detail: `${change(each.change)} · ${LEDGER_SCREEN.timelineLeft(euroText(each.left))}`,
            state: 'next' as const,
          })),
        ]}
      />
      {changes.length === 0 && <p className="mt-3 text-14 text-ink-2">{LEDGER_SCREEN.never}</p>}
    </SectionPanel>
  );
}
