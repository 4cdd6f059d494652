import { set, type FieldErrors, type Resolver } from 'react-hook-form';
import { companyInput, type CompanyInput } from '#domain/companies/company-input.ts';
import { companyProblems } from '#domain/companies/company-problems.ts';
import { EMPTY_COMPANY } from '#domain/companies/company-profile.ts';
import { mergeCompany } from '#domain/companies/merge-company.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { COMPANY_PROBLEM_MESSAGES } from '#messages/companies.ts';
import { fieldMessage } from '#messages/validation.ts';
import { inputOf, type CompanyFormValues } from './form-values.ts';

/** The server's own schema and rules, in the browser: every problem at once, beside its field. */
export const companyResolver: Resolver<CompanyFormValues, unknown, CompanyInput> = (values) => {
  const parsed = companyInput.safeParse(inputOf(values));
  const errors: FieldErrors<CompanyFormValues> = {};
  const say = (path: string, message: string) => set(errors, path, { type: 'validate', message });
  if (!parsed.success) {
    for (const issue of parsed.error.issues) say(issue.path.join('.'), fieldMessage(issue));
    return { values: {}, errors };
  }
  const { companyName, roleInCompany, sector } = parsed.data;
  const company = mergeCompany({ ...EMPTY_COMPANY, companyName, roleInCompany, sector }, parsed.data);
  const problems = companyProblems(company, romeMoment(new Date()).day);
  for (const { field, problem } of problems) say(field, COMPANY_PROBLEM_MESSAGES[problem]);
  return problems.length > 0 ? { values: {}, errors } : { values: parsed.data, errors: {} };
};
