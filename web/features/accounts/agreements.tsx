import { PATHS } from '#domain/paths.ts';
import { AUTH } from '#messages/accounts/auth.ts';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';

type Agreed = { acceptTerms: boolean; marketingConsent: boolean };

/** Acceptance of terms and privacy notice and, apart, optional marketing consent (ACC-16). */
export function Agreements() {
  return (
    <div>
      <CheckboxField<Agreed> name="acceptTerms" label={<AgreementWords />} required />
      <CheckboxField<Agreed> name="marketingConsent" label={AUTH.marketing} />
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
