import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { PROJECT_CAPS } from '#domain/projects/project.ts';
import { COST_KIND_LABELS } from '#messages/projects/projects.ts';
import { PROJECT_FORM } from '#messages/projects/screens.ts';
import { formatEuro } from '#web/lib/format.ts';
import { RowList } from '#web/ui/data/row-list.tsx';
import { Field, FieldError } from '#web/ui/fields/field.tsx';
import { MoneyInput } from '#web/ui/fields/money-input.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import type { ProjectFormValues } from './form-values.ts';

const { costs: WORDS, unknown } = PROJECT_FORM;
const KINDS: readonly string[] = Object.values(COST_KIND_LABELS);

/** The spend by kind of cost: calls pay some kinds and not others. Words of one's own stay among the choices. */
export function CostLines() {
  const { fields, append, remove } = useFieldArray<ProjectFormValues, 'costs'>({ name: 'costs' });
  const { errors } = useFormState<ProjectFormValues>();
  const lines = useWatch<ProjectFormValues, 'costs'>({ name: 'costs' });
  const sum = lines.reduce((all, { amount }) => all + (Number.isFinite(amount) ? (amount ?? 0) : 0), 0);
  const problem = errors.costs?.message ?? errors.costs?.root?.message;
  return (
    <div className="grid gap-3">
      <h3 className="text-16 font-semibold">{WORDS.title}</h3>
      <RowList
        look="line"
        removeLabel={WORDS.remove}
        rows={fields}
        rowLabel={WORDS.line}
        addLabel={WORDS.add}
        max={PROJECT_CAPS.costs}
        onAdd={() => append({ category: '', amount: null })}
        onRemove={(_, index) => remove(index)}
      >
        {(_, index) => (
          <div className="field-grid sm:grid-cols-[minmax(0,1fr)_12rem]">
            <Field<ProjectFormValues> name={`costs.${index}.category`} label={WORDS.kind}>
              <Select options={kindsWith(lines[index]?.category)} placeholder={unknown} />
            </Field>
            <Field<ProjectFormValues> name={`costs.${index}.amount`} label={WORDS.amount}>
              <MoneyInput />
            </Field>
          </div>
        )}
      </RowList>
      {problem && <FieldError>{problem}</FieldError>}
      {lines.length > 1 && <p className="text-14 tabular-nums">{WORDS.sum(formatEuro(sum))}</p>}
    </div>
  );
}

const kindsWith = (own: string | undefined) =>
  (own && !KINDS.includes(own) ? [own, ...KINDS] : KINDS).map((value) => ({ value, label: value }));
