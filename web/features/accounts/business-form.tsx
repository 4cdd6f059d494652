import type { z } from 'zod';
import { businessCompletion, businessRegistration, type BusinessRegistration } from '#domain/accounts/registration.ts';
import { AUTH, AUTH_TOASTS } from '#messages/accounts/auth.ts';
import { SECTOR_LABELS } from '#messages/sectors.ts';
import { usePublicWrite } from '#web/lib/query/use-public-write.ts';
import { readVisitor } from '#web/lib/visitor.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Form } from '#web/ui/fields/form.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { useSchemaForm } from '#web/ui/fields/use-schema-form.ts';
import { Agreements } from './agreements.tsx';
import { authMeta } from './auth-failure.ts';
import { PersonFields } from './person-fields.tsx';
import { useAuth } from './use-auth.ts';
import { useDraft, useKeptDraft } from './use-draft.ts';

type Values = z.input<typeof businessRegistration>;
type Props = {
  /** Set after a sign-in by a provider: no password, the person is already known. */
  known?: { firstName: string; lastName: string; email: string };
  onSent: (email: string, needsConfirmation: boolean) => void;
};
const SECTOR_OPTIONS = Object.entries(SECTOR_LABELS).map(([value, label]) => ({ value, label }));

/** The business registration form; inputs carry fixed field names (ACC-1, ACC-5). */
export function BusinessForm({ known, onSent }: Props) {
  const auth = useAuth();
  const schema = known ? businessCompletion : businessRegistration;
  const form = useSchemaForm(schema as typeof businessRegistration, {
    defaultValues: { ...toldSector(), ...known, ...useDraft().values },
  });
  useKeptDraft(form);
  const { isSubmitting } = form.formState;

  const register = usePublicWrite({
    mutationFn: async (input: BusinessRegistration) =>
      known ? (await auth.completeBusiness(input)).needsConfirmation : Boolean(await auth.registerBusiness(input)),
    meta: authMeta(AUTH_TOASTS.signUpFailed),
    onSuccess: (needsConfirmation, { email }) => onSent(email, needsConfirmation),
  });
  return (
    <Form form={form} onSubmit={register.mutateAsync}>
      <PersonFields hasPassword={!known} />
      <Field<Values> name="companyName" label={AUTH.fields.companyName}>
        <TextInput autoComplete="organization" />
      </Field>
      <Field<Values> name="vatNumber" label={AUTH.fields.vatNumber} mark={AUTH.optional}>
        <TextInput autoComplete="off" placeholder={AUTH.placeholders.vatNumber} />
      </Field>
      <div className="field-grid sm:grid-cols-2">
        <Field<Values> name="sector" label={AUTH.fields.sector}>
          <Select options={SECTOR_OPTIONS} placeholder={AUTH.placeholders.sector} />
        </Field>
        <Field<Values> name="role" label={AUTH.fields.role}>
          <TextInput autoComplete="organization-title" placeholder={AUTH.placeholders.role} />
        </Field>
      </div>
      <Agreements />
      <Button type="submit" variant="filo" wide loading={isSubmitting}>
        {isSubmitting ? AUTH.working : AUTH.business.submit}
      </Button>
    </Form>
  );
}

/** The quick check asked it already. */
function toldSector(): { sector?: Values['sector'] } {
  const sector = readVisitor()?.company.sector;
  return sector ? { sector } : {};
}
