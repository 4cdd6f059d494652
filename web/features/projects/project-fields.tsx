import { useFormContext, useWatch } from 'react-hook-form';
import { provinceBySigla, PROVINCES, provincesOf } from '#domain/geography/provinces.ts';
import { REGIONS, type Region } from '#domain/vocabulary.ts';
import { PROJECT_FORM } from '#messages/projects/screens.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { DateInput } from '#web/ui/fields/date-input.tsx';
import { MoneyInput } from '#web/ui/fields/money-input.tsx';
import { NumberInput } from '#web/ui/fields/number-input.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import type { ProjectFormValues } from './form-values.ts';

const { fields: WORDS, answers, unknown } = PROJECT_FORM;
const REGION_OPTIONS = REGIONS.map((value) => ({ value, label: value }));
const YES_NO = [
  { value: 'si', label: answers.si },
  { value: 'no', label: answers.no },
];

/** The boxes of a project, one group per chip: its page shows all, an opened chip its own. */
export const WhatFields = () => (
  <>
    <Field<ProjectFormValues> name="title" {...WORDS.title}>
      <TextInput autoComplete="off" />
    </Field>
    <Field<ProjectFormValues> name="description" {...WORDS.description}>
      <TextArea rows={3} />
    </Field>
  </>
);

export const SpendField = () => (
  <Field<ProjectFormValues> name="spend" {...WORDS.spend}>
    <MoneyInput />
  </Field>
);

export function PlaceFields() {
  const { setValue, getValues } = useFormContext<ProjectFormValues>();
  const region = useWatch<ProjectFormValues, 'region'>({ name: 'region' }) as Region | '';
  const provinces = [...(region === '' ? PROVINCES : provincesOf(region))].sort((a, b) =>
    a.name.localeCompare(b.name, 'it'),
  );
  const change = (name: 'region' | 'province', value: string) => setValue(name, value, { shouldDirty: true });
  return (
    <>
      <Field<ProjectFormValues> name="region" {...WORDS.region}>
        <Select
          options={REGION_OPTIONS}
          placeholder={unknown}
          onChange={({ target }) => {
            const known = provinceBySigla(getValues('province'));
            if (known && known.region !== target.value) change('province', '');
          }}
        />
      </Field>
      <Field<ProjectFormValues> name="province" {...WORDS.province}>
        <Select
          options={provinces.map(({ sigla, name }) => ({ value: sigla, label: `${name} (${sigla})` }))}
          placeholder={unknown}
          onChange={({ target }) => {
            const known = provinceBySigla(target.value);
            if (known && getValues('region') === '') change('region', known.region);
          }}
        />
      </Field>
      <Field<ProjectFormValues> name="city" {...WORDS.city}>
        <TextInput autoComplete="off" />
      </Field>
    </>
  );
}

export const WhenFields = () => (
  <>
    <Field<ProjectFormValues> name="startsOn" {...WORDS.startsOn}>
      <DateInput />
    </Field>
    <Field<ProjectFormValues> name="endsOn" {...WORDS.endsOn}>
      <DateInput />
    </Field>
  </>
);

export const OrderedField = () => (
  <Field<ProjectFormValues> name="ordered" {...WORDS.ordered}>
    <Select options={YES_NO} placeholder={unknown} />
  </Field>
);

export const HiresField = () => (
  <Field<ProjectFormValues> name="hires" {...WORDS.hires}>
    <NumberInput step={1} />
  </Field>
);
