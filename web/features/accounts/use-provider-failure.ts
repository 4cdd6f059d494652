import { useEffect, useEffectEvent } from 'react';
import { AUTH_TOASTS, PROVIDER_NAMES } from '#messages/accounts/auth.ts';
import { notify } from '#web/ui/feedback/notify.ts';

export type Provider = keyof typeof PROVIDER_NAMES;

/** A provider that sent the person back without success (ACC-9). */
export function useProviderFailure(provider: Provider | undefined, reason: string | undefined, onTold: () => void) {
  const told = useEffectEvent(onTold);
  useEffect(() => {
    if (!provider) return;
    const reasons: Partial<Record<string, string>> = AUTH_TOASTS.providerReasons;
    notify('danger', AUTH_TOASTS.providerFailed(PROVIDER_NAMES[provider]), {
      id: 'provider',
      description: reasons[reason ?? ''] ?? AUTH_TOASTS.providerFailedText,
    });
    told();
  }, [provider, reason]);
}
