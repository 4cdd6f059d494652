import { TAX_REGIMES } from '#domain/consultancies/invoice.ts';
import { REFUNDS, type QuoteInput } from '#domain/consultancies/quote.ts';
import { QUOTE_WORDS as WORDS, REFUND_LABELS, REGIME_LABELS } from '#messages/consultancies/consultancies.ts';
import { DateInput } from '#web/ui/fields/date-input.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { FormValue } from '#web/ui/fields/form-value.tsx';
import { MoneyInput } from '#web/ui/fields/money-input.tsx';
import { NumberInput } from '#web/ui/fields/number-input.tsx';
import { Select } from '#web/ui/fields/select.tsx';

const REGIMES = TAX_REGIMES.map((value) => ({ value, label: REGIME_LABELS[value] }));
const REFUND_OPTIONS = REFUNDS.map((value) => ({ value, label: REFUND_LABELS[value] }));

/** Fixed part, success part, cap; then taxes, expiry and what comes back. */
export function QuoteMoney({ day }: { day: string }) {
  return (
    <>
      <div className="grid grid-cols-3 items-start gap-2 max-[23rem]:grid-cols-2 sm:gap-3">
        <Euro name="fixedFee" label={WORDS.fixed} />
        <FormValue<QuoteInput, 'successPercent'> name="successPercent">
          {({ value, onChange, error }) => (
            <Field label={<Named label={WORDS.success} unit="%" />} error={error}>
              <NumberInput
                unit="%"
                min={0}
                max={30}
                step="0.1"
                value={Number.isNaN(value) ? '' : value}
                onChange={({ target }) => onChange(target.value === '' ? 0 : Number(target.value))}
                className="pr-9 text-right"
              />
            </Field>
          )}
        </FormValue>
        <Euro name="cap" label={WORDS.cap} />
      </div>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Euro name="expectedAid" label={WORDS.aid} hint={WORDS.aidHint} isOptional />
        <Field name="validUntil" label={WORDS.validUntil}>
          <DateInput min={day} />
        </Field>
      </div>
      <Field name="regime" label={WORDS.regime}>
        <Select options={REGIMES} />
      </Field>
      <Field name="refund" label={WORDS.refund}>
        <Select options={REFUND_OPTIONS} />
      </Field>
    </>
  );
}

type EuroProps = { name: 'fixedFee' | 'cap' | 'expectedAid'; label: string; hint?: string; isOptional?: boolean };

function Euro({ name, label, hint, isOptional }: EuroProps) {
  return (
    <FormValue<QuoteInput, EuroProps['name']> name={name}>
      {({ value, onChange, error }) => (
        <Field label={<Named label={label} unit="€" />} hint={hint} error={error}>
          <MoneyInput value={value} onChange={(euro) => onChange(euro ?? (isOptional ? null : 0))} />
        </Field>
      )}
    </FormValue>
  );
}

/** The unit stands in the box; who listens hears it with the name. */
const Named = ({ label, unit }: { label: string; unit: string }) => (
  <>
    {label} <span className="sr-only">({unit})</span>
  </>
);
