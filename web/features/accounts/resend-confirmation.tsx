import { SENT } from '#messages/accounts/auth.ts';
import { usePublicWrite } from '#web/lib/query/use-public-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { authMeta, OUTCOME } from './auth-failure.ts';
import { useAuth } from './use-auth.ts';

export function ResendConfirmation({ email }: { email: string }) {
  const auth = useAuth();
  const resend = usePublicWrite({
    mutationFn: auth.resendConfirmation,
    meta: authMeta(SENT.notSent),
    onSuccess: () => notify('success', SENT.resent, { id: OUTCOME }),
  });
  return (
    <Button onClick={() => resend.mutate(email)} loading={resend.isPending}>
      {SENT.resend}
    </Button>
  );
}
