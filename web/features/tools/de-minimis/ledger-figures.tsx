import type { Ledger } from '#domain/tools/de-minimis/ledger.ts';
import { roomTimeline, type DeMinimisPosition } from '#domain/tools/de-minimis/position.ts';
import { roomFor } from '#domain/tools/de-minimis/room.ts';
import { LEDGER_SCREEN } from '#messages/tools/screens.ts';
import { dayText } from '#domain/numbers/write-day.ts';
import { euroText } from '#domain/numbers/write-number.ts';
import { DE_MINIMIS_TOOL } from '#messages/tools/tools.ts';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { StatRow } from '#web/ui/data/stat-tile.tsx';

/** Whole euro, never more room than there is. */
const atLeast = (euro: number) => euroText(Math.floor(euro));
const atMost = (euro: number) => euroText(Math.ceil(euro));

/** Two of them side by side have to fit a phone of 360 px. */
const Figure = ({ children }: { children: string }) => <span className="max-xs:text-22">{children}</span>;

/** The four figures of the general ceiling, and how full it is. */
export function LedgerFigures({ ledger, position }: { ledger: Ledger; position: DeMinimisPosition }) {
  const { day, windowFrom } = position;
  const room = roomFor(ledger, 'de_minimis', day);
  const general = position.ceilings.find(({ regime }) => regime === 'de_minimis')!;
  const next = roomTimeline(ledger, 'de_minimis', day).find(({ change }) => change > 0);
  return (
    <div className="grid grid-cols-1 gap-3">
      <StatRow
        stats={[
          {
            label: LEDGER_SCREEN.room,
            value: <Figure>{atLeast(room.left)}</Figure>,
            trend: (ledger.entries.length === 0 ? LEDGER_SCREEN.roomIfNone : LEDGER_SCREEN.roomOf)(
              euroText(general.ceiling),
            ),
          },
          {
            label: LEDGER_SCREEN.used,
            value: <Figure>{atMost(general.used)}</Figure>,
            trend: LEDGER_SCREEN.usedFrom(windowFrom),
          },
          {
            label: LEDGER_SCREEN.freesNext,
            value: <Figure>{next ? dayText(next.day) : '—'}</Figure>,
            trend: next ? LEDGER_SCREEN.timelineChange(euroText(next.change)) : LEDGER_SCREEN.never,
          },
          {
            label: LEDGER_SCREEN.calendar,
            value: <Figure>{atLeast(general.calendar.left)}</Figure>,
            trend: LEDGER_SCREEN.calendarFrom(general.calendar.from),
          },
        ]}
      />
      <Progress
        label={LEDGER_SCREEN.used}
        labelHidden
        value={Math.min(general.used, general.ceiling)}
        max={general.ceiling}
        valueLabel={`${euroText(general.used)} / ${euroText(general.ceiling)}`}
        tone={general.excess > 0 ? 'no' : 'ink'}
      />
      <p className="text-13 text-ink-2">
        {DE_MINIMIS_TOOL.calendarNote}
        {room.leftWithoutDoubtful !== room.left &&
          ` ${LEDGER_SCREEN.withoutDoubtful(euroText(room.leftWithoutDoubtful))}`}
      </p>
      {general.excess > 0 && (
        <InlineAlert tone="no" title={LEDGER_SCREEN.over(euroText(general.excess))}>
          {LEDGER_SCREEN.overText}
        </InlineAlert>
      )}
    </div>
  );
}
