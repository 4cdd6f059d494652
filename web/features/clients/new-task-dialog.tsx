import { ownTaskInput, type OwnTaskInput } from '#domain/consultancies/inputs.ts';
import type { ConsultantDashboard } from '#domain/sharing/consultant-dashboard.ts';
import { DAY_WORDS as WORDS } from '#messages/sharing/dashboard.ts';
import { dataOf } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { DateInput } from '#web/ui/fields/date-input.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { SchemaDialog } from '#web/ui/windows/schema-dialog.tsx';

type Props = { clients: ConsultantDashboard['clients']; onClose: () => void };

/** One more thing to do, for one of the consultancies under way. */
export function NewTaskDialog({ clients, onClose }: Props) {
  const api = useApi();
  const form = useSchemaForm(ownTaskInput, { defaultValues: { consultancyId: '', title: '', dueOn: '' } });
  const { mutateAsync, isPending } = useWrite({
    mutationFn: ({ consultancyId: id, title, dueOn }: OwnTaskInput) =>
      dataOf(
        api.consultancies[':id'].tasks.$post({
          param: { id },
          json: { title, dueOn, side: 'consulente', isDocument: false },
        }),
      ),
    meta: { failed: WORDS.failed, changes: [KEYS.consultancies, KEYS.consultantDay, KEYS.calendar] },
    onSuccess: () => {
      notify('success', WORDS.added);
      onClose();
    },
  });
  return (
    <SchemaDialog
      size="sm"
      title={WORDS.addTitle}
      words={{ cancel: WORDS.cancel, send: WORDS.add }}
      isSending={isPending}
      onClose={onClose}
      form={form}
      onSubmit={(values) => mutateAsync(values)}
    >
      <Field name="title" label={WORDS.taskTitle}>
        <TextInput autoComplete="off" />
      </Field>
      <Field name="consultancyId" label={WORDS.taskClient}>
        <Select
          placeholder={WORDS.pickClient}
          options={clients.map(({ id, name, about }) => ({ value: id, label: `${name} · ${about}` }))}
        />
      </Field>
      <Field name="dueOn" label={WORDS.taskDue}>
        <DateInput />
      </Field>
    </SchemaDialog>
  );
}
