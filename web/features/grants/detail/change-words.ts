import { SECTOR_LABELS } from '#messages/sectors.ts';
import {
  AID_FORM_LABELS,
  AID_REGIME_LABELS,
  CATEGORY_LABELS,
  LEVEL_LABELS,
  NOT_STATED,
  OPENING_MODE_LABELS,
  SIZE_LABELS,
} from '#messages/grants/grants.ts';
import { FIELD_LABELS } from '#messages/grants/grant-page.ts';
import { formatDay, formatEuro } from '#web/lib/format.ts';

const LABELS: Record<string, Record<string, string>> = {
  level: LEVEL_LABELS,
  sectors: SECTOR_LABELS,
  categories: CATEGORY_LABELS,
  sizes: SIZE_LABELS,
  aidForm: AID_FORM_LABELS,
  aidRegime: AID_REGIME_LABELS,
  openingMode: OPENING_MODE_LABELS,
};

const groupOf = (field: string): string => field.split('.')[0] ?? field;

export const fieldWords = (field: string): string => FIELD_LABELS[field] ?? FIELD_LABELS[groupOf(field)] ?? field;

/** A stored value in Italian, or null where it is a rule that only reads well in the eligibility table. */
export function valueWords(field: string, value: unknown): string | null {
  if (value === null || value === undefined || value === '') return NOT_STATED;
  if (groupOf(field) === 'constraints' || groupOf(field) === 'facts') return null;
  if (Array.isArray(value)) {
    return value.length === 0 ? NOT_STATED : value.map((each) => valueWords(field, each) ?? '').join(', ');
  }
  if (typeof value === 'object') return null;
  if (typeof value === 'number') return field.startsWith('amounts.') ? formatEuro(value) : `${value}%`;
  const text = String(value);
  if (/^\d{4}-\d{2}(-\d{2})?$/.test(text)) return formatDay(text);
  return LABELS[field]?.[text] ?? text;
}
