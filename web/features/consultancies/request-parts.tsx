import { TriangleAlert } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { SharingRequestInput } from '#domain/consultancies/inputs.ts';
import { REQUEST_LIMITS, URGENCIES, type Urgency } from '#domain/consultancies/vocabulary.ts';
import { REQUEST_WORDS as WORDS, URGENCY_LABELS } from '#messages/consultancies/consultancies.ts';
import { formatDay, formatEuro } from '#web/lib/format.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { FormValue } from '#web/ui/fields/form-value.tsx';
import { Segments } from '#web/ui/fields/segments.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';

const { descriptionMin } = REQUEST_LIMITS;
/** The least first, as the segments stand. */
const URGENCY = URGENCIES.map((value) => ({ value, label: URGENCY_LABELS[value] })).toReversed();
const BUDGETS = Object.entries(WORDS.budgets).map(([value, label]) => ({ value, label }));

/** The words of the request; under them what is still missing, and how many there are. */
export function RequestNeed() {
  const { control, formState } = useFormContext<SharingRequestInput>();
  const { length } = useWatch({ control, name: 'description' });
  const refused = formState.errors.description;
  const told = refused && (refused.type === 'too_small' ? WORDS.tooShort(descriptionMin) : refused.message);
  const line = (text: string) => (
    <span className="flex justify-between gap-4">
      <span>{text}</span>
      <span className="font-normal text-ink-2 tabular-nums">
        <span aria-hidden="true">{length}</span>
        <span className="sr-only">{WORDS.typed(length)}</span>
      </span>
    </span>
  );
  return (
    <Field
      name="description"
      label={WORDS.description}
      {...(told ? { error: line(told) } : { hint: line(WORDS.descriptionHint(descriptionMin)) })}
    >
      <TextArea rows={4} />
    </Field>
  );
}

type Asked = { closesOn: string | null; isRolling: boolean; isClosed: boolean };
function timeOf({ closesOn, isRolling, isClosed }: Asked): string | undefined {
  if (isClosed) return WORDS.isClosed;
  return closesOn ? WORDS.closes(formatDay(closesOn)) : isRolling ? WORDS.rolling : undefined;
}

type TermsProps = { fee: number | null; grant: Asked | null };

/** Under each what helps to choose: what such work usually costs, and how much time the grant leaves. */
export function RequestTerms({ fee, grant }: TermsProps) {
  const time = grant && timeOf(grant);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <FormValue name="budget">
        {({ value, onChange, error }) => (
          <Field label={WORDS.budget} error={error} hint={fee === null ? undefined : WORDS.usualFee(formatEuro(fee))}>
            <Select
              options={BUDGETS}
              value={value === null ? 'none' : String(value)}
              onChange={(event) => onChange(event.target.value === 'none' ? null : Number(event.target.value))}
            />
          </Field>
        )}
      </FormValue>
      <FormValue name="urgency">
        {({ value, onChange }) => (
          <div className="grid gap-1">
            <Segments label={WORDS.urgency} options={URGENCY} value={value as Urgency} onChange={onChange} />
            {time && <p className="text-13 text-ink-2">{time}</p>}
          </div>
        )}
      </FormValue>
    </div>
  );
}

/** Spoken when another grant is chosen: an order signed too early loses the whole aid. */
export const OrderWarning = ({ grant }: { grant: string }) => (
  <div role="status" className="flex items-start gap-3 rounded bg-verify px-3 py-2.5 text-14 text-on-verify">
    <TriangleAlert aria-hidden="true" className="mt-px size-5 flex-none" />
    <p className="min-w-0">
      <b>{WORDS.wait}</b> {WORDS.waitText(grant)}
    </p>
  </div>
);
