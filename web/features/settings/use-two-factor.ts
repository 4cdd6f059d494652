import { useQueryClient } from '@tanstack/react-query';
import { SETTINGS } from '#messages/settings/settings.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { confirmTwoFactor, renewRecoveryCodes, type Settings } from './api.ts';

const WORDS = SETTINGS.twoFactor;

/** Both answer with recovery codes, which are seen this once. */
export function useTwoFactorCodes(kind: 'confirm' | 'renew', onCodes: (codes: string[]) => void) {
  const client = useQueryClient();
  const api = useApi();
  return useWrite({
    mutationFn: kind === 'confirm' ? confirmTwoFactor(api) : renewRecoveryCodes(api),
    meta: { failed: WORDS.failed },
    onSuccess: ({ recoveryCodes, waysIn }) => {
      client.setQueryData<Settings>(KEYS.settings, (old) => old && { ...old, waysIn });
      onCodes(recoveryCodes);
      notify('success', kind === 'confirm' ? WORDS.started : WORDS.renewed);
    },
  });
}
