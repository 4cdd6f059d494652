import type { Phase } from '#domain/applications/contents.ts';
import { ganttOf } from '#domain/applications/gantt.ts';
import { monthNamed, shortMonthNamed } from '#domain/numbers/months.ts';
import { WIZARD } from '#messages/applications/screens.ts';

const WORDS = WIZARD.time;

/** Bars over months, on phones a list with small bars; each says its days to who cannot see them. */
export function GanttChart({ phases }: { phases: Phase[] }) {
  const gantt = ganttOf(phases);
  if (!gantt) return null;
  const every = Math.ceil(gantt.months.length / 12);
  const byId = new Map(phases.map((phase) => [phase.id, phase]));
  return (
    <figure aria-label={WORDS.chart} className="overflow-hidden rounded border border-rule-2 text-13">
      <div aria-hidden="true" className="flex bg-sunken pl-43 text-ink-2 max-sm:hidden">
        {gantt.months.map(({ key, month, year }, at) => (
          <span key={key} className="min-w-0 flex-1 overflow-hidden border-l border-rule px-0.5 py-1 whitespace-nowrap">
            {at % every === 0 ? shortMonthNamed(month) : ''}
            <span className="block text-[11px]">{at === 0 || month === 1 ? year : ' '}</span>
          </span>
        ))}
      </div>
      <ul className="divide-y divide-rule">
        {gantt.bars.map(({ id, from, to, orderAt }) => {
          const phase = byId.get(id)!;
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 max-sm:px-3 max-sm:py-2">
              <span className="min-w-0 font-medium wrap-anywhere sm:w-40 sm:flex-none sm:truncate sm:px-3 sm:py-2">
                {phase.name}
              </span>
              <span aria-hidden="true" className="text-ink-2 sm:hidden">
                {monthsOf(phase)}
              </span>
              <span className="relative h-3 w-full min-w-0 border-rule max-sm:mt-1 max-sm:bg-sunken sm:h-9 sm:w-auto sm:flex-1 sm:border-l">
                <span
                  role="img"
                  aria-label={WORDS.bar(phase.name, phase.startsOn, phase.endsOn)}
                  className="absolute top-1 h-1.5 rounded-[2px] bg-ink-2 sm:top-2.5 sm:h-4"
                  style={{ left: `${from * 100}%`, width: `${Math.max(1, (to - from) * 100)}%` }}
                />
                {orderAt !== null && (
                  <span
                    role="img"
                    aria-label={WORDS.orderOn(phase.orderedOn!)}
                    className="absolute top-0.5 size-2.5 -translate-x-1/2 rotate-45 border-2 border-on-verify bg-sheet sm:top-3 sm:size-3"
                    style={{ left: `${orderAt * 100}%` }}
                  />
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}

/** "luglio–settembre 2027", "novembre 2026–gennaio 2027". */
function monthsOf({ startsOn, endsOn }: Phase): string {
  const [from, to] = [startsOn, endsOn].map((day) => ({
    year: day.slice(0, 4),
    month: monthNamed(Number(day.slice(5, 7))),
  }));
  if (from!.year !== to!.year) return `${from!.month} ${from!.year}–${to!.month} ${to!.year}`;
  return from!.month === to!.month ? `${to!.month} ${to!.year}` : `${from!.month}–${to!.month} ${to!.year}`;
}
