import { CircleAlert, Diamond, Minus } from 'lucide-react';
import { useState } from 'react';
import { daysBetween } from '#domain/grants/rome-time.ts';
import { PRIORITIES, type ConsultantDashboard } from '#domain/sharing/consultant-dashboard.ts';
import { shortDay } from '#messages/calendar/days.ts';
import { DAY_WORDS as WORDS, PRIORITY_LABELS } from '#messages/sharing/dashboard.ts';
import { cn } from '#web/lib/cn.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { useTick } from './api.ts';

type Task = ConsultantDashboard['tasks'][number];
const LOOKS = {
  alta: { Icon: CircleAlert, tone: 'text-on-no' },
  media: { Icon: Diamond, tone: 'text-on-verify' },
  bassa: { Icon: Minus, tone: 'text-ink-2' },
} as const;
type Props = { tasks: readonly Task[]; today: string };

/** The consultant's own, by priority; what is ticked stays in its place as long as the page is open. */
export function DayTasks({ tasks, today }: Props) {
  const [touched, setTouched] = useState<ReadonlyMap<string, { task: Task; isDone: boolean }>>(new Map());
  const tick = useTick();
  const isDone = ({ id }: Task) => touched.get(id)?.isDone ?? false;
  function change(task: Task, isTicked: boolean) {
    const { id, consultancyId } = task;
    const before = touched;
    setTouched(new Map(touched).set(id, { task, isDone: isTicked }));
    tick.mutate({ id: consultancyId, taskId: id, isDone: isTicked }, { onError: () => setTouched(before) });
  }
  // The list may be read again meanwhile, without what was ticked here.
  const known = new Map([...touched.values()].map(({ task }) => [task.id, task]));
  for (const task of tasks) known.set(task.id, task);
  const shown = [...known.values()].sort((one, other) => (one.dueOn ?? '9').localeCompare(other.dueOn ?? '9'));
  if (shown.length === 0) return <p className="p-4 text-14 text-ink-2">{WORDS.noTasks}</p>;
  return PRIORITIES.map((priority) => {
    const own = shown.filter((task) => task.priority === priority);
    const { Icon, tone } = LOOKS[priority];
    return own.length === 0 ? null : (
      <section
        key={priority}
        aria-label={PRIORITY_LABELS[priority]}
        className="border-rule px-4 py-3 not-first:border-t"
      >
        <h3 className={cn('flex items-center gap-1.5 pb-1 text-13 font-semibold', tone)}>
          <Icon aria-hidden="true" className="size-4" />
          {PRIORITY_LABELS[priority]}
        </h3>
        <ul>
          {own.map((task) => (
            <li key={task.id}>
              <Checkbox
                label={isDone(task) ? <s>{task.title}</s> : task.title}
                hint={task.about}
                count={task.dueOn && <Due on={task.dueOn} today={today} />}
                checked={isDone(task)}
                onChange={(event) => change(task, event.currentTarget.checked)}
              />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function Due({ on, today }: { on: string; today: string }) {
  const days = daysBetween(on, today);
  return days > 0 ? (
    <span className="font-semibold text-on-no">{WORDS.late(days)}</span>
  ) : (
    <span>{days === 0 ? WORDS.dueToday : WORDS.due(shortDay(on))}</span>
  );
}
