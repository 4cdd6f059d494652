import { useState } from 'react';
import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { completionInput } from '#domain/consultancies/inputs.ts';
import { asksForConfirmation } from '#domain/consultancies/stated-outcome.ts';
import { CONSULTANCY_OUTCOMES } from '#domain/consultancies/vocabulary.ts';
import { ENDING_WORDS } from '#messages/consultancies/ending.ts';
import { DESK_WORDS as WORDS, OUTCOME_LABELS } from '#messages/consultancies/consultancies.ts';
import { formatEuro } from '#web/lib/format.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { FormValue } from '#web/ui/fields/form-value.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { Dialog } from '#web/ui/windows/dialog.tsx';
import { useConsultancyWrite } from './api.ts';

const FORM = 'chiusura';
const OUTCOMES = CONSULTANCY_OUTCOMES.map((value) => ({ value, label: OUTCOME_LABELS[value] }));

export function CompleteDialog({ view }: { view: ConsultancyView }) {
  const [isOpen, setOpen] = useState(false);
  const isAgain = view.stated !== null;
  const { mutateAsync, isPending } = useConsultancyWrite(
    'complete',
    isAgain ? ENDING_WORDS.corrected : WORDS.completed,
  );
  const form = useSchemaForm(completionInput, {
    // What the client has recorded is already there.
    defaultValues: {
      outcome: view.outcome ?? view.stated?.outcome ?? 'approvata',
      grantedAmount: view.grantedAmount,
      cor: view.cor,
      earnings: view.earnings,
    },
  });
  const outcome = form.watch('outcome');
  const isGranted = outcome === 'approvata' && view.outcome === null;
  const press = isAgain ? ENDING_WORDS.correct : WORDS.complete;
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button size="sm">{press}</Button>}
      title={isAgain ? ENDING_WORDS.correct : WORDS.completeTitle}
      closeLabel={WORDS.close}
      footer={
        <Button type="submit" form={FORM} variant="ink" loading={isPending}>
          {press}
        </Button>
      }
    >
      <Form form={form} id={FORM} onSubmit={async (values) => void (await mutateAsync({ ...values, id: view.id }))}>
        {view.outcome === null ? (
          <Field
            name="outcome"
            label={WORDS.outcome}
            hint={asksForConfirmation(outcome) ? ENDING_WORDS.confirmNote : undefined}
          >
            <Select options={OUTCOMES} />
          </Field>
        ) : (
          <p className="text-14">{ENDING_WORDS.clientSays(said(view))}</p>
        )}
        {isGranted && <Amount name="grantedAmount" label={WORDS.granted} start={view.grantedAmount} />}
        {isGranted && (
          <FormValue name="cor">
            {({ onChange, error }) => (
              <Field label={WORDS.cor} hint={WORDS.corHint} error={error}>
                <TextInput
                  inputMode="numeric"
                  defaultValue={view.cor ?? ''}
                  onChange={(event) => onChange(event.target.value.trim() || null)}
                />
              </Field>
            )}
          </FormValue>
        )}
        <Amount name="earnings" label={WORDS.earnings} hint={WORDS.earningsHint} start={view.earnings} />
      </Form>
    </Dialog>
  );
}

/** The client's own word is not the consultant's to change. */
const said = ({ outcome, grantedAmount }: ConsultancyView): string =>
  (outcome ? OUTCOME_LABELS[outcome] : '') +
  (grantedAmount === null ? '' : WORDS.grantedAmount(formatEuro(grantedAmount)));

type AmountProps = { name: 'grantedAmount' | 'earnings'; label: string; hint?: string; start?: number | null };

function Amount({ name, label, hint, start }: AmountProps) {
  return (
    <FormValue name={name}>
      {({ onChange, error }) => (
        <Field label={label} hint={hint} error={error}>
          <TextInput
            type="number"
            inputMode="decimal"
            min={0}
            defaultValue={start ?? ''}
            step="any"
            onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
          />
        </Field>
      )}
    </FormValue>
  );
}
