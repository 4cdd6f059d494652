import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { personalData, type PersonalData } from '#domain/profile/personal-data.ts';
import { PROFILE, PROFILE_TOASTS } from '#messages/profile/profile.ts';
import { UNSAVED_TEXT } from '#messages/shell/unsaved-text.ts';
import { italianErrors } from '#web/lib/form-errors.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { SavingForm } from '#web/ui/fields/saving-form.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useProfile, type Profile } from './use-profile.ts';

const WORDS = PROFILE.personal;
const { save, cancel } = WORDS;

/** The e-mail is shown and cannot be edited (spec §2). */
export function PersonalDataForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const form = useForm<PersonalData>({
    defaultValues: { firstName: profile.firstName, lastName: profile.lastName },
    resolver: zodResolver(personalData, italianErrors),
  });
  const { errors } = form.formState;
  return (
    <SavingForm
      form={form}
      save={useProfile().save}
      onDone={onDone}
      words={{ save, cancel, ...PROFILE_TOASTS, leave: UNSAVED_TEXT }}
    >
      <div className="field-grid sm:grid-cols-2">
        <Field label={WORDS.firstName} required error={errors.firstName?.message}>
          <TextInput autoComplete="given-name" {...form.register('firstName')} />
        </Field>
        <Field label={WORDS.lastName} required error={errors.lastName?.message}>
          <TextInput autoComplete="family-name" {...form.register('lastName')} />
        </Field>
        <Field label={WORDS.email} hint={WORDS.emailHint} className="sm:col-span-2">
          <TextInput type="email" readOnly value={profile.email} />
        </Field>
      </div>
    </SavingForm>
  );
}
