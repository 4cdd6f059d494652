import { useState } from 'react';
import type { ConsultancyView, TaskView } from '#domain/consultancies/consultancy-view.ts';
import { isActive, otherSide, SIDES, type Side } from '#domain/consultancies/vocabulary.ts';
import { DESK_WORDS as WORDS, SIDE_LABELS } from '#messages/consultancies/consultancies.ts';
import { formatDay } from '#web/lib/format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { DateInput } from '#web/ui/fields/date-input.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useConsultancyWrite } from './api.ts';

/** Tasks of both sides; each ticks its own. */
export function TaskList({ view }: { view: ConsultancyView }) {
  return (
    <section aria-label={WORDS.tasks} className="grid gap-2">
      <h3 className="text-14 font-bold">{WORDS.tasks}</h3>
      {view.tasks.length === 0 && <p className="text-14 text-ink-2">{WORDS.noTasks}</p>}
      <ul className="grid">
        {view.tasks.map((task) => (
          <li key={task.id}>
            <Task view={view} task={task} />
          </li>
        ))}
      </ul>
      {isActive(view.status) && <AddTask view={view} />}
    </section>
  );
}

/** Ticked at once; what the server refuses goes back. */
function Task({ view, task }: { view: ConsultancyView; task: TaskView }) {
  const tick = useConsultancyWrite('tick');
  const [asked, setAsked] = useState<boolean | null>(null);
  const hint = [SIDE_LABELS[task.side], task.dueOn && formatDay(task.dueOn)].filter(Boolean).join(' · ');
  const isOwn = task.side === view.side && isActive(view.status);
  function change(isDone: boolean) {
    setAsked(isDone);
    tick.mutate({ id: view.id, taskId: task.id, isDone }, { onSettled: () => setAsked(null) });
  }
  return (
    <Checkbox
      label={task.title}
      hint={hint}
      checked={asked ?? task.isDone}
      disabled={!isOwn}
      onChange={(event) => change(event.currentTarget.checked)}
    />
  );
}

function AddTask({ view }: { view: ConsultancyView }) {
  const add = useConsultancyWrite('task');
  const [title, setTitle] = useState('');
  const [side, setSide] = useState<Side>(otherSide(view.side));
  const [dueOn, setDueOn] = useState('');
  const isDocument = view.side === 'consulente' && side === 'impresa';
  return (
    <form
      aria-label={WORDS.addTask}
      className="grid items-end gap-2 sm:grid-cols-[minmax(0,1fr)_9rem_10rem_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        if (title.trim() === '') return;
        add.mutate(
          { id: view.id, title: title.trim(), side, isDocument, dueOn: dueOn || null },
          { onSuccess: () => setTitle('') },
        );
      }}
    >
      <Field label={isDocument ? WORDS.addDocument : WORDS.addTask}>
        <TextInput
          value={title}
          maxLength={160}
          placeholder={WORDS.taskTitle}
          onChange={(event) => setTitle(event.target.value)}
        />
      </Field>
      <Field label={WORDS.taskSide}>
        <Select
          options={SIDES.map((value) => ({ value, label: SIDE_LABELS[value] }))}
          value={side}
          onChange={(event) => setSide(event.target.value as Side)}
        />
      </Field>
      <Field label={WORDS.taskDue}>
        <DateInput value={dueOn} onChange={(event) => setDueOn(event.target.value)} />
      </Field>
      <Button type="submit" loading={add.isPending}>
        {WORDS.add}
      </Button>
    </form>
  );
}
