import { useEffect } from 'react';
import { useFormContext, useWatch, type FieldPath } from 'react-hook-form';
import { provinceBySigla, PROVINCES, provincesOf } from '#domain/geography/provinces.ts';
import { REGIONS, type Region } from '#domain/vocabulary.ts';
import { COMPANY_FORM } from '#messages/companies/company-form.ts';
import { SelectField, TextField } from './form-fields.tsx';
import type { CompanyFormValues } from './form-values.ts';

const REGION_OPTIONS = REGIONS.map((region) => ({ value: region, label: region }));
const { region: REGION, province: PROVINCE, city: CITY } = COMPANY_FORM.fields;

/** Region, province and town, for the legal seat or (with a prefix) for another one. */
export function PlaceFields({ prefix = '', hasHints = true }: { prefix?: string; hasHints?: boolean }) {
  const { setValue, getValues } = useFormContext<CompanyFormValues>();
  const at = (name: 'region' | 'province' | 'city') => `${prefix}${name}` as FieldPath<CompanyFormValues>;
  const region = useWatch<CompanyFormValues>({ name: at('region') }) as Region | '';
  const provinces = region === '' ? PROVINCES : provincesOf(region);
  const options = [...provinces].sort((a, b) => a.name.localeCompare(b.name, 'it'));
  const change = (name: 'region' | 'province', value: string) => setValue(at(name), value, { shouldDirty: true });

  // A draft sets both at once: the province is chosen again when the list of its region is there.
  const province = `${prefix}province` as FieldPath<CompanyFormValues>;
  useEffect(() => setValue(province, getValues(province)), [region, province, setValue, getValues]);

  /** A province says its region: nobody should have to answer twice. */
  function followProvince(sigla: string) {
    const found = provinceBySigla(sigla);
    if (found && getValues(at('region')) === '') change('region', found.region);
  }
  function followRegion(chosen: string) {
    const found = provinceBySigla(String(getValues(at('province'))));
    if (found && found.region !== chosen) change('province', '');
  }
  const hint = (words: { hint: string }) => (hasHints ? words.hint : '');
  return (
    <div className="field-grid sm:grid-cols-3">
      <SelectField
        name={at('region')}
        label={REGION.label}
        hint={hint(REGION)}
        options={REGION_OPTIONS}
        onPick={followRegion}
      />
      <SelectField
        name={at('province')}
        label={PROVINCE.label}
        hint={hint(PROVINCE)}
        options={options.map(({ sigla, name }) => ({ value: sigla, label: `${name} (${sigla})` }))}
        onPick={followProvince}
      />
      <TextField name={at('city')} label={CITY.label} hint={hint(CITY)} autoComplete="address-level2" />
    </div>
  );
}
