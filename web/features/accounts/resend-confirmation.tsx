import { useState } from 'react';
import { SENT } from '#messages/accounts/auth.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { notifyFailure, OUTCOME } from './notify-failure.ts';
import { useAuth } from './use-auth.ts';

export function ResendConfirmation({ email }: { email: string }) {
  const auth = useAuth();
  const [working, setWorking] = useState(false);
  async function resend() {
    setWorking(true);
    try {
      await auth.resendConfirmation(email);
      notify('success', SENT.resent, { id: OUTCOME });
    } catch (error) {
      notifyFailure(SENT.notSent, error);
    }
    setWorking(false);
  }
  return (
    <Button onClick={() => void resend()} loading={working}>
      {SENT.resend}
    </Button>
  );
}
