import { useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import {
  consultantCompletion,
  consultantRegistration,
  type ConsultantRegistration,
} from '#domain/accounts/registration.ts';
import { AUTH, AUTH_TOASTS } from '#messages/accounts/auth.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { Agreements } from './agreements.tsx';
import { DocumentsField } from './documents-field.tsx';
import { notifyFailure } from './notify-failure.ts';
import { PersonFields } from './person-fields.tsx';
import { useAuth } from './use-auth.ts';
import { useDraft, useKeptDraft } from './use-draft.ts';

type Props = {
  /** The inputs of the consultant's work, which read the form around them. */
  details: ReactNode;
  /** Set after a sign-in by a provider: no password, the person is already known. */
  known?: { firstName: string; lastName: string; email: string };
  onSent: (email: string, needsConfirmation: boolean) => void;
};

/** spec §3 consultant registration form; inputs carry the spec's field names. */
export function ConsultantForm({ details, known, onSent }: Props) {
  const auth = useAuth();
  const draft = useDraft();
  const schema = known ? consultantCompletion : consultantRegistration;
  const form = useSchemaForm(schema as typeof consultantRegistration, {
    defaultValues: { specializations: [], sectors: [], ...known, ...draft.values },
  });
  useKeptDraft(form);
  const { clearErrors, control, formState } = form;
  const { errors, isSubmitting } = formState;
  const [documents, setDocuments] = useState(draft.documents);
  const [percent, setPercent] = useState<number | null>(null);
  const [specializations, sectors] = useWatch({ control, name: ['specializations', 'sectors'] });
  const alerts = [
    ...(specializations.length === 0 ? [AUTH.alerts.specialization] : []),
    ...(sectors.length === 0 ? [AUTH.alerts.sector] : []),
  ];

  async function submit(values: ConsultantRegistration) {
    setPercent(0);
    try {
      const { needsConfirmation } = await auth.registerConsultant(values, documents, setPercent, known !== undefined);
      onSent(values.email, needsConfirmation);
    } finally {
      setPercent(null);
    }
  }
  return (
    <Form form={form} onSubmit={submit} onFailure={(error) => notifyFailure(AUTH_TOASTS.signUpFailed, error)}>
      <PersonFields hasPassword={!known} />
      {details}
      <DocumentsField
        files={documents}
        onChange={(chosen) => {
          draft.keepDocuments(chosen);
          setDocuments(chosen);
          clearErrors('documents' as never); // what the server said was of the old ones
        }}
        isSending={percent !== null}
        error={(errors as { documents?: { message?: string } }).documents?.message}
      />
      <Agreements />
      {alerts.map((alert) => (
        <InlineAlert key={alert} tone="verify">
          {alert}
        </InlineAlert>
      ))}
      {percent !== null && documents.length > 0 && <Progress value={percent} label={AUTH.files.uploading(percent)} />}
      <Button
        type="submit"
        variant="filo"
        wide
        loading={isSubmitting}
        disabled={alerts.length > 0}
        disabledReason={alerts.join('. ')}
      >
        {isSubmitting ? AUTH.working : AUTH.consultant.submit}
      </Button>
    </Form>
  );
}
