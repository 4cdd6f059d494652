import { useRouter } from '@tanstack/react-router';
import type { BusinessRegistration, SignIn } from '#domain/accounts/registration.ts';
import { homeOf } from '#domain/paths.ts';
import { dataOf } from '#web/lib/api.ts';
import { useSessionActions } from '#web/lib/session-actions.ts';

/** The feature's only door to the API. */
export function useAuth() {
  const router = useRouter();
  const { sessionChanged } = useSessionActions();
  const { api } = router.options.context;
  return {
    async signIn(input: SignIn, next?: string) {
      const { user } = await dataOf(api.session.$post({ json: input }));
      await sessionChanged();
      await router.navigate({ href: next ?? homeOf(user?.userType ?? null), replace: true });
    },
    async confirmEmail(token: string) {
      await dataOf(api.session.confirmation.$post({ json: { token } }));
      await sessionChanged();
      await router.navigate({ to: '/', search: { accesso: 'nuovo' }, replace: true });
    },
    registerBusiness: (input: BusinessRegistration) => dataOf(api.registrations.business.$post({ json: input })),
    resendConfirmation: (email: string) => dataOf(api['confirmation-mails'].$post({ json: { email } })),
  };
}
