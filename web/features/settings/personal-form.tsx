import { useQueryClient } from '@tanstack/react-query';
import { personalSettings, type PersonalSettings } from '#domain/profile/personal-settings.ts';
import { SETTINGS } from '#messages/settings/settings.ts';
import { UNSAVED_TEXT } from '#messages/shell/unsaved-text.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { useSessionActions } from '#web/lib/session-actions.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { LeaveDialog } from '#web/ui/windows/leave-dialog.tsx';
import { saveSettings, type Settings } from './api.ts';

const WORDS = SETTINGS.personal;

/** Names, telephone and the active company's name (SET-2); all of them are shown elsewhere too. */
export function PersonalForm({ settings }: { settings: Settings }) {
  const client = useQueryClient();
  const { sessionChanged } = useSessionActions();
  const form = useSchemaForm(personalSettings, { defaultValues: valuesOf(settings) });
  const { isSubmitting, isDirty } = form.formState;
  const save = useWrite({
    mutationFn: saveSettings(useApi()),
    meta: { failed: WORDS.failed, changes: [KEYS.profile, KEYS.companies, KEYS.dashboard] },
    onSuccess: async (saved) => {
      client.setQueryData(KEYS.settings, saved);
      form.reset(valuesOf(saved));
      await sessionChanged();
      notify('success', WORDS.done, { description: WORDS.doneText });
    },
  });
  return (
    <>
      <Form form={form} onSubmit={(values) => save.mutateAsync(values)}>
        <div className="field-grid sm:grid-cols-2">
          <Field<PersonalSettings> name="firstName" label={WORDS.firstName}>
            <TextInput autoComplete="given-name" />
          </Field>
          <Field<PersonalSettings> name="lastName" label={WORDS.lastName}>
            <TextInput autoComplete="family-name" />
          </Field>
          <Field<PersonalSettings> name="phone" label={WORDS.phone}>
            <TextInput type="tel" inputMode="tel" autoComplete="tel" />
          </Field>
          {settings.company && (
            <Field<PersonalSettings> name="companyName" label={WORDS.company} hint={WORDS.companyHint} required>
              <TextInput autoComplete="organization" />
            </Field>
          )}
        </div>
        <Button type="submit" variant="ink" loading={isSubmitting} className="justify-self-start">
          {WORDS.save}
        </Button>
      </Form>
      <LeaveDialog hasUnsavedText={isDirty && !isSubmitting} words={UNSAVED_TEXT} />
    </>
  );
}

const valuesOf = ({ person: { firstName, lastName, phone }, company }: Settings): PersonalSettings => ({
  firstName,
  lastName,
  phone,
  ...(company ? { companyName: company.companyName } : {}),
});
