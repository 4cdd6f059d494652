import { REQUEST_KINDS } from '#domain/consultancies/vocabulary.ts';
import { REQUEST_WORDS as WORDS } from '#messages/consultancies/consultancies.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { FormValue } from '#web/ui/fields/form-value.tsx';
import { SentenceSelect } from '#web/ui/fields/sentence-select.tsx';

const KINDS = REQUEST_KINDS.map((value) => ({ value, label: WORDS.kinds[value] }));

type Props = { firstName: string; grants: readonly { id: string; name: string }[] };

/** A sentence, not a form: "Chiedo a Chiara di [preparare la domanda] per [Nuova Sabatini]". */
export function RequestSentence({ firstName, grants }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 font-serif text-[1.25rem] tracking-[-0.012em] sm:text-[1.5rem]">
      <span>{WORDS.ask(firstName)}</span>
      <Field name="kind" label={WORDS.kind} labelHidden className="max-w-full">
        <SentenceSelect options={KINDS} />
      </Field>
      <span>{WORDS.forGrant}</span>
      <FormValue name="grantId">
        {({ value, onChange, error }) => (
          <Field label={WORDS.grant} labelHidden error={error} className="max-w-full">
            <SentenceSelect
              options={grants.map(({ id, name }) => ({ value: id, label: name }))}
              placeholder={WORDS.noGrant}
              value={(value as string | null) ?? ''}
              onChange={(event) => onChange(event.target.value || null)}
            />
          </Field>
        )}
      </FormValue>
    </div>
  );
}
