import { useRouter } from '@tanstack/react-router';
import { PATHS } from '#domain/paths.ts';
import { MARKS } from '#messages/grants/marks.ts';
import { SAVING } from '#messages/saved-grants/saved-grants.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { rememberPendingSave } from './pending-save.ts';

/** Saving needs sign-in (SAV-4). The way there leads back here, and what was asked for is then done. */
export function useAskToSignIn() {
  const router = useRouter();
  return (grantId?: string) =>
    void notify('info', SAVING.mustSignInToSave, {
      id: 'sign-in',
      action: {
        label: MARKS.signIn,
        onPress: () => {
          if (grantId) rememberPendingSave(grantId);
          const next = encodeURIComponent(router.state.location.href);
          void router.navigate({ href: `${PATHS.auth}?next=${next}` });
        },
      },
    });
}
