import { useFormContext, useWatch } from 'react-hook-form';
import type { QuoteInput } from '#domain/consultancies/quote.ts';
import { promiseIn, redFlags, withoutPromises } from '#domain/consultancies/red-flags.ts';
import { FLAG_TEXTS, QUOTE_WORDS as WORDS } from '#messages/consultancies/consultancies.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { MarkedTextArea } from '#web/ui/fields/marked-text-area.tsx';

type Props = { person: string; hasGrant: boolean };

/** The words to the client; a promise is underlined while it is typed, with an honest sentence one press away. */
export function QuoteNote({ person, hasGrant }: Props) {
  const { control, setValue } = useFormContext<QuoteInput>();
  const draft = useWatch({ control }) as QuoteInput;
  const flags = redFlags(draft, hasGrant);
  const promise = promiseIn(draft.note);
  return (
    <div className="grid gap-2">
      <Field name="note" label={WORDS.noteFor(person)}>
        <MarkedTextArea rows={3} text={draft.note} marked={promise} />
      </Field>
      {flags.length > 0 && (
        <InlineAlert tone={flags.includes('esito_garantito') ? 'no' : 'verify'} title={WORDS.ownFlags} live>
          {flags.map((flag) => (
            <span key={flag} className="block">
              {FLAG_TEXTS[flag]}
            </span>
          ))}
          {promise !== null && (
            <Button
              size="sm"
              className="mt-2 whitespace-normal"
              onClick={() =>
                setValue('note', withoutPromises(draft.note, WORDS.honest), { shouldDirty: true, shouldValidate: true })
              }
            >
              {WORDS.rewrite}
            </Button>
          )}
        </InlineAlert>
      )}
    </div>
  );
}
