import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import type { consultantDetails } from '#domain/accounts/registration.ts';
import { ACCOUNT } from '#domain/constants.ts';
import { REGIONS, SPECIALIZATIONS, type Sector } from '#domain/vocabulary.ts';
import { AUTH } from '#messages/accounts/auth.ts';
import { SECTOR_LABELS, SPECIALIZATION_LABELS } from '#messages/sectors.ts';
import { Field } from '#web/ui/fields/field.tsx';
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
  const { register, control, formState } = useFormContext<Values>();
  const { errors } = formState;
  return (
    <>
      <Field label={AUTH.fields.bio} required hint={AUTH.hints.bio} error={errors.bio?.message}>
        <TextArea rows={4} {...register('bio')} />
      </Field>
      <Controller
        control={control}
        name="specializations"
        render={({ field }) => (
          <MultiSelect
            label={AUTH.fields.specializations}
            options={SPECIALIZATION_OPTIONS}
            value={field.value}
            onChange={field.onChange}
            error={errors.specializations?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="sectors"
        render={({ field }) => (
          <MultiSelect
            label={AUTH.fields.sectors}
            options={SECTOR_OPTIONS}
            value={field.value}
            onChange={field.onChange}
            error={errors.sectors?.message}
          />
        )}
      />
      {topics}
      <div className="field-grid sm:grid-cols-2">
        <Field
          label={AUTH.fields.region}
          required
          error={errors.region?.message}
          className={city ? undefined : 'sm:col-span-2'}
        >
          <Select options={REGION_OPTIONS} placeholder={AUTH.region} {...register('region')} />
        </Field>
        {city}
        <Field label={AUTH.fields.yearsExperience} required error={errors.yearsExperience?.message}>
          <NumberInput
            min={ACCOUNT.yearsExperience.min}
            max={ACCOUNT.yearsExperience.max}
            {...register('yearsExperience', { setValueAs: numberOf })}
          />
        </Field>
        <Field label={AUTH.fields.hourlyRate} required error={errors.hourlyRate?.message}>
          <NumberInput
            min={ACCOUNT.hourlyRate.min}
            step={ACCOUNT.hourlyRate.step}
            unit="€"
            {...register('hourlyRate', { setValueAs: numberOf })}
          />
        </Field>
      </div>
      <Field
        label={AUTH.fields.pricingInfo}
        mark={AUTH.optionalNeutral}
        hint={AUTH.hints.pricingInfo}
        error={errors.pricingInfo?.message}
      >
        <TextArea rows={2} {...register('pricingInfo')} />
      </Field>
    </>
  );
}

/** Empty is missing, not zero. */
const numberOf = (value: unknown): number | undefined => (value === '' || value == null ? undefined : Number(value));
