import { provinceBySigla } from '#domain/geography/provinces.ts';
import { yearOf, type Day } from '#domain/rules/day.ts';
import { normaliseAtecoCode } from './ateco-code.ts';
import type { CompanyFields } from './company-profile.ts';
import { pecProblem, sdiCodeProblem } from './digital-address.ts';
import { taxCodeProblem } from './tax-code.ts';
import { vatNumberProblem } from './vat-number.ts';

/** Why a company cannot be saved as it is; words in messages/companies.ts. */
export type CompanyProblem =
  | 'vat_format'
  | 'vat_zeros'
  | 'vat_checksum'
  | 'tax_code_format'
  | 'tax_code_checksum'
  | 'tax_code_date'
  | 'pec_format'
  | 'pec_ordinary_mail'
  | 'sdi_format'
  | 'email_format'
  | 'url_format'
  | 'ateco_format'
  | 'province_unknown'
  | 'province_other_region'
  | 'founded_in_future'
  | 'founded_years_differ'
  | 'shares_over_hundred';
type CompanyFieldProblem = { field: string; problem: CompanyProblem };

/** Everything that is wrong at once, so that the form can show it all beside the fields. */
export function companyProblems(company: CompanyFields, today: Day): CompanyFieldProblem[] {
  const found: CompanyFieldProblem[] = [];
  const add = (field: string, problem: CompanyProblem | null | false | undefined) => {
    if (problem) found.push({ field, problem });
  };
  const { vatNumber, taxCode } = company;
  if (vatNumber !== null) add('ein', coded('vat', vatNumberProblem(vatNumber)));
  if (taxCode !== null) add(vatNumber === null ? 'ein' : 'taxCode', coded('tax_code', taxCodeProblem(taxCode)));
  if (company.pec !== null) add('pec', coded('pec', pecProblem(company.pec)));
  if (company.sdiCode !== null) add('sdiCode', coded('sdi', sdiCodeProblem(company.sdiCode)));
  if (company.email !== null) add('email', isEmail(company.email) ? null : 'email_format');
  add('website', urlProblem(company.website));
  add('linkedinProfile', urlProblem(company.linkedinProfile));
  add('atecoCodes', company.atecoCodes.some((code) => normaliseAtecoCode(code) === null) && 'ateco_format');
  placeProblems(company).forEach(({ field, problem }) => add(field, problem));
  add('foundedOn', company.foundedOn !== null && company.foundedOn > today && 'founded_in_future');
  add('foundedYear', company.foundedYear !== null && company.foundedYear > yearOf(today) && 'founded_in_future');
  add('foundedYear', isOtherYear(company) && 'founded_years_differ');
  const shares = company.shareholders.reduce((sum, each) => sum + (each.sharePercent ?? 0), 0);
  add('shareholders', shares > 100.01 && 'shares_over_hundred');
  return found;
}

const coded = <Prefix extends string, Code extends string>(prefix: Prefix, code: Code | null) =>
  code === null ? null : (`${prefix}_${code}` as const);

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text);

const urlProblem = (text: string | null) =>
  text !== null && !/^https?:\/\/[^\s/]+\.[^\s]+$/i.test(text) ? 'url_format' : null;

const isOtherYear = ({ foundedOn, foundedYear }: CompanyFields) =>
  foundedOn !== null && foundedYear !== null && yearOf(foundedOn) !== foundedYear;

function placeProblems(company: CompanyFields): CompanyFieldProblem[] {
  const seats = company.operatingSeats.map((seat, index) => ({ ...seat, field: `operatingSeats.${index}.province` }));
  return [{ ...company, field: 'province' }, ...seats].flatMap(({ region, province, field }): CompanyFieldProblem[] => {
    if (province === null) return [];
    const known = provinceBySigla(province);
    if (!known) return [{ field, problem: 'province_unknown' }];
    return region === null || known.region === region ? [] : [{ field, problem: 'province_other_region' }];
  });
}
