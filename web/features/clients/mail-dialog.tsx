import { clientMailInput, type ClientMailInput, type ClientStanding } from '#domain/sharing/who-can.ts';
import { WHO_CAN as WORDS } from '#messages/sharing/who-can.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { SchemaDialog } from '#web/ui/windows/schema-dialog.tsx';
import { mailClients } from './api.ts';

type Props = {
  grant: { id: string; name: string };
  clients: readonly ClientStanding[];
  onClose: () => void;
  onSent?: () => void;
};

/** The same words to each of the chosen clients, each in a mail of their own. */
export function MailDialog({ grant, clients, onClose, onSent }: Props) {
  const companyIds = clients.map(({ companyId }) => companyId);
  const propose = clients.every(({ cells: [cell] }) => cell?.verdict === 'ammissibile')
    ? WORDS.proposal
    : WORDS.openProposal;
  const form = useSchemaForm(clientMailInput, { defaultValues: { companyIds, text: propose(grant.name) } });
  const api = useApi();
  const { mutateAsync, isPending } = useWrite({
    mutationFn: (json: ClientMailInput) => mailClients(api)({ grantId: grant.id, json }),
    meta: { failed: WORDS.failed, changes: [KEYS.consultantDay] },
    onSuccess: ({ sent }) => {
      notify('success', WORDS.sent(sent.length));
      onSent?.();
      onClose();
    },
  });
  return (
    <SchemaDialog
      size="md"
      title={WORDS.write(clients.length)}
      description={`${grant.name}. ${WORDS.to(clients.map(({ name }) => name))}`}
      words={WORDS}
      isSending={isPending}
      onClose={onClose}
      form={form}
      onSubmit={(values) => mutateAsync(values)}
    >
      <Field name="text" label={WORDS.text} hint={WORDS.hint}>
        <TextArea rows={7} />
      </Field>
    </SchemaDialog>
  );
}
