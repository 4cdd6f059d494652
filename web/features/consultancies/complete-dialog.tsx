import { useState } from 'react';
import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { completionInput } from '#domain/consultancies/inputs.ts';
import { CONSULTANCY_OUTCOMES } from '#domain/consultancies/vocabulary.ts';
import { DESK_WORDS as WORDS, OUTCOME_LABELS } from '#messages/consultancies/consultancies.ts';
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
  const { mutateAsync, isPending } = useConsultancyWrite('complete', WORDS.completed);
  const form = useSchemaForm(completionInput, {
    // What the client has recorded is already there.
    defaultValues: {
      outcome: view.outcome ?? 'approvata',
      grantedAmount: view.grantedAmount,
      cor: view.cor,
      earnings: null,
    },
  });
  const isGranted = form.watch('outcome') === 'approvata';
  return (
    <Dialog
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button size="sm">{WORDS.complete}</Button>}
      title={WORDS.completeTitle}
      closeLabel={WORDS.close}
      footer={
        <Button type="submit" form={FORM} variant="ink" loading={isPending}>
          {WORDS.complete}
        </Button>
      }
    >
      <Form form={form} id={FORM} onSubmit={async (values) => void (await mutateAsync({ ...values, id: view.id }))}>
        <Field name="outcome" label={WORDS.outcome}>
          <Select options={OUTCOMES} />
        </Field>
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
        <Amount name="earnings" label={WORDS.earnings} hint={WORDS.earningsHint} />
      </Form>
    </Dialog>
  );
}

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
