import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { CalendarItem } from '#domain/calendar/calendar-item.ts';
import { hasKnot } from '#domain/calendar/kinds.ts';
import { firstOfMonth, monthOf } from '#domain/calendar/days.ts';
import { addMonths, daysBetween } from '#domain/grants/rome-time.ts';
import { calendarPath } from '#domain/paths.ts';
import { monthTitle, shortDay, shortMonth, shortSpan } from '#messages/calendar/days.ts';
import { CALENDAR } from '#messages/calendar/screens.ts';
import { cn } from '#web/lib/cn.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';

type Props = {
  items: readonly CalendarItem[];
  base: string | undefined;
  day: string;
  today: string;
  vista: string | undefined;
  onDay: (day: string) => void;
};

const MONTHS = 12;
/** Labels nearer than this would lie on each other. */
const LABEL_ROOM_PCT = 15;

/** A year as one line: months are links, knots are dates, bars are windows. Arrows walk by a month, Home is today. */
export function YearLine({ items, base, day, today, vista, onDay }: Props) {
  const start = startOf(day, today);
  const end = addMonths(start, MONTHS);
  const pct = (each: string) => (daysBetween(start, each) / daysBetween(start, end)) * 100;
  const dated = items.filter((item) => hasKnot(item) && item.day >= start && item.day < end);
  const windows = dated.filter(({ windowFrom }) => windowFrom !== null && windowFrom >= today);
  const last = dated.filter((item) => monthOf(item.day) === monthOf(day)).at(-1)?.day;
  const line = useRef<HTMLElement>(null);
  const walked = useRef(false);
  useEffect(() => {
    if (walked.current) line.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus();
    walked.current = false;
  }, [day]);
  function press(event: KeyboardEvent) {
    const next =
      event.key === 'ArrowLeft'
        ? addMonths(day, -1)
        : event.key === 'ArrowRight'
          ? addMonths(day, 1)
          : event.key === 'Home'
            ? today
            : null;
    if (!next) return;
    event.preventDefault();
    walked.current = true;
    onDay(next);
  }
  const months = Array.from({ length: MONTHS }, (_, at) => addMonths(start, at));
  return (
    <nav ref={line} aria-label={CALENDAR.year} onKeyDown={press} className="relative mt-3 h-[58px] desk:h-[92px]">
      {months.map((each) => {
        const isShown = monthOf(each) === monthOf(day);
        const count = dated.filter((item) => monthOf(item.day) === monthOf(each)).length;
        return (
          <AppLink
            key={each}
            href={calendarPath(
              { ...(vista ? { vista } : {}), giorno: monthOf(each) === monthOf(today) ? today : each },
              base,
            )}
            tabIndex={isShown ? 0 : -1}
            aria-current={isShown || undefined}
            style={{ left: `${String(pct(each))}%`, width: `${String(pct(addMonths(each, 1)) - pct(each))}%` }}
            className={cn(
              'absolute inset-y-0 border-l border-rule pl-1 text-12 leading-4 text-ink-2 no-underline hover:text-ink desk:pl-1.5',
              isShown &&
                '-mt-1 rounded-t border-l-0 bg-sheet pt-1 font-bold text-on-sheet inset-ring inset-ring-rule-2',
            )}
          >
            <span aria-hidden="true">
              <span className="max-[22rem]:hidden">{shortMonth(each)}</span>
              <span className="min-[22rem]:hidden">{shortMonth(each).slice(0, 1)}</span>
              {(each === start || each.endsWith('-01-01')) && (
                <span className="max-desk:hidden"> ’{each.slice(2, 4)}</span>
              )}
            </span>
            <span className="sr-only">{CALENDAR.monthLink(monthTitle(each), count)}</span>
          </AppLink>
        );
      })}
      <span aria-hidden="true" className="pointer-events-none absolute inset-0">
        <span className="absolute inset-x-0 top-12 border-t border-rule-strong max-desk:top-9" />
        {windows.map(({ id, windowFrom, day: closes }) => (
          <span
            key={id}
            style={{ left: `${String(pct(windowFrom!))}%`, width: `${String(pct(closes) - pct(windowFrom!))}%` }}
            className="absolute top-[45px] h-[7px] rounded-[2px] bg-rule-strong opacity-55 max-desk:top-[33px]"
          />
        ))}
        {today >= start && (
          <span
            style={{
              left: `${String(pct(today))}%`,
              width: `${String(Math.max(0, pct(last ?? today) - pct(today)))}%`,
            }}
            className="absolute top-[47px] border-t-2 border-filo-line max-desk:top-[35px]"
          />
        )}
        {dated.map((item) => (
          <span
            key={item.id}
            style={{ left: `${String(pct(item.day))}%` }}
            className={cn(
              'absolute top-[42px] -ml-1.5 size-[13px] rounded-full border-2 max-desk:top-[30px]',
              monthOf(item.day) === monthOf(day) && item.day >= today
                ? 'border-filo-line bg-sheet'
                : 'border-ink-2 bg-paper',
              daysBetween(today, item.day) <= 7 && item.day >= today && 'bg-filo-line',
              item.kind === 'scadenza' && monthOf(item.day) !== monthOf(day) && 'bg-ink-2',
            )}
          />
        ))}
        {labelsOf(
          dated.filter((item) => item.day >= today),
          day,
          pct,
        ).map(({ id, at, when, title }) => (
          <span
            key={id}
            style={{ left: `${String(at)}%`, maxWidth: `${String(Math.min(LABEL_ROOM_PCT, 100 - at))}%` }}
            className="absolute top-[59px] overflow-hidden bg-paper pr-1 text-12 leading-[15px] text-ink-2 max-desk:hidden"
          >
            <b className="block font-semibold text-ink tabular-nums">{when}</b>
            <span className="block truncate">{title}</span>
          </span>
        ))}
      </span>
    </nav>
  );
}

/** From this month, or from the one that is shown where that lies outside. */
function startOf(day: string, today: string): string {
  const now = firstOfMonth(today);
  const isInside = day >= now && day < addMonths(now, MONTHS);
  return isInside ? now : firstOfMonth(day);
}

/** As many as have room; the month that is shown below needs none. */
function labelsOf(dated: readonly CalendarItem[], day: string, pct: (day: string) => number) {
  const labels: { id: string; at: number; when: string; title: string }[] = [];
  let free = 0;
  for (const item of dated.filter((each) => monthOf(each.day) !== monthOf(day))) {
    const at = Math.max(0, pct(item.day));
    if (at < free || at > 100 - LABEL_ROOM_PCT / 2) continue;
    free = at + LABEL_ROOM_PCT;
    const when = item.windowFrom && item.windowFrom >= day ? shortSpan(item.windowFrom, item.day) : shortDay(item.day);
    labels.push({ id: item.id, at, when, title: item.title });
  }
  return labels;
}
