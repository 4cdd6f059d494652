import { ArrowLeft } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { AUTH, AUTH_TOASTS } from '#messages/auth.ts';
import type { SessionUser, Site } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { AuthToggle } from './auth-toggle.tsx';
import type { AuthView } from './auth-view.ts';
import { BusinessForm } from './business-form.tsx';
import { CheckMail } from './check-mail.tsx';
import { ConsultantForm } from './consultant-form.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { LoginForm } from './login-form.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import { TypeSelection } from './type-selection.tsx';
import { useAuth } from './use-auth.ts';

type Props = {
  view: AuthView;
  onView: (view: AuthView) => void;
  next: string | undefined;
  site: Site;
  /** Signed in by a provider, but without a type yet (product.md). */
  newcomer: SessionUser | null;
  /** The consultant's part of the registration, the same as in the profile. */
  consultantDetails: ReactNode;
};
const PLACEHOLDER_EMAIL = /@senza-email\.invalid$/;

export function AuthScreen({ view, onView, next, site, newcomer, consultantDetails }: Props) {
  const auth = useAuth();
  const [sent, setSent] = useState<{ email: string; message: string } | null>(null);
  if (sent) return <CheckMail {...sent} hasOutbox={site.hasOutbox} />;
  if (view === 'recupero') return <ForgotPassword hasOutbox={site.hasOutbox} onBack={() => onView('accedi')} />;

  const known = newcomer
    ? {
        firstName: newcomer.firstName,
        lastName: newcomer.lastName,
        email: PLACEHOLDER_EMAIL.test(newcomer.email) ? '' : newcomer.email,
      }
    : undefined;
  const finish = (message: string) => (email: string, needsConfirmation: boolean) =>
    needsConfirmation ? setSent({ email, message }) : void auth.goOn();
  const isSignIn = view === 'accedi' && !newcomer;
  return (
    <div className="grid gap-6">
      {newcomer ? (
        <p role="status" className="text-14 text-ink-2">
          <strong className="block text-ink">{AUTH.complete.title}</strong>
          {AUTH.complete.text}
        </p>
      ) : (
        <AuthToggle isSignIn={isSignIn} onToggle={(toSignIn) => onView(toSignIn ? 'accedi' : 'tipo')} />
      )}
      {isSignIn && (
        <>
          <h1 className="display text-28">{AUTH.signIn.title}</h1>
          <ProviderButtons configured={site.providers} isSignIn next={next} />
          <LoginForm next={next} onRegister={() => onView('tipo')} onForgot={() => onView('recupero')} />
        </>
      )}
      {!isSignIn && (view === 'tipo' || view === 'accedi') && (
        <>
          <TypeSelection onChoose={onView} />
          {!newcomer && <ProviderButtons configured={site.providers} isSignIn={false} next={next} />}
        </>
      )}
      {view === 'azienda' && (
        <>
          <FormHead title={AUTH.business.title} onBack={() => onView('tipo')} />
          <BusinessForm known={known} onSent={finish(AUTH_TOASTS.businessDone)} />
        </>
      )}
      {view === 'consulente' && (
        <>
          <FormHead title={AUTH.consultant.title} onBack={() => onView('tipo')} />
          <ol className="list-decimal pl-5 text-14 text-ink-2">
            {AUTH.consultant.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <ConsultantForm details={consultantDetails} known={known} onSent={finish(AUTH_TOASTS.consultantDone)} />
        </>
      )}
    </div>
  );
}

function FormHead({ title, onBack }: { title: string; onBack: () => void }) {
  return (
    <div className="grid gap-3">
      <Button variant="quiet" size="sm" onClick={onBack} className="-ml-2 justify-self-start">
        <ArrowLeft aria-hidden="true" />
        {AUTH.back}
      </Button>
      <h1 className="display text-28">{title}</h1>
    </div>
  );
}
