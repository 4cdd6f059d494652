import { Plus } from 'lucide-react';
import type { CalendarItem } from '#domain/calendar/calendar-item.ts';
import { daysBetween } from '#domain/grants/rome-time.ts';
import { calendarPath, PATHS } from '#domain/paths.ts';
import { dayName } from '#messages/calendar/days.ts';
import { dueWords } from '#messages/calendar/due.ts';
import { CALENDAR } from '#messages/calendar/screens.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';

type Props = {
  items: readonly CalendarItem[];
  base: string | undefined;
  day: string;
  today: string;
  vista: string | undefined;
  onNew: () => void;
};

/** A day with nothing on it says so, and leads to the next one that has something. */
export function NextDate({ items, base, day, today, vista, onNew }: Props) {
  const next = items.find((item) => item.day > day) ?? items.find((item) => item.day >= today);
  return (
    <div className="grid gap-3 rounded border border-dashed border-rule-strong p-4 text-14">
      <h2 className="text-16 font-bold">{dayName(day)}</h2>
      <p className="text-ink-2">{CALENDAR.nothingOn}</p>
      {next ? (
        <p>
          <span className="block text-13 text-ink-2">{CALENDAR.nextOne}</span>
          <AppLink
            href={calendarPath({ ...(vista ? { vista } : {}), giorno: next.day }, base)}
            className="font-semibold"
          >
            {next.title}
          </AppLink>
          <span className="block text-ink-2">
            {[dayName(next.day), dueWords(next, daysBetween(today, next.day))].filter(Boolean).join(' · ')}
          </span>
        </p>
      ) : (
        <AppLink href={PATHS.grants} className="font-semibold">
          {CALENDAR.none.action}
        </AppLink>
      )}
      <Button size="sm" onClick={onNew}>
        <Plus aria-hidden="true" />
        {CALENDAR.newEvent}
      </Button>
    </div>
  );
}
