import { useEffect, useState, type ReactNode } from 'react';
import { AUTH, AUTH_TOASTS } from '#messages/accounts/auth.ts';
import { ERROR_MESSAGES } from '#messages/errors.ts';
import type { SessionUser, Site } from '#web/lib/session.ts';
import { keepVisitor } from '#web/lib/visitor.ts';
import { InlineAlert } from '#web/ui/feedback/inline-alert.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import {
  BusinessForm,
  CheckMail,
  CodeForm,
  ConsultantForm,
  ForgotPassword,
  LoginForm,
  NewcomerNotice,
  prepareView,
} from './auth-parts.ts';
import { AuthToggle } from './auth-toggle.tsx';
import type { AuthView } from './auth-view.ts';
import { FormHead } from './form-head.tsx';
import { OUTCOME } from './auth-failure.ts';
import { ProviderButtons } from './provider-buttons.tsx';
import { ScreenTitle } from './screen-title.tsx';
import { TypeSelection } from './type-selection.tsx';
import { useAuth } from './use-auth.ts';
import { DraftContext, newDraft } from './use-draft.ts';
import { useLostFocus } from './use-lost-focus.ts';
import { useSent, type Sent } from './use-sent.ts';

type Props = {
  view: AuthView;
  onView: (view: AuthView) => void;
  next: string | undefined;
  site: Site;
  /** Signed in by a provider, but without a type yet (ACC-11). */
  newcomer: SessionUser | null;
  /** The consultant's part of the registration, the same as in the profile. */
  consultantDetails: ReactNode;
};
const PLACEHOLDER_EMAIL = /@senza-email\.invalid$/;

export function AuthScreen(props: Props) {
  const { view, site } = props;
  const [draft] = useState(newDraft);
  const [sent, setSent] = useSent(view);
  const screen = useLostFocus(sent ? 'sent' : view);
  useEffect(() => prepareView(view), [view]);
  return (
    <DraftContext value={draft}>
      <div ref={screen} data-auth-view={view} className="grid gap-6">
        {sent ? (
          <CheckMail {...sent} hasOutbox={site.hasOutbox} onBack={() => setSent(null)} />
        ) : (
          <Views {...props} onSent={setSent} />
        )}
      </div>
    </DraftContext>
  );
}

function Views({
  view,
  onView,
  next,
  site,
  newcomer,
  consultantDetails,
  onSent,
}: Props & { onSent: (sent: Sent) => void }) {
  const auth = useAuth();
  if (view === 'recupero') return <ForgotPassword hasOutbox={site.hasOutbox} onBack={() => onView('accedi')} />;

  if (view === 'codice') return <CodeForm next={next} onBack={() => onView('accedi')} />;

  const typedEmail = newcomer && !PLACEHOLDER_EMAIL.test(newcomer.email) ? newcomer.email : '';
  const known = newcomer
    ? { firstName: newcomer.firstName, lastName: newcomer.lastName, email: typedEmail }
    : undefined;
  const finish = (message: string) => (email: string, needsConfirmation: boolean) => {
    const description = needsConfirmation ? AUTH_TOASTS.signUpDoneText : undefined;
    notify('success', AUTH_TOASTS.signUpDone, { id: OUTCOME, description });
    if (!needsConfirmation) return void auth.goOn(next);
    if (next) keepVisitor({ next }); // the link of the mail leads back
    onSent({ from: view, email, message });
    if (newcomer) void auth.sessionChanged();
  };
  const isSignIn = view === 'accedi' && !newcomer;
  const toTypes = () => onView('tipo');
  return (
    <>
      {newcomer ? (
        <NewcomerNotice email={typedEmail} />
      ) : (
        <AuthToggle
          isSignIn={isSignIn}
          onToggle={(toSignIn) => onView(toSignIn ? 'accedi' : 'tipo')}
          onSignInAhead={() => prepareView('accedi')}
        />
      )}
      {!isSignIn && !newcomer && !site.takesSignUps && (
        <InlineAlert tone="verify">{ERROR_MESSAGES.sign_up_closed}</InlineAlert>
      )}
      {isSignIn && (
        <>
          <div>
            <ScreenTitle>{AUTH.signIn.title}</ScreenTitle>
            {next && <p className="mt-1 text-14 text-ink-2">{AUTH.signIn.thenBack}</p>}
          </div>
          <ProviderButtons configured={site.providers} isSignIn next={next} />
          <LoginForm
            next={next}
            onRegister={toTypes}
            onForgot={() => onView('recupero')}
            onCode={() => onView('codice')}
          />
        </>
      )}
      {!isSignIn && (view === 'tipo' || view === 'accedi') && (
        <>
          <TypeSelection onChoose={onView} onAhead={prepareView} />
          {!newcomer && <ProviderButtons configured={site.providers} isSignIn={false} next={next} />}
        </>
      )}
      {view === 'azienda' && (
        <>
          <FormHead title={AUTH.business.title} onBack={toTypes} />
          <BusinessForm known={known} onSent={finish(AUTH_TOASTS.businessDone)} />
        </>
      )}
      {view === 'consulente' && (
        <>
          <FormHead title={AUTH.consultant.title} steps={AUTH.consultant.steps} onBack={toTypes} />
          <ConsultantForm details={consultantDetails} known={known} onSent={finish(AUTH_TOASTS.consultantDone)} />
        </>
      )}
    </>
  );
}
