import { useState } from 'react';
import { daysBetween } from '#domain/grants/rome-time.ts';
import { PRIORITIES, type ConsultantDashboard } from '#domain/sharing/consultant-dashboard.ts';
import { DAY_WORDS as WORDS, PRIORITY_LABELS } from '#messages/sharing/dashboard.ts';
import { formatDay } from '#web/lib/format.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { useTick } from './api.ts';

type Task = ConsultantDashboard['tasks'][number];
type Props = { tasks: readonly Task[]; today: string };

/** The consultant's own, by priority; what is ticked stays in its place until the page is read again. */
export function DayTasks({ tasks, today }: Props) {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const tick = useTick();
  function change({ id, consultancyId }: Task, isDone: boolean) {
    const before = done;
    const next = new Set(done);
    if (isDone) next.add(id);
    else next.delete(id);
    setDone(next);
    tick.mutate({ id: consultancyId, taskId: id, isDone }, { onError: () => setDone(before) });
  }
  if (tasks.length === 0) return <p className="p-4 text-14 text-ink-2">{WORDS.noTasks}</p>;
  return PRIORITIES.map((priority) => {
    const own = tasks.filter((task) => task.priority === priority);
    return own.length === 0 ? null : (
      <section
        key={priority}
        aria-label={PRIORITY_LABELS[priority]}
        className="border-rule px-4 py-3 not-first:border-t"
      >
        <h3 className="pb-1 text-13 font-semibold text-ink-2">{PRIORITY_LABELS[priority]}</h3>
        <ul>
          {own.map((task) => (
            <li key={task.id}>
              <Checkbox
                label={done.has(task.id) ? <s>{task.title}</s> : task.title}
                hint={[task.about, task.dueOn && dueText(task.dueOn, today)].filter(Boolean).join(' · ')}
                checked={done.has(task.id)}
                onChange={(event) => change(task, event.currentTarget.checked)}
              />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

const dueText = (dueOn: string, today: string): string =>
  dueOn < today ? WORDS.late(daysBetween(dueOn, today)) : WORDS.due(formatDay(dueOn));
