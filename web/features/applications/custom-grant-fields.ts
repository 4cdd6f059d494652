import { customGrantForm } from '#domain/applications/custom-grant.ts';
import { readEuro, readPercent } from '#domain/numbers/read-number.ts';
import { numberText } from '#domain/numbers/write-number.ts';
import type { CustomReading } from './api.ts';

type FoundItem = { value: string; page: number | null };
export const EMPTY = {
  title: '',
  projectTitle: '',
  description: '',
  entity: '',
  deadline: '',
  ratePct: '',
  aidMax: null as number | null,
  requirements: [] as FoundItem[],
  documents: [] as FoundItem[],
};
export type CustomFields = typeof EMPTY;

/** Nothing typed is no share; what cannot be read is told, not dropped. */
const isRate = (typed: string): boolean =>
  typed.trim() === '' || customGrantForm.shape.ratePct.safeParse(readPercent(typed) ?? NaN).success;

export const missingIn = (fields: CustomFields) =>
  (['title', 'projectTitle'] as const).find((name) => fields[name].trim() === '') ??
  (isRate(fields.ratePct) ? undefined : 'ratePct');

/** What the person has typed stays. */
export function proposed(old: CustomFields, { reading }: CustomReading): CustomFields {
  if (!reading) return old;
  const [deadline] = reading.deadlines;
  return {
    ...old,
    requirements: reading.requirements,
    documents: reading.documents,
    title: old.title || (reading.title?.value ?? ''),
    entity: old.entity || (reading.entity?.value ?? ''),
    deadline: old.deadline || (deadline?.value ?? ''),
    ratePct: old.ratePct || (reading.ratePct ? numberText(reading.ratePct.value) : ''),
    aidMax:
      old.aidMax ?? (reading.amount ? readEuro(reading.amount.value.replace(/^(?:fino a|massimo|max)\s+/i, '')) : null),
  };
}
