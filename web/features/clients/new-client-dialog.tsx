import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { clientInput } from '#domain/sharing/portfolio.ts';
import { EMPLOYEE_BANDS, LEGAL_FORMS, REGIONS, SECTORS } from '#domain/vocabulary.ts';
import { EMPLOYEE_LABELS, LEGAL_FORM_LABELS } from '#messages/companies/companies.ts';
import { SECTOR_LABELS } from '#messages/sectors.ts';
import { PORTFOLIO as WORDS } from '#messages/sharing/portfolio.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { DateInput } from '#web/ui/fields/date-input.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { FormValue } from '#web/ui/fields/form-value.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { SchemaDialog } from '#web/ui/windows/schema-dialog.tsx';
import { addClient } from './api.ts';

const CHOICES = {
  legalForm: LEGAL_FORMS.map((value) => ({ value, label: LEGAL_FORM_LABELS[value] })),
  region: REGIONS.map((value) => ({ value, label: value })),
  employees: EMPLOYEE_BANDS.map((value) => ({ value, label: EMPLOYEE_LABELS[value] })),
};
const SECTOR_CHOICES = SECTORS.map((value) => ({ value, label: SECTOR_LABELS[value] }));
const { fields } = WORDS;

/** A client before the client has an account: the company in short and the mandate as declared. */
export function NewClientDialog({ today, onClose }: { today: string; onClose: () => void }) {
  const api = useApi();
  const client = useQueryClient();
  const router = useRouter();
  const form = useSchemaForm(clientInput, {
    defaultValues: {
      companyName: '',
      ein: '',
      description: '',
      legalForm: null,
      region: null,
      province: null,
      city: null,
      employees: null,
      foundedYear: null,
      contactName: '',
      contactEmail: '',
      signedOn: today,
    },
  });
  const { mutateAsync, isPending } = useWrite({
    mutationFn: addClient(api),
    meta: { failed: WORDS.createFailed },
    onSuccess: async (_answer, { companyName }) => {
      notify('success', WORDS.created(companyName));
      onClose();
      await client.invalidateQueries({ queryKey: KEYS.everything });
      await router.invalidate();
    },
  });
  return (
    <SchemaDialog
      size="md"
      title={WORDS.formTitle}
      description={WORDS.formIntro}
      words={{ cancel: WORDS.cancel, send: WORDS.create }}
      isSending={isPending}
      onClose={onClose}
      form={form}
      onSubmit={(values) => mutateAsync(values)}
    >
      <div className="field-grid sm:grid-cols-2">
        <Field name="companyName" label={fields.companyName}>
          <TextInput autoComplete="off" />
        </Field>
        <Field name="ein" label={fields.ein}>
          <TextInput autoComplete="off" />
        </Field>
        <Field name="sector" label={fields.sector}>
          <Select options={SECTOR_CHOICES} placeholder={WORDS.pick} />
        </Field>
        <Maybe name="legalForm" />
        <Maybe name="region" />
        <Maybe name="employees" />
      </div>
      <Field name="description" label={fields.description}>
        <TextArea rows={3} />
      </Field>
      <div className="field-grid sm:grid-cols-2">
        <Field name="contactName" label={fields.contactName}>
          <TextInput autoComplete="off" />
        </Field>
        <Field name="contactEmail" label={fields.contactEmail}>
          <TextInput type="email" autoComplete="off" />
        </Field>
        <Field name="signedOn" label={fields.signedOn}>
          <DateInput max={today} />
        </Field>
      </div>
      <CheckboxField name="hasMandate" label={fields.hasMandate} />
    </SchemaDialog>
  );
}

/** A choice that may stay open: the company says it later, or never. */
function Maybe({ name }: { name: keyof typeof CHOICES }) {
  return (
    <FormValue name={name}>
      {({ value, onChange, error }) => (
        <Field label={fields[name]} error={error}>
          <Select
            options={CHOICES[name]}
            placeholder={WORDS.unknown}
            value={(value as string | null) ?? ''}
            onChange={(event) => onChange(event.target.value || null)}
          />
        </Field>
      )}
    </FormValue>
  );
}
