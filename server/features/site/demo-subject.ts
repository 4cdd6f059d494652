import { companyInput } from '#domain/companies/company-input.ts';
import { EMPTY_COMPANY, type CompanyFields } from '#domain/companies/company-profile.ts';
import { mergeCompany } from '#domain/companies/merge-company.ts';
import { projectFields } from '#domain/projects/project.ts';
import { DEMO_COMPANY, DEMO_PROJECT } from '#messages/site/demo-company.ts';

const input = companyInput.parse({
  ...DEMO_COMPANY,
  sector: 'manufacturing',
  legalForm: 'srl',
  city: 'Padova',
  province: 'PD',
  region: 'Veneto',
  employees: '11-25',
  employeesExact: 18,
  revenue: '1m-5m',
  revenueExact: 2_400_000,
  balanceExact: 1_900_000,
  foundedOn: '2011-04-18',
  ein: '03512340286',
  hasGroup: false,
});
const { companyName, roleInCompany, sector } = input;

/** The company of the public demo: invented, the same for everybody, stored nowhere. */
export const SAMPLE_COMPANY: CompanyFields = mergeCompany(
  { ...EMPTY_COMPANY, companyName, roleInCompany, sector },
  input,
);

export const SAMPLE_PROJECT = projectFields.parse({ ...DEMO_PROJECT, spend: 80_000, region: 'Veneto' });
