import { useId } from 'react';
import { documentFields, type DocumentFields } from '#domain/documents/document-input.ts';
import { DOCUMENT_KINDS } from '#domain/documents/document-kinds.ts';
import { KIND_LABELS } from '#messages/documents/documents.ts';
import { DOCUMENT_FORM as WORDS, VAULT } from '#messages/documents/screens.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { DateInput } from '#web/ui/fields/date-input.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useSchemaForm, type FormSchema } from '#web/ui/fields/use-schema-form.ts';
import { Dialog } from '#web/ui/windows/dialog.tsx';
import type { VaultDocument } from './api.ts';

type Values = { title: string; kind: DocumentFields['kind']; issuedOn: string; validUntil: string };
type Props = { document: VaultDocument; onClose: () => void; onSave: (fields: DocumentFields) => Promise<unknown> };

/** Name, type and the two days of a paper. */
export function DocumentDialog({ document, onClose, onSave }: Props) {
  const formId = useId();
  const { title, kind, issuedOn, validUntil } = document;
  const form = useSchemaForm(documentFields as unknown as FormSchema<Values, DocumentFields>, {
    defaultValues: { title, kind, issuedOn: issuedOn ?? '', validUntil: validUntil ?? '' },
  });
  async function save(fields: DocumentFields) {
    await onSave(fields);
    onClose();
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={WORDS.title}
      closeLabel={VAULT.close}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {WORDS.cancel}
          </Button>
          <Button type="submit" form={formId} variant="ink" loading={form.formState.isSubmitting}>
            {WORDS.save}
          </Button>
        </>
      }
    >
      <Form form={form} id={formId} onSubmit={save} className="grid gap-4 pb-2">
        <Field name="title" label={WORDS.name} required>
          <TextInput />
        </Field>
        <Field name="kind" label={WORDS.kind} required>
          <Select options={DOCUMENT_KINDS.map((value) => ({ value, label: KIND_LABELS[value] }))} />
        </Field>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field name="issuedOn" label={WORDS.issuedOn}>
            <DateInput />
          </Field>
          <Field name="validUntil" label={WORDS.validUntil} hint={WORDS.byRule}>
            <DateInput />
          </Field>
        </div>
      </Form>
    </Dialog>
  );
}
