import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { businessCompletion, businessRegistration, type BusinessRegistration } from '#domain/accounts/registration.ts';
import { AUTH, AUTH_TOASTS } from '#messages/accounts/auth.ts';
import { SECTOR_LABELS } from '#messages/sectors.ts';
import { focusFirstError, italianErrors, showFieldErrors, QUIET_METHOD } from '#web/lib/form-errors.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';
import { Agreements } from './agreements.tsx';
import { notifyFailure } from './notify-failure.ts';
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

/** spec §3 business registration form; inputs carry the spec's field names. */
export function BusinessForm({ known, onSent }: Props) {
  const auth = useAuth();
  const schema = known ? businessCompletion : businessRegistration;
  const form = useForm<Values>({
    resolver: zodResolver(schema, italianErrors) as never,
    shouldFocusError: false,
    defaultValues: { ...known, ...useDraft().values },
  });
  useKeptDraft(form);
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;

  async function submit(values: Values) {
    const input = values as BusinessRegistration; // as the schema has made it
    try {
      const answer = known ? await auth.completeBusiness(input) : await auth.registerBusiness(input);
      onSent(input.email, 'needsConfirmation' in answer ? answer.needsConfirmation : true);
    } catch (error) {
      showFieldErrors(error, setError);
      notifyFailure(AUTH_TOASTS.signUpFailed, error);
    }
  }
  return (
    <form noValidate onSubmit={handleSubmit(submit, focusFirstError())} className="grid gap-4" method={QUIET_METHOD}>
      <PersonFields register={register} errors={errors} hasPassword={!known} />
      <Field label={AUTH.fields.companyName} required error={errors.companyName?.message}>
        <TextInput autoComplete="organization" {...register('companyName')} />
      </Field>
      <Field label={AUTH.fields.vatNumber} mark={AUTH.optional} error={errors.vatNumber?.message}>
        <TextInput autoComplete="off" placeholder={AUTH.placeholders.vatNumber} {...register('vatNumber')} />
      </Field>
      <div className="field-grid sm:grid-cols-2">
        <Field label={AUTH.fields.sector} required error={errors.sector?.message}>
          <Select options={SECTOR_OPTIONS} placeholder={AUTH.placeholders.sector} {...register('sector')} />
        </Field>
        <Field label={AUTH.fields.role} required error={errors.role?.message}>
          <TextInput autoComplete="organization-title" placeholder={AUTH.placeholders.role} {...register('role')} />
        </Field>
      </div>
      <Agreements register={register} error={errors.acceptTerms?.message} />
      <Button type="submit" variant="filo" wide loading={isSubmitting}>
        {isSubmitting ? AUTH.working : AUTH.business.submit}
      </Button>
    </form>
  );
}
