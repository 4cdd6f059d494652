import {
  consultantProfileForm,
  type ConsultantProfileForm as Values,
  type ConsultantProfileView,
} from '#domain/consultants/consultant-profile.ts';
import { MARKETPLACE } from '#domain/constants.ts';
import { CONSULTANT_PROFILE as WORDS } from '#messages/consultants/profile.ts';
import { UNSAVED_TEXT } from '#messages/shell/unsaved-text.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { FormValue } from '#web/ui/fields/form-value.tsx';
import { MultiSelect } from '#web/ui/fields/multi-select.tsx';
import { SavingForm } from '#web/ui/fields/saving-form.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { ConsultantDetailsFields } from './consultant-details-fields.tsx';
import { MarketplaceFields } from './marketplace-fields.tsx';
import { useChangeProfile } from './use-change-profile.ts';

const TOPICS = MARKETPLACE.topics.map((value) => ({ value, label: value }));
const { save, cancel } = WORDS;

type Props = { profile: ConsultantProfileView; onDone: () => void };

export function ConsultantProfileForm({ profile, onDone }: Props) {
  const { bio, specializations, sectors, topics, region, yearsExperience, hourlyRate } = profile;
  const form = useSchemaForm(consultantProfileForm, {
    defaultValues: {
      ...{ bio, specializations, sectors, topics, region, yearsExperience, hourlyRate },
      city: profile.city ?? '',
      title: profile.title ?? '',
      register: profile.register ?? '',
      vatNumber: profile.vatNumber ?? '',
      languages: profile.languages,
      certifications: profile.certifications,
      projectRate: profile.projectRate,
      successPercent: profile.successPercent,
      successCap: profile.successCap,
      taxRegime: profile.taxRegime,
      freeSlots: profile.freeSlots,
      freeUntil: profile.freeUntil,
      insuredUntil: profile.insuredUntil,
      callDays: profile.callDays,
      callTimes: profile.callTimes,
      pricingInfo: profile.pricingInfo ?? '',
    },
  });
  return (
    <SavingForm
      form={form}
      save={useChangeProfile().mutateAsync}
      onDone={onDone}
      words={{ save, cancel, leave: UNSAVED_TEXT }}
    >
      {profile.isApproved && <p className="max-w-[65ch] text-14 text-ink-2">{WORDS.changes.before}</p>}
      <ConsultantDetailsFields
        topics={
          <FormValue<Values, 'topics'> name="topics">
            {(topics) => <MultiSelect label={WORDS.topics} hint={WORDS.topicsHint} options={TOPICS} {...topics} />}
          </FormValue>
        }
        city={
          <Field<Values> name="city" label={WORDS.city} mark={WORDS.optional}>
            <TextInput autoComplete="address-level2" />
          </Field>
        }
      />
      <MarketplaceFields />
    </SavingForm>
  );
}
