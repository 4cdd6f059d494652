import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { consultantDetails } from '#domain/accounts/registration.ts';
import { ACCOUNT } from '#domain/constants.ts';
import { REGIONS, SPECIALIZATIONS, type Sector } from '#domain/vocabulary.ts';
import { AUTH } from '#messages/accounts/auth.ts';
import { SECTOR_LABELS, SPECIALIZATION_LABELS } from '#messages/sectors.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { FormValue } from '#web/ui/fields/form-value.tsx';
import { MultiSelect } from '#web/ui/fields/multi-select.tsx';
import { NumberInput } from '#web/ui/fields/number-input.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';

type Values = z.input<typeof consultantDetails>;

const SPECIALIZATION_OPTIONS = SPECIALIZATIONS.map((value) => ({ value, label: SPECIALIZATION_LABELS[value] }));
const SECTOR_OPTIONS = (Object.keys(SECTOR_LABELS) as Sector[]).map((value) => ({
  value,
  label: SECTOR_LABELS[value],
}));
const REGION_OPTIONS = REGIONS.map((value) => ({ value, label: value }));

type Props = {
  /** What only the profile asks, each beside what it belongs to. */
  topics?: ReactNode;
  city?: ReactNode;
};

/** What a consultant says of the own work, in the registration and in the profile. Lives in the form around it. */
export function ConsultantDetailsFields({ topics, city }: Props) {
  return (
    <>
      <Field<Values> name="bio" label={AUTH.fields.bio} hint={AUTH.hints.bio}>
        <TextArea rows={4} />
      </Field>
      <FormValue<Values, 'specializations'> name="specializations">
        {(chosen) => <MultiSelect label={AUTH.fields.specializations} options={SPECIALIZATION_OPTIONS} {...chosen} />}
      </FormValue>
      <FormValue<Values, 'sectors'> name="sectors">
        {(chosen) => <MultiSelect label={AUTH.fields.sectors} options={SECTOR_OPTIONS} {...chosen} />}
      </FormValue>
      {topics}
      <div className="field-grid sm:grid-cols-2">
        <Field<Values> name="region" label={AUTH.fields.region} className={city ? undefined : 'sm:col-span-2'}>
          <Select options={REGION_OPTIONS} placeholder={AUTH.region} />
        </Field>
        {city}
        <Field<Values> name="yearsExperience" label={AUTH.fields.yearsExperience}>
          <NumberInput />
        </Field>
        <Field<Values> name="hourlyRate" label={AUTH.fields.hourlyRate}>
          <NumberInput step={ACCOUNT.hourlyRate.step} unit="€" />
        </Field>
      </div>
      <Field<Values>
        name="pricingInfo"
        label={AUTH.fields.pricingInfo}
        mark={AUTH.optionalNeutral}
        hint={AUTH.hints.pricingInfo}
      >
        <TextArea rows={2} />
      </Field>
    </>
  );
}
