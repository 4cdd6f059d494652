import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { cannedAnswer } from '#domain/support/ticket.ts';
import { SUPPORT_DESK as WORDS } from '#messages/support/desk.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { Dialog } from '#web/ui/windows/dialog.tsx';
import { answersQuery, answerWrites, type Answers } from '#web/features/support/api.ts';

const EMPTY = { title: '', text: '' };

/** The answers that the desk gives often: written once, changed here, inserted with one choice. */
export function CannedDialog({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const client = useQueryClient();
  const { data } = useQuery(answersQuery(api));
  const [editedId, setEditedId] = useState<string | null>(null);
  const form = useSchemaForm(cannedAnswer, { defaultValues: EMPTY });
  const shown = (done: string) => (fresh: Answers) => {
    client.setQueryData(answersQuery(api).queryKey, fresh);
    form.reset(EMPTY);
    setEditedId(null);
    notify('success', done);
  };
  const writes = answerWrites(api);
  const meta = { failed: WORDS.cannedFailed };
  const save = useWrite({ mutationFn: writes.save, meta, onSuccess: shown(WORDS.cannedSaved) });
  const remove = useWrite({ mutationFn: writes.remove, meta, onSuccess: shown(WORDS.cannedRemoved) });
  return (
    <Dialog
      open
      size="md"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={WORDS.manage}
      description={WORDS.manageLead}
      closeLabel={WORDS.close}
    >
      <div className="grid gap-4 pb-2">
        {data?.answers.length === 0 && <p className="text-14 text-ink-2">{WORDS.noCanned}</p>}
        <ul className="grid">
          {data?.answers.map(({ id, title, text }) => (
            <li key={id} className="flex items-start gap-2 border-b border-rule py-2 text-14">
              <div className="min-w-0 flex-1">
                <b className="wrap-anywhere">{title}</b>
                <p className="line-clamp-2 text-13 wrap-anywhere text-ink-2">{text}</p>
              </div>
              <IconButton
                label={WORDS.editCanned(title)}
                onClick={() => {
                  setEditedId(id);
                  form.reset({ title, text });
                  form.setFocus('title');
                }}
              >
                <Pencil aria-hidden="true" />
              </IconButton>
              <IconButton label={WORDS.removeCanned(title)} onClick={() => remove.mutate(id)}>
                <Trash2 aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
        <Form form={form} onSubmit={(values) => save.mutateAsync({ id: editedId, ...values })}>
          <Field name="title" label={WORDS.cannedTitle}>
            <TextInput />
          </Field>
          <Field name="text" label={WORDS.cannedText}>
            <TextArea rows={4} />
          </Field>
          <Button type="submit" variant="ink" loading={save.isPending} className="justify-self-start">
            {editedId === null ? WORDS.addCanned : WORDS.saveCanned}
          </Button>
        </Form>
      </div>
    </Dialog>
  );
}
