import { CONSTRAINT_LABELS, FACT_LABELS } from '#messages/admin/grant-rules.ts';
import { FIELD_LABELS } from '#messages/grants/grant-page.ts';

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

export const field = (name: string, kind: FieldKind, rest: Partial<EditableField> = {}): EditableField => ({
  name,
  label: FIELD_LABELS[name] ?? CONSTRAINT_LABELS[name] ?? FACT_LABELS[name] ?? name,
  kind,
  ...rest,
});
export const optionsOf = <Value extends string>(values: readonly Value[], labels: Partial<Record<Value, string>>) =>
  values.map((value) => ({ value, label: labels[value] ?? value }));
