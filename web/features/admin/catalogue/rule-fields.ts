import { ACCESS_WAYS, APPLICANT_KINDS, EVALUATIONS, ORDER_RULES, TAX_REGIMES } from '#domain/grants/grant-facts.ts';
import { ACTIVITIES, COMPANY_SIZES, LEGAL_FORMS, REGIONS, SECTORS, SPECIAL_STATUSES } from '#domain/vocabulary.ts';
import { RULE_CHOICES } from '#messages/admin/catalogue.ts';
import { ATECO_VERSION_LABELS, ORDER_RULE_LABELS } from '#messages/admin/grant-rules.ts';
import { LEGAL_FORM_LABELS } from '#messages/companies/companies.ts';
import { ACCESS_LABELS, APPLICANT_LABELS, EVALUATION_LABELS, TAX_REGIME_LABELS } from '#messages/grants/grant-facts.ts';
import { SIZE_LABELS } from '#messages/grants/grants.ts';
import { ACTIVITY_LABELS, STATUS_REQUIREMENT_LABELS } from '#messages/matching/eligibility.ts';
import { SECTOR_LABELS } from '#messages/sectors.ts';
import { field, optionsOf, type EditableField } from './one-field.ts';

const withAny = (options: { value: string; label: string }[]) => ({
  options: [{ value: 'any', label: RULE_CHOICES.any }, ...options],
  hasAny: true as const,
});
const rule = (name: string, kind: EditableField['kind'], rest: Partial<EditableField> = {}) =>
  field(`constraints.${name}`, kind, rest);
const bounds = (name: string) => [rule(`${name}.min`, 'number'), rule(`${name}.max`, 'number')];

const fact = (name: string, kind: EditableField['kind'], rest: Partial<EditableField> = {}) =>
  field(`facts.${name}`, kind, rest);
const YES_NO = {
  options: [
    { value: 'true', label: RULE_CHOICES.yes },
    { value: 'false', label: RULE_CHOICES.no },
  ],
};
const STATUSES = { options: optionsOf(SPECIAL_STATUSES, STATUS_REQUIREMENT_LABELS) };
const APPLICANTS = { options: optionsOf(APPLICANT_KINDS, APPLICANT_LABELS) };

/** Which companies qualify: the engine judges by these. */
export const RULE_FIELDS: readonly EditableField[] = [
  rule('territory', 'many', { ...withAny(optionsOf(REGIONS, {})), within: 'regions' }),
  rule('sizes', 'many', withAny(optionsOf(COMPANY_SIZES, SIZE_LABELS))),
  rule('sectors', 'many', withAny(optionsOf(SECTORS, SECTOR_LABELS))),
  rule('sectorsExcluded', 'many', { options: optionsOf(SECTORS, SECTOR_LABELS) }),
  rule('legalForms', 'many', withAny(optionsOf(LEGAL_FORMS, LEGAL_FORM_LABELS))),
  rule('legalFormsExcluded', 'many', { options: optionsOf(LEGAL_FORMS, LEGAL_FORM_LABELS) }),
  rule('activities', 'many', { options: optionsOf(ACTIVITIES, ACTIVITY_LABELS) }),
  rule('statusesAnyOf', 'many', STATUSES),
  rule('statusesAllOf', 'many', STATUSES),
  rule('sizesWaivedFor', 'many', STATUSES),
  rule('youthAgeMax', 'number'),
  ...bounds('employees'),
  ...bounds('revenueEuro'),
  ...bounds('ageMonths'),
  ...bounds('founderAge'),
  rule('filedAccountsMin', 'number'),
  rule('recentlyFounded', 'yes', YES_NO),
  rule('mustExist', 'yes', YES_NO),
  rule('other', 'lines'),
];

/** What the sources say beyond the card, and the engine and the page use. */
export const FACT_FIELDS: readonly EditableField[] = [
  fact('who.kinds', 'many', APPLICANTS),
  fact('who.not', 'many', APPLICANTS),
  fact('ateco.version', 'choice', { options: optionsOf(['2007', '2025'], ATECO_VERSION_LABELS) }),
  fact('ateco.include', 'lines'),
  fact('ateco.exclude', 'lines'),
  fact('tax.not', 'many', { options: optionsOf(TAX_REGIMES, TAX_REGIME_LABELS) }),
  fact('spend.min', 'number'),
  fact('spend.max', 'number'),
  fact('orders.rule', 'choice', { options: optionsOf(ORDER_RULES, ORDER_RULE_LABELS) }),
  fact('orders.from', 'day'),
  fact('evaluation', 'choice', { options: optionsOf(EVALUATIONS, EVALUATION_LABELS) }),
  fact('access', 'many', { options: optionsOf(ACCESS_WAYS, ACCESS_LABELS) }),
  fact('portal', 'text'),
  fact('cumulation', 'long'),
  fact('procedure', 'lines'),
  fact('duties', 'lines'),
  fact('doubts', 'lines'),
];
