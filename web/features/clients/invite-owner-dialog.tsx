import type { PortfolioClient } from '#domain/sharing/portfolio.ts';
import { ownerInvitation } from '#domain/sharing/takeover.ts';
import { OWNER_INVITATION as WORDS } from '#messages/sharing/takeover.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { SchemaDialog } from '#web/ui/windows/schema-dialog.tsx';
import { inviteOwner } from './api.ts';

type Props = { client: PortfolioClient; onClose: () => void };

/** The company under mandate is offered to its owner, by mail (CON-24). */
export function InviteOwnerDialog({ client, onClose }: Props) {
  const { companyId, name, contactEmail, invitedEmail } = client;
  const api = useApi();
  const form = useSchemaForm(ownerInvitation, { defaultValues: { email: invitedEmail ?? contactEmail ?? '' } });
  const { mutateAsync, isPending } = useWrite({
    mutationFn: inviteOwner(api),
    meta: { failed: WORDS.failed, changes: [KEYS.clients] },
    onSuccess: (_answer, { json }) => {
      notify('success', WORDS.sent(json.email));
      onClose();
    },
  });
  return (
    <SchemaDialog
      size="sm"
      title={WORDS.title(name)}
      description={WORDS.text}
      words={WORDS}
      isSending={isPending}
      onClose={onClose}
      form={form}
      onSubmit={(json) => mutateAsync({ companyId, json })}
    >
      <Field name="email" label={WORDS.email}>
        <TextInput type="email" autoComplete="off" />
      </Field>
    </SchemaDialog>
  );
}
