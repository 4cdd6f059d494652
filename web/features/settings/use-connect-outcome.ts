import { useEffect, useEffectEvent } from 'react';
import { AUTH_TOASTS, PROVIDER_NAMES } from '#messages/accounts/auth.ts';
import { ERROR_MESSAGES } from '#messages/errors.ts';
import { SETTINGS } from '#messages/settings/settings.ts';
import { notify } from '#web/ui/feedback/notify.ts';

type Provider = keyof typeof PROVIDER_NAMES;
export type ConnectOutcome = { collegato?: Provider; errore?: Provider; motivo?: string };

const WORDS = SETTINGS.connections;

/** Told once, then gone from the address (SET-9). */
export function useConnectOutcome({ collegato, errore, motivo }: ConnectOutcome, onTold: () => void): void {
  const told = useEffectEvent(onTold);
  useEffect(() => {
    if (!collegato && !errore) return;
    if (collegato) notify('success', WORDS.connected(PROVIDER_NAMES[collegato]), { id: 'provider' });
    if (errore) {
      const description = motivo === 'provider_taken' ? ERROR_MESSAGES.provider_taken : AUTH_TOASTS.providerFailedText;
      notify('danger', WORDS.connectFailed(PROVIDER_NAMES[errore]), { id: 'provider', description });
    }
    told();
  }, [collegato, errore, motivo]);
}
