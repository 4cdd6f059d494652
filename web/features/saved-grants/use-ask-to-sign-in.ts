import { useRouter } from '@tanstack/react-router';
import { SITE_PATHS } from '#domain/site-paths.ts';
import { MARKS } from '#messages/grants/marks.ts';
import { MUST_SIGN_IN_TO_SAVE } from '#messages/saved-grants/must-sign-in.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { rememberPendingSave } from './pending-save.ts';

/** Saving needs sign-in (SAV-4). The way there leads back here, and what was asked for is then done. */
export function useAskToSignIn() {
  const router = useRouter();
  return (grantId?: string) =>
    void notify('info', MUST_SIGN_IN_TO_SAVE, {
      id: 'sign-in',
      action: {
        label: MARKS.signIn,
        onPress: () => {
          if (grantId) rememberPendingSave(grantId);
          const next = encodeURIComponent(router.state.location.href);
          void router.navigate({ href: `${SITE_PATHS.auth}?next=${next}` });
        },
      },
    });
}
