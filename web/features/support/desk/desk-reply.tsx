import { useQuery } from '@tanstack/react-query';
import { deskAnswer, ticketMessage } from '#domain/support/ticket.ts';
import { SUPPORT_DESK as WORDS } from '#messages/support/desk.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { Tabs } from '#web/ui/layout/tabs.tsx';
import { answersQuery } from '#web/features/support/api.ts';
import { useKeptDraft } from '#web/features/support/use-kept-draft.ts';
import { useDeskWrites } from './use-desk-writes.ts';

/** An answer for the person, or a note for colleagues: two boxes, so that one is never sent as the other. */
export function DeskReply({ ticketId }: { ticketId: string }) {
  return (
    <Panel>
      <Tabs
        inPanel
        label={WORDS.writing}
        tabs={[
          { value: 'risposta', label: WORDS.answerTab, content: <AnswerForm ticketId={ticketId} /> },
          { value: 'nota', label: WORDS.noteTab, content: <NoteForm ticketId={ticketId} /> },
        ]}
      />
    </Panel>
  );
}

function AnswerForm({ ticketId }: { ticketId: string }) {
  const { answer } = useDeskWrites(ticketId);
  const { data } = useQuery(answersQuery(useApi()));
  const form = useSchemaForm(deskAnswer, { defaultValues: { text: '', resolves: false } });
  const draft = useKeptDraft(form, `bandolo.desk.${ticketId}`);
  const canned = data?.answers ?? [];
  /** After what is already written, never in its place. */
  function insert(id: string) {
    const found = canned.find((each) => each.id === id);
    if (!found) return;
    const written = form.getValues('text').trimEnd();
    form.setValue('text', written ? `${written}\n\n${found.text}` : found.text, { shouldDirty: true });
    form.setFocus('text');
  }
  return (
    <Form
      form={form}
      className="grid gap-4 p-4"
      onSubmit={async (values) => {
        await answer.mutateAsync(values);
        form.reset({ text: '', resolves: false });
        draft.forget();
      }}
    >
      {canned.length > 0 && (
        <Field label={WORDS.canned} className="max-w-80">
          <Select
            size="sm"
            value=""
            placeholder="…"
            options={canned.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={(event) => insert(event.target.value)}
          />
        </Field>
      )}
      <Field name="text" label={WORDS.answer} hint={WORDS.answerHint}>
        <TextArea rows={5} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="filo"
          loading={answer.isPending}
          onClick={() => form.setValue('resolves', false)}
        >
          {WORDS.send}
        </Button>
        <Button type="submit" disabled={answer.isPending} onClick={() => form.setValue('resolves', true)}>
          {WORDS.sendAndResolve}
        </Button>
      </div>
    </Form>
  );
}

function NoteForm({ ticketId }: { ticketId: string }) {
  const { note } = useDeskWrites(ticketId);
  const form = useSchemaForm(ticketMessage, { defaultValues: { text: '' } });
  const draft = useKeptDraft(form, `bandolo.desk.nota.${ticketId}`);
  return (
    <Form
      form={form}
      className="grid gap-4 p-4"
      onSubmit={async ({ text }) => {
        await note.mutateAsync(text);
        form.reset({ text: '' });
        draft.forget();
      }}
    >
      <Field name="text" label={WORDS.note} hint={WORDS.noteHint}>
        <TextArea rows={4} />
      </Field>
      <Button type="submit" variant="ink" loading={note.isPending} className="justify-self-start">
        {WORDS.addNote}
      </Button>
    </Form>
  );
}
