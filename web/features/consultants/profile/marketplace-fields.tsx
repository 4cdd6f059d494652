import { useState } from 'react';
import { CALL_TIMES, CALL_WEEKDAYS } from '#domain/consultancies/first-call.ts';
import { TAX_REGIMES } from '#domain/consultancies/invoice.ts';
import type { ConsultantProfileForm as Values } from '#domain/consultants/consultant-profile.ts';
import { REGIME_LABELS } from '#messages/consultancies/consultancies.ts';
import { FIRST_CALL } from '#messages/consultancies/first-call.ts';
import { CONSULTANT_PROFILE as WORDS } from '#messages/consultants/profile.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { FormValue } from '#web/ui/fields/form-value.tsx';
import { MultiSelect } from '#web/ui/fields/multi-select.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';

const CALL = FIRST_CALL.profile;
const WEEKDAYS = CALL_WEEKDAYS.map((value) => ({ value, label: value }));
const REGIMES = TAX_REGIMES.map((value) => ({ value, label: REGIME_LABELS[value] }));
const TIMES = CALL_TIMES.map((value) => ({ value, label: value }));

/** What cards and the review need beyond the registration. */
export function MarketplaceFields() {
  return (
    <>
      <Field<Values> name="title" label={WORDS.titleField} mark={WORDS.optionalNeutral} hint={WORDS.titleHint}>
        <TextInput />
      </Field>
      <div className="field-grid sm:grid-cols-2">
        <FormValue<Values, 'languages'> name="languages">
          {({ value, onChange, error }) => <WordsBox label={WORDS.languages} {...{ value, onChange, error }} />}
        </FormValue>
        <FormValue<Values, 'certifications'> name="certifications">
          {({ value, onChange, error }) => <WordsBox label={WORDS.certifications} {...{ value, onChange, error }} />}
        </FormValue>
      </div>
      <div className="field-grid sm:grid-cols-3">
        <AmountBox name="projectRate" label={WORDS.projectRate} />
        <AmountBox name="successPercent" label={WORDS.successPercent} />
        <AmountBox name="successCap" label={WORDS.successCap} />
      </div>
      <FormValue<Values, 'taxRegime'> name="taxRegime">
        {({ value, onChange, error }) => (
          <Field label={WORDS.taxRegime} mark={WORDS.optionalNeutral} hint={WORDS.taxRegimeHint} error={error}>
            <Select
              options={REGIMES}
              placeholder={WORDS.noRegime}
              value={value ?? ''}
              onChange={({ target }) => onChange(TAX_REGIMES.find((each) => each === target.value) ?? null)}
            />
          </Field>
        )}
      </FormValue>
      <div className="field-grid sm:grid-cols-2">
        <AmountBox name="freeSlots" label={WORDS.freeSlots} hint={WORDS.freeHint} />
        <DayBox name="freeUntil" label={WORDS.freeUntil} mark={WORDS.optionalNeutral} />
      </div>
      <FormValue<Values, 'callDays'> name="callDays">
        {(days) => <MultiSelect label={CALL.days} hint={CALL.daysHint} options={WEEKDAYS} {...days} />}
      </FormValue>
      <FormValue<Values, 'callTimes'> name="callTimes">
        {(times) => <MultiSelect label={CALL.times} hint={CALL.timesHint} options={TIMES} {...times} />}
      </FormValue>
      <fieldset className="grid gap-4">
        <legend className="pb-2 text-14 font-semibold">
          {WORDS.forReview} <span className="block text-13 font-normal text-ink-2">{WORDS.forReviewText}</span>
        </legend>
        <div className="field-grid sm:grid-cols-3">
          <Field<Values> name="register" label={WORDS.register} mark={WORDS.optionalNeutral}>
            <TextInput />
          </Field>
          <Field<Values> name="vatNumber" label={WORDS.vatNumber}>
            <TextInput autoComplete="off" />
          </Field>
          <DayBox name="insuredUntil" label={WORDS.insuredUntil} />
        </div>
      </fieldset>
    </>
  );
}

type AmountBoxProps = {
  name: 'projectRate' | 'successPercent' | 'successCap' | 'freeSlots';
  label: string;
  hint?: string;
};

/** An empty box is none. */
const AmountBox = ({ name, label, hint }: AmountBoxProps) => (
  <FormValue<Values, AmountBoxProps['name']> name={name}>
    {({ value, onChange, error }) => (
      <Field label={label} mark={WORDS.optionalNeutral} hint={hint} error={error}>
        <TextInput
          type="number"
          inputMode="decimal"
          min={0}
          defaultValue={value ?? ''}
          onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
        />
      </Field>
    )}
  </FormValue>
);

type DayBoxProps = { name: 'insuredUntil' | 'freeUntil'; label: string; mark?: string };

const DayBox = ({ name, label, mark }: DayBoxProps) => (
  <FormValue<Values, DayBoxProps['name']> name={name}>
    {({ value, onChange, error }) => (
      <Field label={label} mark={mark} error={error}>
        <TextInput type="date" defaultValue={value ?? ''} onChange={(event) => onChange(event.target.value || null)} />
      </Field>
    )}
  </FormValue>
);

type WordsBoxProps = { label: string; value: string[]; onChange: (words: string[]) => void; error: string | undefined };

function WordsBox({ label, value, onChange, error }: WordsBoxProps) {
  const [typed, setTyped] = useState(value.join(', '));
  function change(text: string) {
    setTyped(text);
    onChange(
      text
        .split(',')
        .map((word) => word.trim())
        .filter(Boolean),
    );
  }
  return (
    <Field label={label} mark={WORDS.optionalMany} hint={WORDS.listHint} error={error}>
      <TextInput value={typed} onChange={(event) => change(event.target.value)} />
    </Field>
  );
}
