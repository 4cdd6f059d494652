import type { CalendarItem } from '#domain/calendar/calendar-item.ts';
import type { TextId } from '#domain/applications/sections.ts';
import { SECTION_TITLES } from '#messages/applications/applications.ts';
import { ITEM } from '#messages/calendar/screens.ts';
import { cn } from '#web/lib/cn.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { DrawnIcon } from '#web/ui/brand/drawn-icon.tsx';

type Props = { readiness: NonNullable<CalendarItem['readiness']>; href: string };

/** How far the application has come: what is missing first, what is done last. */
export function Readiness({ readiness: { done, total, steps }, href }: Props) {
  return (
    <>
      <p className="text-14 font-bold">{ITEM.ready(done, total)}</p>
      <div aria-hidden="true" className="mt-2 mb-1 grid h-1.5 auto-cols-fr grid-flow-col gap-[3px]">
        {Array.from({ length: total }, (_, at) => (
          <i key={at} className={cn('rounded-[1px]', at < done ? 'bg-ok-line' : 'bg-closed')} />
        ))}
      </div>
      <ul>
        {steps.map(({ id, isDone }) => (
          <li
            key={id}
            className="grid grid-cols-[20px_minmax(0,1fr)_auto] gap-x-2.5 border-b border-rule py-2 text-14 leading-5 last:border-0 last:pb-0"
          >
            <DrawnIcon
              name={isDone ? 'ok' : 'verify'}
              className={cn('size-5', isDone ? 'text-ok-line' : 'text-verify-line')}
            />
            <span className={cn(!isDone && 'font-semibold')}>
              <span className="sr-only">{isDone ? ITEM.isDone : ITEM.isMissing}: </span>
              {SECTION_TITLES[id as TextId]}
            </span>
            {!isDone && (
              <AppLink
                href={href}
                aria-label={`${ITEM.finish}: ${SECTION_TITLES[id as TextId]}`}
                className="text-13 font-semibold"
              >
                {ITEM.finish}
              </AppLink>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
