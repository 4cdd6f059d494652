import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { ticketPath } from '#domain/paths.ts';
import { ticketInput } from '#domain/support/ticket.ts';
import { SUPPORT } from '#messages/support/tickets.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { Dialog } from '#web/ui/windows/dialog.tsx';
import { sendTicket, ticketsQuery } from './api.ts';

const WORDS = SUPPORT.chat;
const FORM = 'chat-assistenza';

/** The first word to the desk while somebody is there; it goes on in a conversation that stays (SUP-5). */
export function DeskChat() {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const api = useApi();
  const client = useQueryClient();
  const router = useRouter();
  const form = useSchemaForm(ticketInput.pick({ description: true }), { defaultValues: { description: '' } });
  const start = useWrite({
    mutationFn: (description: string) =>
      sendTicket({ subject: WORDS.subject(description), description, priority: 'media' }, null, () => {}),
    meta: { failed: WORDS.failed },
    onSuccess: async ({ createdId, ...list }) => {
      client.setQueryData(ticketsQuery(api).queryKey, list);
      await router.navigate({ href: ticketPath(createdId) });
    },
  });
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button size="sm">{WORDS.action}</Button>}
      title={WORDS.title}
      closeLabel={WORDS.close}
      firstFocus={box}
      footer={
        <Button type="submit" form={FORM} variant="filo" loading={start.isPending}>
          {WORDS.send}
        </Button>
      }
    >
      <Form form={form} id={FORM} onSubmit={({ description }) => start.mutateAsync(description)}>
        <Field name="description" label={WORDS.first}>
          <TextArea ref={box} rows={4} />
        </Field>
      </Form>
    </Dialog>
  );
}
