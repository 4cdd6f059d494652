import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { z } from 'zod';
import { ticketPath } from '#domain/paths.ts';
import { TICKET_PRIORITIES } from '#domain/support/priorities.ts';
import { ticketInput, type TicketInput } from '#domain/support/ticket.ts';
import { PRIORITY_LABELS, SUPPORT } from '#messages/support/tickets.ts';
import { failureFields } from '#web/lib/failure.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { sendTicket, ticketsQuery } from './api.ts';
import { AttachmentField } from './attachment-field.tsx';
import { useKeptDraft } from './use-kept-draft.ts';

const WORDS = SUPPORT.form;
const EMPTY: z.input<typeof ticketInput> = { subject: '', description: '', priority: 'media' };
const PRIORITIES = TICKET_PRIORITIES.map((value) => ({ value, label: PRIORITY_LABELS[value] }));
const DRAFT_KEY = 'bandolo.ticket';

/** Subject, description, priority, one attachment; what is typed stays until it has arrived. */
export function TicketForm() {
  const api = useApi();
  const client = useQueryClient();
  const router = useRouter();
  const [file, setFile] = useState<File | null>(null);
  const [fileError, setFileError] = useState<string>();
  const [percent, setPercent] = useState<number | null>(null);
  const form = useSchemaForm(ticketInput, { defaultValues: EMPTY });
  const draft = useKeptDraft(form, DRAFT_KEY);
  const send = useWrite({
    mutationFn: (input: TicketInput) => sendTicket(input, file, setPercent),
    meta: { failed: WORDS.failed },
    onSuccess: ({ createdId, ...list }) => {
      client.setQueryData(ticketsQuery(api).queryKey, list);
      form.reset(EMPTY);
      draft.forget();
      setFile(null);
      const action = {
        label: SUPPORT.contactsOpen,
        onPress: () => void router.navigate({ href: ticketPath(createdId) }),
      };
      notify('success', WORDS.sent, { description: WORDS.sentText, action });
    },
    onError: (error) => setFileError(failureFields(error).files),
    onSettled: () => setPercent(null),
  });
  return (
    <SectionPanel title={WORDS.title} className="scroll-mt-20">
      <Form
        form={form}
        id="nuovo-ticket"
        onSubmit={(input) => {
          setFileError(undefined);
          return send.mutateAsync(input);
        }}
      >
        {draft.isTakenUp && <InlineAlert tone="info">{WORDS.draft}</InlineAlert>}
        <Field name="subject" label={WORDS.subject}>
          <TextInput />
        </Field>
        <Field name="description" label={WORDS.description} hint={WORDS.descriptionHint}>
          <TextArea rows={6} />
        </Field>
        <Field name="priority" label={WORDS.priority} hint={WORDS.priorityHint} className="max-w-60">
          <Select options={PRIORITIES} />
        </Field>
        <AttachmentField file={file} onFile={setFile} error={fileError} percent={percent} />
        <Button type="submit" variant="filo" loading={send.isPending} className="justify-self-start">
          {WORDS.send}
        </Button>
      </Form>
    </SectionPanel>
  );
}
