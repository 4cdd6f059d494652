import { useRef, useState } from 'react';
import type { CalendarItem } from '#domain/calendar/calendar-item.ts';
import { CALENDAR_KINDS } from '#domain/calendar/kinds.ts';
import { firstOfMonth } from '#domain/calendar/days.ts';
import type { OwnEvent } from '#domain/calendar/own-event.ts';
import { PATHS } from '#domain/paths.ts';
import { dayName } from '#messages/calendar/days.ts';
import { CALENDAR, KIND_WORDS } from '#messages/calendar/screens.ts';
import { cn } from '#web/lib/cn.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { Sheet } from '#web/ui/windows/sheet.tsx';
import { Agenda } from './agenda.tsx';
import type { Calendar } from './api.ts';
import { CalendarHead } from './calendar-head.tsx';
import type { CalendarSearch } from './calendar-search.ts';
import { EventDialog, type EventDialogState } from './event-dialog.tsx';
import { FeedLine } from './feed-line.tsx';
import { ItemPanel } from './item-panel.tsx';
import { KindIcon } from './kind-look.tsx';
import { MonthGrid } from './month-grid.tsx';
import { NextDate } from './next-date.tsx';
import { threadOf } from './thread.ts';
import { eventOf, useCalendar } from './use-calendar.ts';
import { YearLine } from './year-line.tsx';

type Props = {
  calendar: Calendar;
  search: CalendarSearch;
  /** The page that it stands on, where that is not the person's own calendar. */
  base?: string;
  onDay: (day: string) => void;
};

/** Month, week and list over the same dates; the day's panel beside them (CAL-1). */
export function CalendarScreen({ calendar: { items, today, now, feed }, search, base, onDay }: Props) {
  const actions = useCalendar();
  const day = search.giorno ?? today;
  const [dialog, setDialog] = useState<EventDialogState | null>(null);
  const [opened, setOpened] = useState<CalendarItem | null>(null);
  const panel = useRef<HTMLElement>(null);
  const byDay = Map.groupBy(items, (item) => item.day);
  const ofDay = byDay.get(day) ?? [];
  const onItem = {
    onEdit: (item: CalendarItem) => setDialog({ mode: 'edit', item }),
    onMove: (item: CalendarItem) => setDialog({ mode: 'move', item }),
    onRemove: (item: CalendarItem) => {
      setOpened(null);
      actions.remove(item);
    },
  };
  async function save(event: OwnEvent) {
    if (dialog?.mode === 'create') await actions.create.mutateAsync(event);
    else if (dialog) await actions.changeTo(dialog.item, event);
    setOpened(null);
    onDay(event.day);
  }
  function drop(id: string, to: string) {
    const item = items.find((each) => each.id === id && each.isOwn);
    if (item && item.day !== to) void actions.changeTo(item, { ...eventOf(item), day: to }).catch(() => {});
  }
  function openDay(chosen: string) {
    onDay(chosen);
    panel.current?.focus({ preventScroll: true });
  }
  const onNew = (on: string) => setDialog({ mode: 'create', day: on });
  const grid = { day, today, byDay, thread: threadOf(items, today), onDay, onOpen: openDay, onNew, onDrop: drop };
  const from = firstOfMonth(day) <= today && day >= firstOfMonth(today) ? today : firstOfMonth(day);
  const shownList = items.filter((item) => item.day >= from);
  const list =
    shownList.length === 0 ? (
      <Nothing hasItems={items.length > 0} />
    ) : (
      <Agenda items={shownList} today={today} day={day} onOpen={setOpened} />
    );
  const isGrid = search.vista !== 'elenco';
  return (
    <div>
      <CalendarHead {...{ search, base, day, today, onDay }} onNew={() => onNew(day)} />
      <YearLine {...{ items, base, day, today, onDay }} vista={search.vista} />
      <div className={cn('grid items-start gap-6', isGrid && 'desk:grid-cols-[minmax(0,1fr)_304px]')}>
        <div className="min-w-0">
          {isGrid && (
            <div className={cn(!search.vista && 'max-desk:hidden')}>
              <MonthGrid {...grid} isWeek={search.vista === 'settimana'} />
              <ul aria-label={CALENDAR.legend} className="mt-2.5 flex flex-wrap gap-x-4.5 gap-y-1 text-12 text-ink-2">
                {CALENDAR_KINDS.map((kind) => (
                  <li key={kind} className="inline-flex items-center gap-1">
                    <KindIcon kind={kind} className="size-3.5" />
                    {KIND_WORDS[kind].toLowerCase()}
                  </li>
                ))}
              </ul>
            </div>
          )}
          {!search.vista && <div className="desk:hidden">{list}</div>}
          {search.vista === 'elenco' && list}
          <div className={cn(isGrid && 'max-desk:hidden')}>
            <FeedLine feed={feed} today={today} actions={actions} />
          </div>
        </div>
        {isGrid && (
          <aside
            ref={panel}
            tabIndex={-1}
            aria-label={dayName(day)}
            className={cn('min-w-0 focus-visible:outline-offset-4', !search.vista && 'max-desk:hidden')}
          >
            {ofDay.length === 0 ? (
              <NextDate {...{ items, base, day, today }} vista={search.vista} onNew={() => onNew(day)} />
            ) : (
              <div className="grid gap-3">
                <h2 className="sr-only">{dayName(day)}</h2>
                {ofDay.map((item) => (
                  <ItemPanel
                    key={item.id}
                    item={item}
                    today={today}
                    now={now}
                    className="rounded border border-rule-2 bg-sheet text-on-sheet"
                    {...onItem}
                  />
                ))}
              </div>
            )}
          </aside>
        )}
        {isGrid && (
          <div className="desk:hidden">
            <FeedLine feed={feed} today={today} actions={actions} />
          </div>
        )}
      </div>
      {dialog && <EventDialog state={dialog} onClose={() => setDialog(null)} onSave={save} />}
      {opened && !dialog && (
        <Sheet
          open
          side="bottom"
          onOpenChange={(isOpen) => !isOpen && setOpened(null)}
          title={opened.title}
          closeLabel={CALENDAR.close}
        >
          <ItemPanel item={opened} today={today} now={now} hasHeading={false} className="-mx-4" {...onItem} />
        </Sheet>
      )}
    </div>
  );
}

function Nothing({ hasItems }: { hasItems: boolean }) {
  const { title, body, action } = CALENDAR.none;
  return (
    <EmptyState
      className="mt-4"
      title={hasItems ? CALENDAR.noneThisMonth : title}
      description={body}
      action={<ButtonLink href={PATHS.grants}>{action}</ButtonLink>}
    />
  );
}
