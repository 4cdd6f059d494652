import { APPLICATION_OUTCOMES } from '#domain/applications/application-status.ts';
import { outcomeInput } from '#domain/applications/outcome.ts';
import { OUTCOME_LABELS } from '#messages/applications/applications.ts';
import { APPLICATIONS as WORDS } from '#messages/applications/screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { DateInput } from '#web/ui/fields/date-input.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { MoneyInput } from '#web/ui/fields/money-input.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { Dialog } from '#web/ui/windows/dialog.tsx';
import type { ApplicationCard, OutcomeChange } from './api.ts';

type Props = { item: ApplicationCard; onClose: () => void; onSave: (outcome: OutcomeChange) => Promise<unknown> };

/** Awarded or refused: the application stays sent. What an award asks for afterwards is asked only of an award. */
export function OutcomeDialog({ item, onClose, onSave }: Props) {
  const words = WORDS.outcomeDialog;
  const { outcome } = item;
  const form = useSchemaForm(outcomeInput, {
    defaultValues: {
      result: outcome?.result ?? 'ammessa',
      amount: outcome?.amount ?? null,
      act: outcome?.act ?? '',
      on: outcome?.on ?? '',
      reportBy: outcome?.reportBy ?? '',
      paidOn: outcome?.paidOn ?? '',
      deMinimis: outcome?.deMinimis ?? null,
      cor: outcome?.cor ?? '',
    },
  });
  const isFunded = form.watch('result') === 'finanziata';
  const isTouched = form.formState.dirtyFields.deMinimis === true || outcome?.deMinimis != null;
  /** Of money given all of it is aid; of a loan only the act can say how much. */
  function proposeAid() {
    if (item.deMinimis?.isGiven && !isTouched) form.setValue('deMinimis', form.getValues('amount'));
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.title}
      description={item.grantTitle}
      closeLabel={WORDS.close}
    >
      <Form
        form={form}
        className="grid gap-4"
        onSubmit={async (said) => {
          await onSave(said);
          onClose();
        }}
      >
        <Field name="result" label={words.label}>
          <Select options={APPLICATION_OUTCOMES.map((value) => ({ value, label: OUTCOME_LABELS[value] }))} />
        </Field>
        <Field name="amount" label={words.amount}>
          <MoneyInput onBlur={proposeAid} />
        </Field>
        <Field name="act" label={words.act}>
          <TextInput />
        </Field>
        <Field name="on" label={words.on}>
          <DateInput />
        </Field>
        {isFunded && (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              <Field name="reportBy" label={words.reportBy} hint={words.reportByHint}>
                <DateInput />
              </Field>
              <Field name="paidOn" label={words.paidOn} hint={words.paidOnHint}>
                <DateInput />
              </Field>
            </div>
            {item.deMinimis && (
              <div className="grid gap-4 sm:grid-cols-2">
                <Field name="deMinimis" label={words.deMinimis} hint={words.deMinimisHint}>
                  <MoneyInput />
                </Field>
                <Field name="cor" label={words.cor} hint={words.corHint}>
                  <TextInput inputMode="numeric" />
                </Field>
              </div>
            )}
          </>
        )}
        <p className="text-13 text-ink-2">{words.shared}</p>
        <Button type="submit" variant="ink" loading={form.formState.isSubmitting}>
          {words.save}
        </Button>
      </Form>
    </Dialog>
  );
}
