import { useEffect, useState } from 'react';
import { AUTH, AUTH_TOASTS, PROVIDER_NAMES } from '#messages/accounts/auth.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { ProviderIcon } from './provider-icon.tsx';

type Provider = keyof typeof PROVIDER_NAMES;
type Props = { configured: readonly Provider[]; isSignIn: boolean; next: string | undefined };

/** Never a dead button: without keys, the error toast says so (ACC-9). */
export function ProviderButtons({ configured, isSignIn, next }: Props) {
  const [working, setWorking] = useState<Provider | null>(null);
  // Coming back from the provider by the browser's own button finds the page as it was left.
  useEffect(() => {
    const rest = () => setWorking(null);
    window.addEventListener('pageshow', rest);
    return () => window.removeEventListener('pageshow', rest);
  }, []);
  const label = isSignIn ? AUTH.providers.signIn : AUTH.providers.signUp;

  function go(provider: Provider) {
    const name = PROVIDER_NAMES[provider];
    if (!configured.includes(provider)) {
      notify('danger', AUTH_TOASTS.providerFailed(name), { description: AUTH_TOASTS.providerFailedText });
      return;
    }
    setWorking(provider);
    notify('info', AUTH_TOASTS.redirecting, { description: AUTH_TOASTS.redirectingText(name) });
    const query = next ? `?next=${encodeURIComponent(next)}` : '';
    window.location.assign(`/api/oauth/${provider}/start${query}`);
  }
  const divider = (
    <p className="flex items-center gap-3 text-13 text-ink-2 before:h-px before:flex-1 before:bg-rule-2 after:h-px after:flex-1 after:bg-rule-2">
      {isSignIn ? AUTH.providers.or : AUTH.providers.orSignUp}
    </p>
  );
  return (
    <div className="grid gap-4">
      {!isSignIn && divider}
      <div className="grid gap-2 sm:grid-cols-2">
        {(Object.keys(PROVIDER_NAMES) as Provider[]).map((provider) => (
          <Button
            key={provider}
            wide
            loading={working === provider}
            disabled={working !== null}
            onClick={() => go(provider)}
          >
            {working === provider ? (
              AUTH.working
            ) : (
              <>
                <ProviderIcon provider={provider} />
                {label(PROVIDER_NAMES[provider])}
              </>
            )}
          </Button>
        ))}
      </div>
      {isSignIn && divider}
    </div>
  );
}
