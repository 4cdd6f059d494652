import {
  AID_FORMS,
  AID_REGIMES,
  CATEGORIES,
  COMPANY_SIZES,
  EDITORIAL_STATES,
  GRANT_LEVELS,
  OPENING_MODES,
  REGIONS,
  SECTORS,
} from '#domain/vocabulary.ts';
import { EDITORIAL_STATE_LABELS, FIELD_GROUPS } from '#messages/admin/catalogue.ts';
import {
  AID_FORM_LABELS,
  AID_REGIME_LABELS,
  CATEGORY_LABELS,
  LEVEL_LABELS,
  OPENING_MODE_LABELS,
  SIZE_LABELS,
} from '#messages/grants/grants.ts';
import { SECTOR_LABELS } from '#messages/sectors.ts';
import { field, optionsOf, type EditableField } from './one-field.ts';
import { FACT_FIELDS, RULE_FIELDS } from './rule-fields.ts';

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
  { title: FIELD_GROUPS.rules, fields: RULE_FIELDS },
  { title: FIELD_GROUPS.facts, fields: FACT_FIELDS },
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
