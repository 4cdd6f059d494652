import { useState } from 'react';
import { accountClosing, type AccountClosing } from '#domain/accounts/closing.ts';
import { AUTH } from '#messages/accounts/auth.ts';
import { SETTINGS } from '#messages/settings/settings.ts';
import { formatDate } from '#web/lib/format.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { useSessionActions } from '#web/lib/session-actions.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { Dialog } from '#web/ui/windows/dialog.tsx';
import { closeAccount } from './api.ts';

const WORDS = SETTINGS.deletion;
const FORM = 'elimina-account';

/** The danger zone: password and a typed word, then a fortnight to think again (SET-6). */
export function DeleteAccountPanel({ id, hasPassword }: { id: string; hasPassword: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <SectionPanel id={id} title={WORDS.title} className="border-no-line">
      <p className="text-14 text-pretty text-ink-2">{WORDS.warning}</p>
      {!hasPassword && <p className="mt-2 text-14 text-pretty text-ink-2">{WORDS.needsPassword}</p>}
      <Button variant="danger" className="mt-4" onClick={() => setOpen(true)}>
        {WORDS.open}
      </Button>
      <DeleteDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </SectionPanel>
  );
}

function DeleteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { signOut } = useSessionActions();
  const form = useSchemaForm(accountClosing, { defaultValues: { password: '', word: '' } });
  const close = useWrite({
    mutationFn: closeAccount(useApi()),
    meta: { failed: WORDS.failed },
    onSuccess: async ({ eraseAfter }) => {
      onClose();
      await signOut();
      notify('success', WORDS.done, { description: WORDS.doneText(formatDate(eraseAfter)) });
    },
  });
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={WORDS.question}
      description={WORDS.explained}
      closeLabel={WORDS.cancel}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {WORDS.cancel}
          </Button>
          <Button type="submit" form={FORM} variant="danger" loading={close.isPending}>
            {WORDS.confirm}
          </Button>
        </>
      }
    >
      <Form id={FORM} form={form} onSubmit={(values) => close.mutateAsync(values)} className="grid gap-4 pb-2">
        <Field<AccountClosing> name="password" label={WORDS.password}>
          <PasswordInput autoComplete="current-password" showLabel={AUTH.showPassword} hideLabel={AUTH.hidePassword} />
        </Field>
        <Field<AccountClosing> name="word" label={WORDS.word} required>
          <TextInput autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        </Field>
      </Form>
    </Dialog>
  );
}
