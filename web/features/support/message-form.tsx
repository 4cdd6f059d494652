import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ticketMessage } from '#domain/support/ticket.ts';
import { SUPPORT } from '#messages/support/tickets.ts';
import { failureFields } from '#web/lib/failure.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { Panel } from '#web/ui/layout/panel.tsx';
import { sendMessage, ticketQuery, type Ticket } from './api.ts';
import { AttachmentField } from './attachment-field.tsx';
import { useKeptDraft } from './use-kept-draft.ts';

const WORDS = SUPPORT.conversation;

/** The next word; in a resolved ticket it opens it again. */
export function MessageForm({ ticket: { id, status } }: { ticket: Ticket }) {
  const api = useApi();
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [fileError, setFileError] = useState<string>();
  const [percent, setPercent] = useState<number | null>(null);
  const form = useSchemaForm(ticketMessage, { defaultValues: { text: '' } });
  const draft = useKeptDraft(form, `bandolo.ticket.${id}`);
  const isResolved = status === 'risolto';
  const send = useWrite({
    mutationFn: (text: string) => sendMessage(id, text, file, setPercent),
    meta: { failed: WORDS.failed, changes: [[...KEYS.tickets, 'list']] },
    onSuccess: (answer) => {
      client.setQueryData(ticketQuery(api, id).queryKey, answer);
      form.reset({ text: '' });
      draft.forget();
      setFile(null);
      notify('success', isResolved ? WORDS.reopened : WORDS.sent);
    },
    onError: (error) => setFileError(failureFields(error).files),
    onSettled: () => setPercent(null),
  });
  return (
    <Panel className="p-4">
      <Form
        form={form}
        onSubmit={({ text }) => {
          setFileError(undefined);
          return send.mutateAsync(text);
        }}
      >
        <Field name="text" label={isResolved ? WORDS.reopen : WORDS.write}>
          <TextArea rows={4} />
        </Field>
        <AttachmentField file={file} onFile={setFile} error={fileError} percent={percent} />
        <Button
          type="submit"
          variant={isResolved ? 'ink' : 'filo'}
          loading={send.isPending}
          className="justify-self-start"
        >
          {isResolved ? WORDS.reopenAndSend : WORDS.send}
        </Button>
      </Form>
    </Panel>
  );
}
