import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import {
  consultantProfileForm,
  type ConsultantProfileForm as Values,
  type ConsultantProfileView,
} from '#domain/consultants/consultant-profile.ts';
import { MARKETPLACE } from '#domain/constants.ts';
import { CONSULTANT_PROFILE as WORDS } from '#messages/consultants/profile.ts';
import { PROFILE_TOASTS } from '#messages/profile/profile.ts';
import { UNSAVED_TEXT } from '#messages/shell/unsaved-text.ts';
import { italianErrors } from '#web/lib/form-errors.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { MultiSelect } from '#web/ui/fields/multi-select.tsx';
import { SavingForm } from '#web/ui/fields/saving-form.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { ConsultantDetailsFields } from './consultant-details-fields.tsx';

const TOPICS = MARKETPLACE.topics.map((value) => ({ value, label: value }));
const { save, cancel } = WORDS;

type Props = { profile: ConsultantProfileView; onSave: (values: Values) => Promise<void>; onDone: () => void };

export function ConsultantProfileForm({ profile, onSave, onDone }: Props) {
  const { bio, specializations, sectors, topics, region, yearsExperience, hourlyRate } = profile;
  const form = useForm<Values>({
    defaultValues: {
      ...{ bio, specializations, sectors, topics, region, yearsExperience, hourlyRate },
      city: profile.city ?? '',
      pricingInfo: profile.pricingInfo ?? '',
    },
    resolver: zodResolver(consultantProfileForm, italianErrors),
  });
  const { errors } = form.formState;
  return (
    <SavingForm
      form={form}
      save={onSave}
      onDone={onDone}
      words={{ save, cancel, ...PROFILE_TOASTS, leave: UNSAVED_TEXT }}
    >
      <ConsultantDetailsFields
        topics={
          <Controller
            control={form.control}
            name="topics"
            render={({ field }) => (
              <MultiSelect
                label={WORDS.topics}
                hint={WORDS.topicsHint}
                options={TOPICS}
                value={field.value}
                onChange={field.onChange}
                error={errors.topics?.message}
              />
            )}
          />
        }
        city={
          <Field label={WORDS.city} mark={WORDS.optional} error={errors.city?.message}>
            <TextInput autoComplete="address-level2" {...form.register('city')} />
          </Field>
        }
      />
    </SavingForm>
  );
}
