import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { CALENDAR_VIEWS, type CalendarView } from '#domain/calendar/kinds.ts';
import { addDays, mondayOf } from '#domain/calendar/days.ts';
import { addMonths } from '#domain/grants/rome-time.ts';
import { calendarPath } from '#domain/paths.ts';
import { daysText, monthTitle } from '#messages/calendar/days.ts';
import { CALENDAR, VIEW_WORDS } from '#messages/calendar/screens.ts';
import { cn } from '#web/lib/cn.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import type { CalendarSearch } from './calendar-search.ts';

type Props = {
  search: CalendarSearch;
  base: string | undefined;
  day: string;
  today: string;
  onDay: (day: string) => void;
  onNew: () => void;
};

export function CalendarHead({ search, base, day, today, onDay, onNew }: Props) {
  const view: CalendarView = search.vista ?? 'mese';
  const step = (by: number) => onDay(view === 'settimana' ? addDays(day, 7 * by) : addMonths(day, by));
  const title = view === 'settimana' ? daysText(mondayOf(day), addDays(mondayOf(day), 6)) : monthTitle(day);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-[22rem]:gap-x-0">
      <h1 className="font-serif text-22 leading-9 tracking-[-0.015em] max-[22rem]:text-18 desk:min-w-50 desk:text-28">
        <span className="sr-only">{CALENDAR.title}: </span>
        {title}
      </h1>
      <span className="inline-flex print:hidden">
        <IconButton label={CALENDAR.previous[view]} onClick={() => step(-1)}>
          <ChevronLeft aria-hidden="true" />
        </IconButton>
        <IconButton label={CALENDAR.next[view]} onClick={() => step(1)}>
          <ChevronRight aria-hidden="true" />
        </IconButton>
      </span>
      <Button variant="quiet" size="sm" onClick={() => onDay(today)} className="max-desk:hidden print:hidden">
        {CALENDAR.today}
      </Button>
      <IconButton label={CALENDAR.newEvent} variant="line" onClick={onNew} className="ml-auto desk:hidden print:hidden">
        <Plus aria-hidden="true" />
      </IconButton>
      <nav
        aria-label={CALENDAR.view}
        className="grid grid-cols-3 rounded border border-rule-strong bg-sheet p-[3px] text-on-sheet max-desk:w-full desk:ml-auto print:hidden"
      >
        {CALENDAR_VIEWS.map((each) => (
          <AppLink
            key={each}
            href={calendarPath({ vista: each, giorno: day }, base)}
            aria-current={(search.vista ?? 'mese') === each && search.vista ? 'page' : undefined}
            className={cn(
              'inline-flex min-h-9 items-center justify-center rounded-[3px] px-3 text-14 font-medium no-underline tap:min-h-11',
              chosenLook(search.vista, each),
            )}
          >
            {VIEW_WORDS[each]}
          </AppLink>
        ))}
      </nav>
      <Button size="sm" onClick={onNew} className="max-desk:hidden print:hidden">
        <Plus aria-hidden="true" />
        {CALENDAR.newEvent}
      </Button>
    </div>
  );
}

const CHOSEN = 'bg-inked text-on-inked';
const OTHER = 'text-ink-2 hover:text-ink';

/** Without a choice phones stand on the list and desks on the month: both are drawn, each where it holds. */
function chosenLook(chosen: CalendarView | undefined, each: CalendarView): string {
  if (chosen) return chosen === each ? CHOSEN : OTHER;
  if (each === 'mese') return 'desk:bg-inked desk:text-on-inked max-desk:text-ink-2';
  return each === 'elenco' ? 'max-desk:bg-inked max-desk:text-on-inked desk:text-ink-2' : OTHER;
}
