import { useEffect, useState } from 'react';
import type { CalendarItem } from '#domain/calendar/calendar-item.ts';
import { romeInstant } from '#domain/grants/rome-instant.ts';
import { daysBetween } from '#domain/grants/rome-time.ts';
import { ITEM } from '#messages/calendar/screens.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const EVERY_MS = 15_000;

type Props = { item: CalendarItem; today: string; now: string };

/** Days; in the last one hours and minutes, by the server's clock (mock 15). */
export function Countdown({ item, today, now }: Props) {
  const at = useServerTime(now);
  const left = daysBetween(today, item.day);
  const ms = item.time === null ? null : romeInstant(item.day, item.time).getTime() - at;
  const isPast = left < 0 || (ms !== null && ms <= 0);
  if (isPast) return <p className="mt-3 text-14 text-ink-2">{ITEM.past}</p>;
  const isLastDay = ms !== null && ms < DAY_MS;
  if (left === 0 && !isLastDay) return <Figure big={ITEM.todayAt(item.time)} small="" />;
  if (isLastDay) {
    const minutes = Math.ceil(ms / MINUTE_MS);
    return <Figure big={ITEM.hours(Math.floor(minutes / 60), minutes % 60)} small={ITEM.then(item)} />;
  }
  return <Figure big={String(left)} small={`${ITEM.days(left)}, ${ITEM.then(item)}`} />;
}

const Figure = ({ big, small }: { big: string; small: string }) => (
  <p className="mt-3 flex flex-wrap items-baseline gap-x-2.5">
    <b className="text-40 leading-11 font-semibold tracking-[-0.03em] whitespace-nowrap tabular-nums">{big}</b>
    <span className="text-14 leading-[19px] text-ink-2">{small}</span>
  </p>
);

/** The server's time, kept going by this machine's clock. */
function useServerTime(now: string): number {
  const read = Date.parse(now);
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    const begun = performance.now();
    const timer = setInterval(() => setPassed(performance.now() - begun), EVERY_MS);
    return () => clearInterval(timer);
  }, [now]);
  return read + passed;
}
