import { useState } from 'react';
import { CalendarDays } from 'lucide-react';
import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { DESK_WORDS as WORDS } from '#messages/consultancies/consultancies.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { DateInput } from '#web/ui/fields/date-input.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { FormDialog } from '#web/ui/windows/form-dialog.tsx';
import { useConsultancyWrite } from './api.ts';

/** "2026-12-01T10:30" as a box of the browser holds it. */
const localTime = (iso: string | null): string => {
  if (!iso) return '';
  const at = new Date(iso);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
};

/** Behind a quiet button, or behind words in a line that ask for it. */
export function PlanDialog({ view, words }: { view: ConsultancyView; words?: string }) {
  const [isOpen, setOpen] = useState(false);
  const [deadline, setDeadline] = useState(view.deadline ?? '');
  const [meeting, setMeeting] = useState(localTime(view.nextMeetingAt));
  const plan = useConsultancyWrite('plan', WORDS.saved);
  return (
    <>
      {words === undefined ? (
        <Button variant="quiet" size="sm" onClick={() => setOpen(true)}>
          <CalendarDays aria-hidden="true" />
          {WORDS.plan}
        </Button>
      ) : (
        <button type="button" className="underline tap:min-h-11" onClick={() => setOpen(true)}>
          {words}
        </button>
      )}
      <FormDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={WORDS.planTitle}
        words={{ cancel: WORDS.cancel, send: WORDS.save }}
        isSending={plan.isPending}
        onSend={() =>
          plan.mutate(
            {
              id: view.id,
              deadline: deadline || null,
              nextMeetingAt: meeting ? new Date(meeting).toISOString() : null,
            },
            { onSuccess: () => setOpen(false) },
          )
        }
      >
        <Field label={WORDS.deadline}>
          <DateInput value={deadline} onChange={(event) => setDeadline(event.target.value)} />
        </Field>
        <Field label={WORDS.meeting}>
          <TextInput type="datetime-local" value={meeting} onChange={(event) => setMeeting(event.target.value)} />
        </Field>
      </FormDialog>
    </>
  );
}
