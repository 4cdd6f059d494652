import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import type { CalendarItem } from '#domain/calendar/calendar-item.ts';
import { dayAfterKey, weekOf, weeksOfMonth } from '#domain/calendar/days.ts';
import { monthTitle, shortWeekday, weekdayText } from '#messages/calendar/days.ts';
import { CALENDAR } from '#messages/calendar/screens.ts';
import { DayCell } from './day-cell.tsx';
import type { Thread } from './thread.ts';

export type GridProps = {
  day: string;
  today: string;
  thread: Thread;
  byDay: ReadonlyMap<string, readonly CalendarItem[]>;
  /** The day that one stands on. */
  onDay: (day: string) => void;
  /** Enter, or a press: into the day's panel. */
  onOpen: (day: string) => void;
  onNew: (day: string) => void;
  /** An own event was dropped on another day. */
  onDrop: (id: string, day: string) => void;
};

/** Weeks of seven days, one thread through them; the arrow keys walk on it. */
export function MonthGrid({ isWeek = false, ...props }: GridProps & { isWeek?: boolean }) {
  const { day, today, thread, byDay, onDay, onOpen, onNew, onDrop } = props;
  const hintId = useId();
  const grid = useRef<HTMLDivElement>(null);
  const walked = useRef(false);
  useEffect(() => {
    if (!walked.current) return;
    walked.current = false;
    grid.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
  }, [day]);

  function press(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next = dayAfterKey(event.key, day, event.shiftKey);
    if (next) {
      walked.current = true;
      onDay(next);
    } else if (event.key === 'Enter' || event.key === ' ') onOpen(day);
    else if (event.key.toLowerCase() === 'n') onNew(day);
    else return;
    event.preventDefault();
  }
  const weeks = isWeek ? [weekOf(day)] : weeksOfMonth(day);
  return (
    <>
      <p id={hintId} className="sr-only">
        {CALENDAR.keys}
      </p>
      <div
        ref={grid}
        role="grid"
        aria-label={monthTitle(day)}
        aria-describedby={hintId}
        onKeyDown={press}
        className="relative rounded border border-rule-2 bg-sheet text-on-sheet"
      >
        <div role="row" className="grid grid-cols-7">
          {weeks[0]!.map((each) => (
            <span
              key={each}
              role="columnheader"
              aria-label={weekdayText(each)}
              className="px-2 py-1.5 text-12 text-ink-2"
            >
              {shortWeekday(each)}
            </span>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week[0]} role="row" className="relative grid grid-cols-7 border-t border-rule">
            {week.map((each, at) => (
              <DayCell
                key={each}
                day={each}
                today={today}
                items={byDay.get(each) ?? []}
                thread={thread}
                isChosen={each === day}
                isOutside={!isWeek && each.slice(0, 7) !== day.slice(0, 7)}
                isTall={isWeek}
                place={at}
                onChoose={() => onOpen(each)}
                onDrop={(id) => onDrop(id, each)}
              />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
