import {
  AID_FORMS,
  AID_REGIMES,
  CATEGORIES,
  COMPANY_SIZES,
  EDITORIAL_STATES,
  GRANT_LEVELS,
  LEGAL_FORMS,
  OPENING_MODES,
  REGIONS,
  SECTORS,
} from '#domain/vocabulary.ts';
import { CONSTRAINT_LABELS, EDITORIAL_STATE_LABELS, FIELD_GROUPS, RULE_CHOICES } from '#messages/admin/catalogue.ts';
import { LEGAL_FORM_LABELS } from '#messages/companies/companies.ts';
import { FIELD_LABELS } from '#messages/grants/grant-page.ts';
import {
  AID_FORM_LABELS,
  AID_REGIME_LABELS,
  CATEGORY_LABELS,
  LEVEL_LABELS,
  OPENING_MODE_LABELS,
  SIZE_LABELS,
} from '#messages/grants/grants.ts';
import { SECTOR_LABELS } from '#messages/sectors.ts';

type FieldKind = 'text' | 'long' | 'day' | 'time' | 'link' | 'number' | 'lines' | 'choice' | 'many' | 'yes';
export type EditableField = {
  /** A place in the grant: "closesOn", "amounts.max", "constraints.employees.min". */
  name: string;
  label: string;
  kind: FieldKind;
  options?: { value: string; label: string }[];
  isRequired?: true;
  /** "Everybody" can be said. */
  hasAny?: true;
  /** Where in the object at this place its list stands. */
  within?: string;
};

const field = (name: string, kind: FieldKind, rest: Partial<EditableField> = {}): EditableField => ({
  name,
  label: FIELD_LABELS[name] ?? CONSTRAINT_LABELS[name] ?? name,
  kind,
  ...rest,
});
const optionsOf = <Value extends string>(values: readonly Value[], labels: Partial<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] ?? value }));
const withAny = (options: { value: string; label: string }[]) => ({
  options: [{ value: 'any', label: RULE_CHOICES.any }, ...options],
  hasAny: true as const,
});
const rule = (name: string, kind: FieldKind, rest: Partial<EditableField> = {}) =>
  field(`constraints.${name}`, kind, rest);
const bounds = (name: string) => [rule(`${name}.min`, 'number'), rule(`${name}.max`, 'number')];

/** What is edited here, in the order of the editor's work; the rest of a grant comes from its sources. */
export const FIELDS_BY_GROUP: readonly { title: string; fields: readonly EditableField[] }[] = [
  {
    title: FIELD_GROUPS.dates,
    fields: [
      field('editorialState', 'choice', {
        options: optionsOf(EDITORIAL_STATES, EDITORIAL_STATE_LABELS),
        isRequired: true,
      }),
      field('closesOn', 'day'),
      field('closesAt', 'time'),
      field('opensOn', 'day'),
      field('opensAt', 'time'),
      field('openingMode', 'choice', { options: optionsOf(OPENING_MODES, OPENING_MODE_LABELS) }),
      field('statusNote', 'long'),
    ],
  },
  {
    title: FIELD_GROUPS.amounts,
    fields: [
      field('amounts.min', 'number'),
      field('amounts.max', 'number'),
      field('amounts.kind', 'text', { isRequired: true }),
      field('aidForm', 'choice', { options: optionsOf(AID_FORMS, AID_FORM_LABELS), isRequired: true }),
      field('aidIntensity', 'text'),
      field('aidIntensityMax', 'number'),
      field('aidRegime', 'choice', { options: optionsOf(AID_REGIMES, AID_REGIME_LABELS) }),
      field('eligibleCosts', 'lines'),
    ],
  },
  {
    title: FIELD_GROUPS.rules,
    fields: [
      rule('territory', 'many', { ...withAny(optionsOf(REGIONS, {})), within: 'regions' }),
      rule('sizes', 'many', withAny(optionsOf(COMPANY_SIZES, SIZE_LABELS))),
      rule('sectors', 'many', withAny(optionsOf(SECTORS, SECTOR_LABELS))),
      rule('sectorsExcluded', 'many', { options: optionsOf(SECTORS, SECTOR_LABELS) }),
      rule('legalForms', 'many', withAny(optionsOf(LEGAL_FORMS, LEGAL_FORM_LABELS))),
      rule('legalFormsExcluded', 'many', { options: optionsOf(LEGAL_FORMS, LEGAL_FORM_LABELS) }),
      ...bounds('employees'),
      ...bounds('revenueEuro'),
      ...bounds('ageMonths'),
      ...bounds('founderAge'),
      rule('filedAccountsMin', 'number'),
      rule('mustExist', 'yes', {
        options: [
          { value: 'true', label: RULE_CHOICES.yes },
          { value: 'false', label: RULE_CHOICES.no },
        ],
      }),
      rule('other', 'lines'),
    ],
  },
  {
    title: FIELD_GROUPS.texts,
    fields: [
      field('name', 'text', { isRequired: true }),
      field('entity', 'text', { isRequired: true }),
      field('link', 'link'),
      field('summary', 'long', { isRequired: true }),
      field('beneficiaries', 'long', { isRequired: true }),
      field('requirements', 'lines'),
      field('benefits', 'lines'),
      field('documents', 'lines'),
      field('processingTime', 'text'),
      field('legalBasis', 'text'),
    ],
  },
  {
    title: FIELD_GROUPS.shelves,
    fields: [
      field('level', 'choice', { options: optionsOf(GRANT_LEVELS, LEVEL_LABELS), isRequired: true }),
      field('regions', 'many', { options: optionsOf(REGIONS, {}) }),
      field('sectors', 'many', { options: optionsOf(SECTORS, SECTOR_LABELS) }),
      field('categories', 'many', { options: optionsOf(CATEGORIES, CATEGORY_LABELS) }),
      field('sizes', 'many', { options: optionsOf(COMPANY_SIZES, SIZE_LABELS) }),
    ],
  },
];
export const EDITABLE_FIELDS = FIELDS_BY_GROUP.flatMap(({ fields }) => fields);
