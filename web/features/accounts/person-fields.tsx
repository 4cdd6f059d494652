import { AUTH } from '#messages/accounts/auth.ts';
import { Field } from '#web/ui/fields/field.tsx';
import { PasswordInput } from '#web/ui/fields/password-input.tsx';
import { TextInput } from '#web/ui/fields/text-input.tsx';

type Person = { firstName: string; lastName: string; email: string; password: string };

/** What both registrations ask of the person; no password after a sign-in by a provider. */
export function PersonFields({ hasPassword = true }: { hasPassword?: boolean }) {
  return (
    <>
      <div className="field-grid sm:grid-cols-2">
        <Field<Person> name="firstName" label={AUTH.fields.firstName}>
          <TextInput autoComplete="given-name" />
        </Field>
        <Field<Person> name="lastName" label={AUTH.fields.lastName}>
          <TextInput autoComplete="family-name" />
        </Field>
      </div>
      <Field<Person> name="email" label={AUTH.fields.email}>
        <TextInput type="email" autoComplete="email" inputMode="email" />
      </Field>
      {hasPassword && (
        <Field<Person> name="password" label={AUTH.fields.password} hint={AUTH.passwordHint}>
          <PasswordInput autoComplete="new-password" showLabel={AUTH.showPassword} hideLabel={AUTH.hidePassword} />
        </Field>
      )}
    </>
  );
}
