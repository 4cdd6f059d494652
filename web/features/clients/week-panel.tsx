import { CalendarClock, FileClock, Flag, ListTodo, Video, type LucideIcon } from 'lucide-react';
import { addDays } from '#domain/calendar/days.ts';
import { clientPath, grantPath, PATHS } from '#domain/paths.ts';
import { WEEK_DAYS, type WeekEntry, type WeekKind } from '#domain/sharing/week.ts';
import { dayName } from '#messages/calendar/days.ts';
import { DAY_WORDS as WORDS, WEEK_LABELS } from '#messages/sharing/dashboard.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';

type Props = { week: readonly WeekEntry[]; today: string; className?: string };

const ICONS: Record<WeekKind, LucideIcon> = {
  bando: CalendarClock,
  consegna: Flag,
  incontro: Video,
  compito: ListTodo,
  documento: FileClock,
};

const dayTitle = (on: string, today: string): string => {
  if (on === today) return WORDS.today;
  return on === addDays(today, 1) ? WORDS.tomorrow : dayName(on);
};

/** What the next seven days ask for, one block a day; each line opens the client or the grant (CON-18). */
export function WeekPanel({ week, today, className }: Props) {
  const days = [...Map.groupBy(week, ({ on }) => on)];
  return (
    <SectionPanel
      title={WORDS.week}
      description={WORDS.weekTo(dayName(addDays(today, WEEK_DAYS - 1)))}
      flush
      className={className}
      actions={<AppLink href={PATHS.consultantCalendar}>{WORDS.calendar}</AppLink>}
    >
      {days.length === 0 ? (
        <p className="p-4 text-14 text-ink-2">{WORDS.weekEmpty}</p>
      ) : (
        <ul className="grid gap-x-6 gap-y-4 p-4 sm:grid-cols-2 desk:grid-cols-3">
          {days.map(([on, entries]) => (
            <li key={on} className="grid content-start gap-2 border-t-2 border-filo pt-2">
              <h3 className="text-13 font-semibold first-letter:uppercase">{dayTitle(on, today)}</h3>
              <ul className="grid gap-2 text-14">
                {entries.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </SectionPanel>
  );
}

function Entry({ entry: { kind, time, what, client, targetId } }: { entry: WeekEntry }) {
  const Icon = ICONS[kind];
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden="true" className="mt-0.5 size-4 flex-none text-ink-2" />
      <span className="min-w-0">
        <AppLink
          href={kind === 'bando' ? grantPath(targetId) : clientPath(targetId)}
          className="font-medium wrap-anywhere"
        >
          {what}
        </AppLink>
        <span className="block text-13 text-ink-2">
          {[time ? `${WEEK_LABELS[kind]} ${time}` : WEEK_LABELS[kind], client].filter(Boolean).join(' · ')}
        </span>
      </span>
    </li>
  );
}
