import { useWatch } from 'react-hook-form';
import { companyCompleteness } from '#domain/companies/company-facts.ts';
import { EMPTY_COMPANY } from '#domain/companies/company-profile.ts';
import type { Completeness } from '#domain/companies/completeness.ts';
import { mergeCompany } from '#domain/companies/merge-company.ts';
import { inputOf, type CompanyFormValues } from './form-values.ts';

/** The meter while one writes: each answer moves it at once. */
export function useLiveCompleteness(): Completeness {
  const input = inputOf(useWatch<CompanyFormValues>() as CompanyFormValues);
  const { companyName, roleInCompany, sector } = input;
  return companyCompleteness(mergeCompany({ ...EMPTY_COMPANY, companyName, roleInCompany, sector }, input));
}
