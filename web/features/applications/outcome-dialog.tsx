import { z } from 'zod';
import { APPLICATION_OUTCOMES } from '#domain/applications/application-status.ts';
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

const schema = z.object({
  result: z.enum(APPLICATION_OUTCOMES),
  amount: z.number().min(0).max(1e11).nullable(),
  act: z.string().trim().max(200),
  on: z.string(),
});
type Values = z.infer<typeof schema>;
type Props = { item: ApplicationCard; onClose: () => void; onSave: (outcome: OutcomeChange) => Promise<unknown> };

/** Awarded or refused: the application stays sent. */
export function OutcomeDialog({ item, onClose, onSave }: Props) {
  const words = WORDS.outcomeDialog;
  const form = useSchemaForm(schema, {
    defaultValues: {
      result: item.outcome?.result ?? 'ammessa',
      amount: item.outcome?.amount ?? null,
      act: item.outcome?.act ?? '',
      on: item.outcome?.on ?? '',
    },
  });
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
        onSubmit={async ({ act, on, ...rest }) => {
          await onSave({ ...rest, act: act || null, on: on || null });
          onClose();
        }}
      >
        <Field<Values> name="result" label={words.label}>
          <Select options={APPLICATION_OUTCOMES.map((value) => ({ value, label: OUTCOME_LABELS[value] }))} />
        </Field>
        <Field<Values> name="amount" label={words.amount}>
          <MoneyInput />
        </Field>
        <Field<Values> name="act" label={words.act}>
          <TextInput />
        </Field>
        <Field<Values> name="on" label={words.on}>
          <DateInput />
        </Field>
        <Button type="submit" variant="ink" loading={form.formState.isSubmitting}>
          {words.save}
        </Button>
      </Form>
    </Dialog>
  );
}
