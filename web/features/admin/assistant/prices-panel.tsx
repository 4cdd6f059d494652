import { pricesInput } from '#domain/admin/assistant.ts';
import { ASSISTANT_DESK as WORDS } from '#messages/admin/assistant.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { NumberInput } from '#web/ui/fields/number-input.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { assistantWrites, type AssistantDesk } from './assistant-api.ts';

/** Nobody but the administrator knows what the provider takes. */
export function PricesPanel({ prices }: Pick<AssistantDesk, 'prices'>) {
  const form = useSchemaForm(pricesInput, { defaultValues: prices ?? {} });
  const save = useWrite({
    mutationFn: assistantWrites(useApi()).prices,
    meta: { failed: WORDS.pricesFailed, changes: [KEYS.admin] },
    onSuccess: () => notify('success', WORDS.pricesSaved),
  });
  return (
    <SectionPanel title={WORDS.prices} description={WORDS.pricesLead}>
      <Form form={form} onSubmit={(values) => save.mutateAsync(values)}>
        <Field name="input" label={WORDS.inputPrice}>
          <NumberInput step={0.01} />
        </Field>
        <Field name="output" label={WORDS.outputPrice}>
          <NumberInput step={0.01} />
        </Field>
        <Button type="submit" variant="ink" loading={save.isPending} className="justify-self-start">
          {WORDS.savePrices}
        </Button>
      </Form>
    </SectionPanel>
  );
}
