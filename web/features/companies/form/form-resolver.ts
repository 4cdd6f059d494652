import { set, type FieldErrors, type Resolver } from 'react-hook-form';
import { companyInput, type CompanyInput } from '#domain/companies/company-input.ts';
import { companyProblems } from '#domain/companies/company-problems.ts';
import { EMPTY_COMPANY } from '#domain/companies/company-profile.ts';
import { mergeCompany } from '#domain/companies/merge-company.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { COMPANY_PROBLEM_MESSAGES } from '#messages/companies/companies.ts';
import { fieldMessage } from '#messages/validation.ts';
import { inputOf, type CompanyFormValues } from './form-values.ts';

/** The server's own schema and rules, in the browser: every problem at once, beside its field. */
export const companyResolver: Resolver<CompanyFormValues, unknown, CompanyInput> = (values) => {
  const input = inputOf(values);
  const parsed = companyInput.safeParse(input);
  const issues = parsed.error?.issues ?? [];
  const problems = problemsOf(input, new Set(issues.map((issue) => issue.path[0])));
  if (parsed.success && problems.length === 0) return { values: parsed.data, errors: {} };
  const errors: FieldErrors<CompanyFormValues> = {};
  const say = (path: string, message: string) => set(errors, path, { type: 'validate', message });
  for (const { field, problem } of problems) say(field, COMPANY_PROBLEM_MESSAGES[problem]);
  for (const issue of issues) say(issue.path.join('.'), fieldMessage(issue));
  return { values: {}, errors };
};

/** The rules read only what the schema accepts: a field is refused for one reason at a time. */
function problemsOf(input: CompanyInput, refused: ReadonlySet<PropertyKey | undefined>) {
  const accepted = Object.fromEntries(Object.entries(input).filter(([name]) => !refused.has(name)));
  const { companyName, roleInCompany, sector } = input;
  const company = mergeCompany({ ...EMPTY_COMPANY, companyName, roleInCompany, sector }, accepted);
  return companyProblems(company, romeMoment(new Date()).day);
}
