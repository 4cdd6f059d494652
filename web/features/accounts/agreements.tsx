import type { FieldPath, FieldValues, UseFormRegister } from 'react-hook-form';
import { PATHS } from '#domain/paths.ts';
import { AUTH } from '#messages/accounts/auth.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { FieldError } from '#web/ui/fields/field.tsx';

type Agreed = { acceptTerms: boolean; marketingConsent?: boolean };
type Props<Values extends FieldValues & Agreed> = { register: UseFormRegister<Values>; error: string | undefined };

/** Acceptance of terms and privacy notice and, apart, optional marketing consent (product.md). */
export function Agreements<Values extends FieldValues & Agreed>({ register, error }: Props<Values>) {
  const name = (field: keyof Agreed) => field as unknown as FieldPath<Values>;
  return (
    <div>
      <Checkbox
        label={<AgreementWords />}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? 'terms-error' : undefined}
        {...register(name('acceptTerms'))}
      />
      {error && <FieldError id="terms-error">{error}</FieldError>}
      <Checkbox label={AUTH.marketing} {...register(name('marketingConsent'))} />
    </div>
  );
}

const WORDS = AUTH.agreement;

/** In tabs of their own: what is already typed stays. */
function AgreementWords() {
  return (
    <>
      {WORDS.first}
      <a href={PATHS.terms} target="_blank" rel="noopener">
        {WORDS.terms}
      </a>
      {WORDS.then}
      <a href={PATHS.privacy} target="_blank" rel="noopener">
        {WORDS.privacy}
      </a>
    </>
  );
}
