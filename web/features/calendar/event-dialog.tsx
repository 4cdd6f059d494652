import { useId } from 'react';
import type { CalendarItem } from '#domain/calendar/calendar-item.ts';
import { ownEvent, type OwnEvent } from '#domain/calendar/own-event.ts';
import { CALENDAR, EVENT_FORM as WORDS } from '#messages/calendar/screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { DateInput } from '#web/ui/fields/date-input.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useSchemaForm, type FormSchema } from '#web/ui/fields/use-schema-form.ts';
import { Dialog } from '#web/ui/windows/dialog.tsx';
import { eventOf } from './use-calendar.ts';

export type EventDialogState = { mode: 'create'; day: string } | { mode: 'edit' | 'move'; item: CalendarItem };

type Values = { title: string; day: string; time: string; endTime: string; note: string };
type Props = { state: EventDialogState; onClose: () => void; onSave: (event: OwnEvent) => Promise<unknown> };

/** Creates, changes or only moves an event of one's own. */
export function EventDialog({ state, onClose, onSave }: Props) {
  const formId = useId();
  const form = useSchemaForm(ownEvent as unknown as FormSchema<Values, OwnEvent>, { defaultValues: valuesOf(state) });
  async function save(event: OwnEvent) {
    await onSave(event);
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={WORDS[state.mode]}
      closeLabel={CALENDAR.close}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {WORDS.cancel}
          </Button>
          <Button type="submit" form={formId} variant="ink" loading={form.formState.isSubmitting}>
            {WORDS.save}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} onSubmit={save} className="grid gap-4 pb-2">
        {state.mode !== 'move' && (
          <Field name="title" label={WORDS.title} required>
            <TextInput />
          </Field>
        )}
        <Field name="day" label={WORDS.day} required>
          <DateInput />
        </Field>
        <div className="grid grid-cols-2 gap-4">
          <Field name="time" label={WORDS.time} hint={WORDS.timeHint}>
            <TextInput type="time" />
          </Field>
          <Field name="endTime" label={WORDS.endTime}>
            <TextInput type="time" />
          </Field>
        </div>
        {state.mode !== 'move' && (
          <Field name="note" label={WORDS.note}>
            <TextArea rows={3} countLabel={WORDS.noteCount} />
          </Field>
        )}
      </Form>
    </Dialog>
  );
}

function valuesOf(state: EventDialogState): Values {
  if (state.mode === 'create') return { title: '', day: state.day, time: '', endTime: '', note: '' };
  const { time, endTime, ...event } = eventOf(state.item);
  return { ...event, time: time ?? '', endTime: endTime ?? '' };
}
