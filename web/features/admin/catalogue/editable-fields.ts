import { EDITORIAL_STATES, OPENING_MODES } from '#domain/vocabulary.ts';
import { OPENING_MODE_LABELS } from '#messages/grants/grants.ts';
import { EDITORIAL_STATE_LABELS } from '#messages/admin/catalogue.ts';
import { FIELD_LABELS } from '#messages/grants/grant-page.ts';

type FieldKind = 'text' | 'long' | 'day' | 'time' | 'link' | 'number' | 'lines' | 'choice';
export type EditableField = {
  name: string;
  label: string;
  kind: FieldKind;
  options?: { value: string; label: string }[];
  isRequired?: true;
};

const field = (name: string, kind: FieldKind, rest: Partial<EditableField> = {}): EditableField => ({
  name,
  label: FIELD_LABELS[name] ?? name,
  kind,
  ...rest,
});

/** What is edited here, in the order of the editor's work; the rest of a grant comes from its sources. */
export const EDITABLE_FIELDS: readonly EditableField[] = [
  field('editorialState', 'choice', {
    options: EDITORIAL_STATES.map((value) => ({ value, label: EDITORIAL_STATE_LABELS[value] })),
    isRequired: true,
  }),
  field('closesOn', 'day'),
  field('closesAt', 'time'),
  field('opensOn', 'day'),
  field('opensAt', 'time'),
  field('openingMode', 'choice', {
    options: OPENING_MODES.map((value) => ({ value, label: OPENING_MODE_LABELS[value] })),
  }),
  field('statusNote', 'long'),
  field('name', 'text', { isRequired: true }),
  field('entity', 'text', { isRequired: true }),
  field('link', 'link'),
  field('summary', 'long', { isRequired: true }),
  field('beneficiaries', 'long', { isRequired: true }),
  field('requirements', 'lines'),
  field('benefits', 'lines'),
  field('eligibleCosts', 'lines'),
  field('documents', 'lines'),
  field('aidIntensity', 'text'),
  field('aidIntensityMax', 'number'),
  field('processingTime', 'text'),
  field('legalBasis', 'text'),
];

/** A stored value as the text of its box. */
export const boxText = (value: unknown): string =>
  Array.isArray(value) ? value.join('\n') : value === null || value === undefined ? '' : String(value);

/** What a box says, as it is stored; an emptied one is "not known". */
export function storedValue({ kind, isRequired }: EditableField, text: string): unknown {
  if (kind === 'lines')
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  const trimmed = text.trim();
  if (trimmed === '') return isRequired ? '' : null;
  return kind === 'number' ? Number(trimmed.replace(',', '.')) : trimmed;
}
