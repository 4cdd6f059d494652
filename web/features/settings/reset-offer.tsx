import { useState } from 'react';
import { AUTH_TOASTS } from '#messages/accounts/auth.ts';
import { SETTINGS } from '#messages/settings/settings.ts';
import { failureText } from '#web/lib/failure.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { useAskPasswordReset } from './use-change-password.ts';

const WORDS = SETTINGS.password;

/** For who does not remember the current password, and for who entered with a provider and never had one. */
export function ResetOffer({ email }: { email: string }) {
  const askReset = useAskPasswordReset();
  const [isWorking, setWorking] = useState(false);
  async function ask() {
    setWorking(true);
    try {
      await askReset(email);
      notify('success', WORDS.linkSent, { description: WORDS.linkSentText(email) });
    } catch (error) {
      notify('danger', AUTH_TOASTS.unexpected, { description: failureText(error) });
    }
    setWorking(false);
  }
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-rule pt-4 text-14 text-ink-2">
      {WORDS.unknown}
      <Button size="sm" loading={isWorking} onClick={() => void ask()}>
        {WORDS.sendLink}
      </Button>
    </p>
  );
}
