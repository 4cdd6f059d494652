import { contactInput, RECORDED_KINDS, type ContactInput } from '#domain/sharing/contacts.ts';
import { CONTACT_WORDS as WORDS, RECORDED_KIND_LABELS } from '#messages/sharing/contacts.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { DateInput } from '#web/ui/fields/date-input.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { SchemaDialog } from '#web/ui/windows/schema-dialog.tsx';
import { recordContact } from './api.ts';

export type ContactClient = { id: string; name: string };
type Props = { clients: readonly ContactClient[]; today: string; onClose: () => void };

/** A call, a meeting or a mail outside the product, for the consultant's own list (CON-30). */
export function RecordContactDialog({ clients, today, onClose }: Props) {
  const form = useSchemaForm(contactInput, {
    defaultValues: { kind: 'chiamata', clientId: '', on: today, minutes: '', note: '' },
  });
  const { mutateAsync, isPending } = useWrite({
    mutationFn: recordContact(useApi()),
    meta: { failed: WORDS.failed, changes: [KEYS.consultantDay] },
    onSuccess: (_answer, { clientId }: ContactInput) => {
      notify('success', WORDS.saved(clients.find(({ id }) => id === clientId)?.name ?? ''));
      onClose();
    },
  });
  return (
    <SchemaDialog
      size="sm"
      title={WORDS.title}
      description={WORDS.text}
      words={{ cancel: WORDS.cancel, send: WORDS.save }}
      isSending={isPending}
      onClose={onClose}
      form={form}
      onSubmit={(values) => mutateAsync(values)}
    >
      <Field name="kind" label={WORDS.kind}>
        <Select options={RECORDED_KINDS.map((value) => ({ value, label: RECORDED_KIND_LABELS[value] }))} />
      </Field>
      <Field name="clientId" label={WORDS.client}>
        <Select placeholder={WORDS.pickClient} options={clients.map(({ id, name }) => ({ value: id, label: name }))} />
      </Field>
      <div className="field-grid sm:grid-cols-2">
        <Field name="on" label={WORDS.on}>
          <DateInput max={today} />
        </Field>
        <Field name="minutes" label={WORDS.minutes}>
          <TextInput inputMode="numeric" autoComplete="off" />
        </Field>
      </div>
      <Field name="note" label={WORDS.note}>
        <TextArea rows={3} />
      </Field>
    </SchemaDialog>
  );
}
