import { useFormContext, useWatch } from 'react-hook-form';
import type { SharingRequestInput } from '#domain/consultancies/inputs.ts';
import { REQUEST_KINDS } from '#domain/consultancies/vocabulary.ts';
import type { ShareableThing } from '#domain/sharing/sharing.ts';
import { REQUEST_WORDS as WORDS } from '#messages/consultancies/consultancies.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { SentenceSelect } from '#web/ui/fields/sentence-select.tsx';

const KINDS = REQUEST_KINDS.map((value) => ({ value, label: WORDS.kinds[value] }));

type Props = {
  firstName: string;
  grants: readonly { id: string; name: string; isClosed?: boolean }[];
  applications: readonly ShareableThing[];
};

/** One list of two kinds of things. */
const OF_APPLICATION = 'candidatura:';

/** A sentence, not a form: "Chiedo a Chiara di [preparare la domanda] per [Nuova Sabatini]". */
export function RequestSentence({ firstName, grants, applications }: Props) {
  const { control, getValues, setValue } = useFormContext<SharingRequestInput>();
  const [grantId, applicationId] = useWatch({ control, name: ['grantId', 'applicationId'] });
  /** An application brings its grant, and goes along with the request. */
  function choose(value: string) {
    const chosen = applications.find(({ targetId }) => value === OF_APPLICATION + targetId);
    setValue('applicationId', chosen?.targetId ?? null);
    setValue('grantId', chosen ? chosen.grantId : value || null);
    const others = getValues('shares').filter(({ targetId }) => targetId !== applicationId);
    setValue('shares', chosen ? [...others, { kind: chosen.kind, targetId: chosen.targetId }] : others);
  }
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 font-serif text-[1.25rem] tracking-[-0.012em] sm:text-[1.5rem]">
      <span>{WORDS.ask(firstName)}</span>
      <Field name="kind" label={WORDS.kind} labelHidden className="max-w-full">
        <SentenceSelect options={KINDS} />
      </Field>
      <span>{WORDS.forGrant}</span>
      <Field label={WORDS.grant} labelHidden className="max-w-full">
        <SentenceSelect
          group={{
            label: WORDS.ownApplications,
            options: applications.map(({ targetId, name, detail }) => ({
              value: OF_APPLICATION + targetId,
              label: detail ? WORDS.applicationOption(name, detail) : name,
            })),
          }}
          options={grants.map(({ id, name, isClosed }) => ({
            value: id,
            label: isClosed ? WORDS.closedOption(name) : name,
          }))}
          placeholder={WORDS.noGrant}
          value={applicationId ? OF_APPLICATION + applicationId : (grantId ?? '')}
          onChange={({ target }) => choose(target.value)}
        />
      </Field>
    </div>
  );
}
