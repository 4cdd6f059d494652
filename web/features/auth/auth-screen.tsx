import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { AUTH, AUTH_TOASTS } from '#messages/auth.ts';
import type { Site } from '#web/lib/session.ts';
import { cn } from '#web/lib/cn.ts';
import { Button } from '#web/ui/button.tsx';
import type { AuthView } from './auth-view.ts';
import { BusinessForm } from './business-form.tsx';
import { CheckMail } from './check-mail.tsx';
import { LoginForm } from './login-form.tsx';
import { TypeSelection } from './type-selection.tsx';

type Props = { view: AuthView; onView: (view: AuthView) => void; next: string | undefined; site: Site };

export function AuthScreen({ view, onView, next, site }: Props) {
  const [sent, setSent] = useState<{ email: string; message: string } | null>(null);
  if (sent) return <CheckMail {...sent} hasOutbox={site.hasOutbox} />;
  return (
    <div className="grid gap-6">
      <AuthToggle view={view} onView={onView} />
      {view === 'tipo' && <TypeSelection views={['azienda']} onChoose={onView} />}
      {view === 'azienda' && (
        <>
          <BackToTypes onBack={() => onView('tipo')} />
          <h1 className="display text-28">{AUTH.business.title}</h1>
          <BusinessForm onSent={(email) => setSent({ email, message: AUTH_TOASTS.businessDone })} />
        </>
      )}
      {view === 'accedi' && (
        <>
          <h1 className="display text-28">{AUTH.signIn.title}</h1>
          <LoginForm next={next} onRegister={() => onView('tipo')} />
        </>
      )}
    </div>
  );
}

function BackToTypes({ onBack }: { onBack: () => void }) {
  return (
    <Button variant="quiet" size="sm" onClick={onBack} className="-ml-2 justify-self-start">
      <ArrowLeft aria-hidden="true" />
      {AUTH.back}
    </Button>
  );
}

function AuthToggle({ view, onView }: Pick<Props, 'view' | 'onView'>) {
  const isSignIn = view === 'accedi';
  return (
    <div
      role="group"
      aria-label={AUTH.toggle.label}
      className="grid grid-cols-2 rounded border border-rule-strong bg-sheet p-1"
    >
      {[
        { label: AUTH.toggle.register, pressed: !isSignIn, to: 'tipo' as const },
        { label: AUTH.toggle.signIn, pressed: isSignIn, to: 'accedi' as const },
      ].map(({ label, pressed, to }) => (
        <button
          key={to}
          type="button"
          aria-pressed={pressed}
          onClick={() => onView(to)}
          className={cn(
            'min-h-11 rounded text-14 font-medium',
            pressed ? 'bg-inked text-on-inked' : 'text-ink-2 hover:text-ink',
          )}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
