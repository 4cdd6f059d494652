import { useMutation } from '@tanstack/react-query';
import type { PortfolioClient } from '#domain/sharing/portfolio.ts';
import { ownerInvitation } from '#domain/sharing/takeover.ts';
import { OWNER_INVITATION as WORDS } from '#messages/sharing/takeover.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { Dialog } from '#web/ui/windows/dialog.tsx';
import { inviteOwner } from './api.ts';

const FORM = 'invito-titolare';
type Props = { client: PortfolioClient; onClose: () => void };

/** The company under mandate is offered to its owner, by mail (CON-24). */
export function InviteOwnerDialog({ client, onClose }: Props) {
  const { companyId, name, contactEmail, invitedEmail } = client;
  const api = useApi();
  const form = useSchemaForm(ownerInvitation, { defaultValues: { email: invitedEmail ?? contactEmail ?? '' } });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: inviteOwner(api),
    meta: { failed: WORDS.failed, changes: [KEYS.clients] },
    onSuccess: (_answer, { json }) => {
      notify('success', WORDS.sent(json.email));
      onClose();
    },
  });
  return (
    <Dialog
      size="sm"
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={WORDS.title(name)}
      description={WORDS.text}
      closeLabel={WORDS.cancel}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {WORDS.cancel}
          </Button>
          <Button type="submit" form={FORM} variant="filo" loading={isPending}>
            {WORDS.send}
          </Button>
        </>
      }
    >
      <Form form={form} id={FORM} onSubmit={(json) => mutateAsync({ companyId, json })}>
        <Field name="email" label={WORDS.email}>
          <TextInput type="email" autoComplete="off" />
        </Field>
      </Form>
    </Dialog>
  );
}
