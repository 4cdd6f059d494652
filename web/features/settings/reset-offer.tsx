import { AUTH_TOASTS } from '#messages/accounts/auth.ts';
import { SETTINGS } from '#messages/settings/settings.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { askPasswordReset } from './api.ts';

const WORDS = SETTINGS.password;

/** For who does not remember the current password, and for who entered with a provider and never had one. */
export function ResetOffer({ email }: { email: string }) {
  const { mutate, isPending } = useWrite({
    mutationFn: askPasswordReset(useApi()),
    meta: { failed: AUTH_TOASTS.unexpected },
    onSuccess: () => notify('success', WORDS.linkSent, { description: WORDS.linkSentText(email) }),
  });
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-rule pt-4 text-14 text-ink-2">
      {WORDS.unknown}
      <Button size="sm" loading={isPending} onClick={() => mutate(email)}>
        {WORDS.sendLink}
      </Button>
    </p>
  );
}
