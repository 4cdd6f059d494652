import { useState } from 'react';
import { CALL_TIMES, CALL_WEEKDAYS } from '#domain/consultancies/first-call.ts';
import type { ConsultantProfileForm as Values } from '#domain/consultants/consultant-profile.ts';
import { FIRST_CALL } from '#messages/consultancies/first-call.ts';
import { CONSULTANT_PROFILE as WORDS } from '#messages/consultants/profile.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { FormValue } from '#web/ui/fields/form-value.tsx';
import { MultiSelect } from '#web/ui/fields/multi-select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';

const CALL = FIRST_CALL.profile;
const WEEKDAYS = CALL_WEEKDAYS.map((value) => ({ value, label: value }));
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
      <FormValue<Values, 'projectRate'> name="projectRate">
        {({ value, onChange, error }) => (
          <Field label={WORDS.projectRate} mark={WORDS.optional} error={error}>
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
          <FormValue<Values, 'insuredUntil'> name="insuredUntil">
            {({ value, onChange, error }) => (
              <Field label={WORDS.insuredUntil} error={error}>
                <TextInput
                  type="date"
                  defaultValue={value ?? ''}
                  onChange={(event) => onChange(event.target.value || null)}
                />
              </Field>
            )}
          </FormValue>
        </div>
      </fieldset>
    </>
  );
}

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
    <Field label={label} mark={WORDS.optional} hint={WORDS.listHint} error={error}>
      <TextInput value={typed} onChange={(event) => change(event.target.value)} />
    </Field>
  );
}
