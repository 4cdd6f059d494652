import { personalData, type PersonalData } from '#domain/profile/personal-data.ts';
import { PROFILE } from '#messages/profile/profile.ts';
import { UNSAVED_TEXT } from '#messages/shell/unsaved-text.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { SavingForm } from '#web/ui/fields/saving-form.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import type { Profile } from './api.ts';
import { useSavePersonalData } from './use-save-personal-data.ts';

const WORDS = PROFILE.personal;
const { save, cancel } = WORDS;

/** The e-mail is shown and cannot be edited (PRF-3). */
export function PersonalDataForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const form = useSchemaForm(personalData, {
    defaultValues: { firstName: profile.firstName, lastName: profile.lastName },
  });
  return (
    <SavingForm
      form={form}
      save={useSavePersonalData().mutateAsync}
      onDone={onDone}
      words={{ save, cancel, leave: UNSAVED_TEXT }}
    >
      <div className="field-grid sm:grid-cols-2">
        <Field<PersonalData> name="firstName" label={WORDS.firstName}>
          <TextInput autoComplete="given-name" />
        </Field>
        <Field<PersonalData> name="lastName" label={WORDS.lastName}>
          <TextInput autoComplete="family-name" />
        </Field>
        <Field label={WORDS.email} hint={WORDS.emailHint} className="sm:col-span-2">
          <TextInput type="email" readOnly value={profile.email} />
        </Field>
      </div>
    </SavingForm>
  );
}
