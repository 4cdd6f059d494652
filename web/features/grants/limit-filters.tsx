import { FILTER_LABELS, FILTERS } from '#messages/grants/screens.ts';
import { DateInput } from '#web/ui/fields/date-input.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { NumberInput } from '#web/ui/fields/number-input.tsx';
import { changed } from './grants-search.ts';
import type { FacetsProps } from './facets.tsx';

/** Amount and deadline: applied on leaving the box, or with Enter. */
export function LimitFilters({ search, onSearch, formId }: Omit<FacetsProps, 'facets'>) {
  const { minAmount, deadlineBefore } = search;
  function commit(name: 'minAmount' | 'deadlineBefore', value: string) {
    const next = changed(search, { [name]: value });
    if (next[name] !== search[name]) onSearch(next);
  }
  return (
    <Disclosure
      title={`${FILTER_LABELS.minAmount} e ${FILTER_LABELS.deadlineBefore.toLowerCase()}`}
      open={minAmount !== undefined || deadlineBefore !== undefined}
    >
      <div className="grid gap-4 py-1">
        <Field label={FILTERS.minAmount} hint={FILTERS.minAmountHint}>
          <NumberInput
            key={minAmount}
            name="minAmount"
            form={formId}
            min={0}
            unit="€"
            defaultValue={minAmount}
            onBlur={(event) => commit('minAmount', event.target.value)}
          />
        </Field>
        <Field label={FILTERS.deadlineBefore}>
          <DateInput
            key={deadlineBefore}
            name="deadlineBefore"
            form={formId}
            defaultValue={deadlineBefore}
            onBlur={(event) => commit('deadlineBefore', event.target.value)}
          />
        </Field>
      </div>
    </Disclosure>
  );
}
