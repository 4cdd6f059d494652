import { useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import {
  consultantCompletion,
  consultantRegistration,
  type ConsultantRegistration,
} from '#domain/accounts/registration.ts';
import { AUTH, AUTH_TOASTS } from '#messages/accounts/auth.ts';
import { usePublicWrite } from '#web/lib/query/use-public-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { Progress } from '#web/ui/feedback/progress.tsx';
import { Agreements } from './agreements.tsx';
import { DocumentsField } from './documents-field.tsx';
import { authMeta } from './auth-failure.ts';
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

/** The consultant registration form; inputs carry fixed field names (ACC-2, ACC-5). */
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
  const [percent, setPercent] = useState(0);
  const [specializations, sectors] = useWatch({ control, name: ['specializations', 'sectors'] });
  const alerts = [
    ...(specializations.length === 0 ? [AUTH.alerts.specialization] : []),
    ...(sectors.length === 0 ? [AUTH.alerts.sector] : []),
  ];

  const register = usePublicWrite({
    mutationFn: (values: ConsultantRegistration) =>
      auth.registerConsultant(values, documents, setPercent, known !== undefined),
    meta: authMeta(AUTH_TOASTS.signUpFailed),
    onSuccess: ({ needsConfirmation }, { email }) => onSent(email, needsConfirmation),
  });
  return (
    <Form form={form} onSubmit={register.mutateAsync}>
      <PersonFields hasPassword={!known} />
      {details}
      <DocumentsField
        files={documents}
        onChange={(chosen) => {
          draft.keepDocuments(chosen);
          setDocuments(chosen);
          clearErrors('documents'); // what the server said was of the old ones
        }}
        isSending={register.isPending}
        error={(errors as { documents?: { message?: string } }).documents?.message}
      />
      <Agreements />
      <div id="still-missing" className="contents">
        {alerts.map((alert) => (
          <InlineAlert key={alert} tone="verify">
            {alert}
          </InlineAlert>
        ))}
      </div>
      {register.isPending && documents.length > 0 && <Progress value={percent} label={AUTH.files.uploading(percent)} />}
      <Button
        type="submit"
        variant="filo"
        wide
        loading={isSubmitting}
        disabled={alerts.length > 0}
        aria-describedby="still-missing"
      >
        {isSubmitting ? AUTH.working : AUTH.consultant.submit}
      </Button>
    </Form>
  );
}
