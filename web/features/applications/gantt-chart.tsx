import type { Phase } from '#domain/applications/contents.ts';
import { ganttOf } from '#domain/applications/gantt.ts';
import { shortMonthNamed } from '#domain/numbers/months.ts';
import { WIZARD } from '#messages/applications/screens.ts';

const WORDS = WIZARD.time;

/** Bars over months; each says its days to who cannot see them. */
export function GanttChart({ phases }: { phases: Phase[] }) {
  const gantt = ganttOf(phases);
  if (!gantt) return null;
  const every = Math.ceil(gantt.months.length / 12);
  const byId = new Map(phases.map((phase) => [phase.id, phase]));
  return (
    <figure aria-label={WORDS.chart} className="overflow-hidden rounded border border-rule-2 text-13">
      <div aria-hidden="true" className="flex bg-sunken pl-[7.5rem] text-ink-2 sm:pl-40">
        {gantt.months.map(({ key, month, year }, at) => (
          <span key={key} className="min-w-0 flex-1 overflow-hidden border-l border-rule px-0.5 py-1 whitespace-nowrap">
            {at % every === 0 ? shortMonthNamed(month) : ''}
            <span className="block text-[11px]">{at === 0 || month === 1 ? year : ' '}</span>
          </span>
        ))}
      </div>
      <ul className="divide-y divide-rule">
        {gantt.bars.map(({ id, from, to }) => {
          const phase = byId.get(id)!;
          return (
            <li key={id} className="flex items-center">
              <span className="w-[7.5rem] flex-none truncate px-3 py-2 font-medium sm:w-40">{phase.name}</span>
              <span className="relative h-9 min-w-0 flex-1 border-l border-rule">
                <span
                  role="img"
                  aria-label={WORDS.bar(phase.name, phase.startsOn, phase.endsOn)}
                  className="absolute top-2.5 h-4 rounded-[2px] bg-ink-2"
                  style={{ left: `${from * 100}%`, width: `${Math.max(1, (to - from) * 100)}%` }}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
