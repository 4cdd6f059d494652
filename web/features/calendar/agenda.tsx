import { ChevronRight } from 'lucide-react';
import type { CalendarItem } from '#domain/calendar/calendar-item.ts';
import { addDays, mondayOf } from '#domain/calendar/days.ts';
import { daysBetween } from '#domain/grants/rome-time.ts';
import { dayName, daysText, monthTitle, shortWeekday } from '#messages/calendar/days.ts';
import { dueWords } from '#messages/calendar/due.ts';
import { CALENDAR, KIND_WORDS } from '#messages/calendar/screens.ts';
import { cn } from '#web/lib/cn.ts';

import { KindIcon } from './kind-look.tsx';

type Props = { items: readonly CalendarItem[]; today: string; day: string; onOpen: (item: CalendarItem) => void };
type Group = { key: string; title: string; note: string | null; items: CalendarItem[] };

/** By weeks for the month that is shown, by months after it; one thread down the side (mock 15 on the phone). */
export function Agenda({ items, today, day, onOpen }: Props) {
  const groups = groupsOf(items, today, day);
  return (
    <div className="relative pl-6.5">
      <span aria-hidden="true" className="absolute top-7 bottom-0 left-1.5 border-l-2 border-filo-line" />
      {groups.map(({ key, title, note, items: some }, at) => (
        <section key={key} aria-label={title}>
          <h2 className="relative pt-5 pb-2 text-14 font-bold">
            <span
              aria-hidden="true"
              className={cn(
                'absolute top-6 -left-[25px] size-3 rounded-full border-2 border-filo-line',
                at === 0 ? 'bg-filo-line' : 'bg-paper',
              )}
            />
            {title}
            {note && <span className="ml-2 font-normal text-ink-2">{note}</span>}
          </h2>
          <ul className="grid gap-1.5">
            {some.map((item) => (
              <li key={item.id}>
                <Line item={item} today={today} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Line({ item, today, onOpen }: { item: CalendarItem; today: string; onOpen: (item: CalendarItem) => void }) {
  return (
    <button
      type="button"
      onClick={() => onOpen(item)}
      className={cn(
        'grid min-h-15 w-full grid-cols-[44px_minmax(0,1fr)_auto] items-center gap-x-3 rounded border bg-sheet px-3 py-2.5 text-left text-on-sheet hover:border-ink',
        item.kind === 'click_day' ? 'border-ink' : 'border-rule-2',
      )}
    >
      <span className="border-r border-rule pr-2.5 text-center text-12 leading-4 text-ink-2">
        <b className="block text-[1.25rem] leading-6 font-semibold text-ink tabular-nums">
          {Number(item.day.slice(8))}
        </b>
        {shortWeekday(item.day)}
      </span>
      <span className="min-w-0">
        <span className="block text-14 leading-[19px] font-semibold">{item.title}</span>
        <span className="mt-0.5 flex items-start gap-1 text-13 leading-[18px] text-ink-2">
          <KindIcon kind={item.kind} className="mt-px size-4 flex-none" />
          <span className="sr-only">{KIND_WORDS[item.kind]}: </span>
          {[dueWords(item, daysBetween(today, item.day)), item.why].filter(Boolean).join(' · ')}
        </span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 text-ink-2" />
    </button>
  );
}

function groupsOf(items: readonly CalendarItem[], today: string, day: string): Group[] {
  const groups = new Map<string, Group>();
  for (const item of items) {
    const isThisMonth = item.day.slice(0, 7) === day.slice(0, 7);
    const monday = mondayOf(item.day);
    const isNow = monday === mondayOf(today);
    const key = isNow || isThisMonth ? monday : item.day.slice(0, 7);
    const title = isNow ? CALENDAR.thisWeek : isThisMonth ? daysText(monday, addDays(monday, 6)) : monthTitle(item.day);
    const note = isNow ? CALENDAR.until(dayName(addDays(monday, 6))) : null;
    const group = groups.get(key) ?? { key, title, note, items: [] };
    group.items.push(item);
    groups.set(key, group);
  }
  return [...groups.values()];
}
