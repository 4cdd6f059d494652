import type { ReactNode } from 'react';
import { PERIODS } from '#messages/grants/screens.ts';
import { classes } from '#web/lib/classes.ts';
import { formatDay } from '#web/lib/format.ts';
import { deadlineGroups, type DeadlinePeriod } from './deadline-groups.ts';
import type { GrantHit } from './grants-api.ts';

type Props = { items: readonly GrantHit[]; renderCard: (grant: GrantHit) => ReactNode };

/** The line of deadlines: a knot per period, filled for this week, dotted grey where it is too late. */
export function DeadlineThread({ items, renderCard }: Props) {
  return (
    <div className="pl-5 desk:pl-8 print:pl-0">
      {deadlineGroups(items).map(({ key, period, items: grants }) => {
        const isPast = period.kind === 'closed' || period.kind === 'suspended';
        const { title, detail } = periodWords(period);
        return (
          <section
            key={key}
            aria-label={title}
            className={classes(
              'relative pt-6 first:pt-3',
              'before:absolute before:top-0 before:bottom-0 before:-left-5 before:border-l-2 first:before:top-6 desk:before:-left-[27px] print:before:hidden',
              isPast ? 'before:border-dotted before:border-rule-strong' : 'before:border-filo-line',
            )}
          >
            <h2 className="relative flex flex-wrap items-baseline gap-x-3 pb-2 text-14 font-semibold print:break-after-avoid">
              <span
                aria-hidden="true"
                className={classes(
                  'absolute top-1 -left-[25px] size-3 rounded-full border-2 desk:-left-8 print:hidden',
                  isPast ? 'border-rule-strong' : 'border-filo-line',
                  period.kind === 'week' ? 'bg-filo-line' : 'bg-paper',
                )}
              />
              {title}
              {detail && <span className="font-normal text-ink-2">{detail}</span>}
            </h2>
            <div className="grid gap-2">{grants.map(renderCard)}</div>
          </section>
        );
      })}
    </div>
  );
}

function periodWords(period: DeadlinePeriod): { title: string; detail: string } {
  switch (period.kind) {
    case 'week':
      return { title: PERIODS.week, detail: PERIODS.weekUntil(formatDay(period.until)) };
    case 'month':
      return { title: PERIODS.month(formatDay(period.month)), detail: '' };
    case 'year':
      return { title: PERIODS.year(period.year), detail: '' };
    default:
      return PERIODS[period.kind];
  }
}
