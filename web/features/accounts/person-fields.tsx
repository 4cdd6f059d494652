import type { FieldErrors, FieldPath, FieldValues, UseFormRegister } from 'react-hook-form';
import { AUTH } from '#messages/accounts/auth.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';

type Person = { firstName: string; lastName: string; email: string; password: string };
type Props<Values extends FieldValues & Person> = {
  register: UseFormRegister<Values>;
  errors: FieldErrors<Values>;
  /** Not after a sign-in by a provider. */
  hasPassword?: boolean;
};

/** What both registrations ask of the person. */
export function PersonFields<Values extends FieldValues & Person>({
  register,
  errors,
  hasPassword = true,
}: Props<Values>) {
  const name = (field: keyof Person) => field as unknown as FieldPath<Values>;
  const problem = (field: keyof Person) => errors[field]?.message as string | undefined;
  return (
    <>
      <div className="field-grid sm:grid-cols-2">
        <Field label={AUTH.fields.firstName} required error={problem('firstName')}>
          <TextInput autoComplete="given-name" {...register(name('firstName'))} />
        </Field>
        <Field label={AUTH.fields.lastName} required error={problem('lastName')}>
          <TextInput autoComplete="family-name" {...register(name('lastName'))} />
        </Field>
      </div>
      <Field label={AUTH.fields.email} required error={problem('email')}>
        <TextInput type="email" autoComplete="email" inputMode="email" {...register(name('email'))} />
      </Field>
      {hasPassword && (
        <Field label={AUTH.fields.password} required hint={AUTH.passwordHint} error={problem('password')}>
          <PasswordInput
            autoComplete="new-password"
            showLabel={AUTH.showPassword}
            hideLabel={AUTH.hidePassword}
            {...register(name('password'))}
          />
        </Field>
      )}
    </>
  );
}
