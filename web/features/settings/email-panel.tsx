import { emailChange, type EmailChange } from '#domain/accounts/email-change.ts';
import { AUTH } from '#messages/accounts/auth.ts';
import { SETTINGS } from '#messages/settings/settings.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { EditablePanel } from '#web/ui/layout/editable-panel.tsx';
import { askEmailChange } from './api.ts';

const WORDS = SETTINGS.email;

/** The address that one enters with: it changes when the new one has answered (SET-8). */
export function EmailPanel({ id, email }: { id: string; email: string }) {
  return (
    <EditablePanel
      id={id}
      title={WORDS.title}
      description={WORDS.text}
      editLabel={WORDS.edit}
      form={(done) => <EmailForm onDone={done} />}
    >
      <p className="font-medium wrap-anywhere">{email}</p>
    </EditablePanel>
  );
}

function EmailForm({ onDone }: { onDone: () => void }) {
  const form = useSchemaForm(emailChange, { defaultValues: { email: '', password: '' } });
  const ask = useWrite({
    mutationFn: askEmailChange(useApi()),
    meta: { failed: WORDS.failed },
    onSuccess: (_answer, { email }) => {
      onDone();
      notify('success', WORDS.sent, { description: WORDS.sentText(email) });
    },
  });
  return (
    <Form form={form} onSubmit={(values) => ask.mutateAsync(values)}>
      <Field<EmailChange> name="email" label={WORDS.next}>
        <TextInput type="email" inputMode="email" autoComplete="email" />
      </Field>
      <Field<EmailChange> name="password" label={WORDS.password}>
        <PasswordInput autoComplete="current-password" showLabel={AUTH.showPassword} hideLabel={AUTH.hidePassword} />
      </Field>
      <div className="flex justify-end gap-2">
        <Button variant="quiet" onClick={onDone}>
          {WORDS.cancel}
        </Button>
        <Button type="submit" variant="ink" loading={form.formState.isSubmitting}>
          {WORDS.send}
        </Button>
      </div>
    </Form>
  );
}
