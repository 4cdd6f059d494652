import { useRouter } from '@tanstack/react-router';
import type { BusinessRegistration, SignIn } from '#domain/accounts/registration.ts';
import { homeOf } from '#domain/paths.ts';
import type { UserType } from '#domain/vocabulary.ts';
import { dataOf } from '#web/lib/api.ts';
import { useSessionActions } from '#web/lib/session-actions.ts';
import { forgetVisitor, readVisitor } from '#web/lib/visitor.ts';
import { sendForm } from '#web/lib/upload.ts';

type BusinessCompletion = Omit<BusinessRegistration, 'password'>;

/** The feature's API client. */
export function useAuth() {
  const router = useRouter();
  const { sessionChanged } = useSessionActions();
  const { api } = router.options.context;
  async function arrive(user: { userType: UserType | null } | null, next?: string) {
    await sessionChanged();
    await router.navigate({ href: next ?? homeOf(user?.userType ?? null), replace: true });
  }
  return {
    async signIn(input: SignIn, next?: string) {
      const entered = await dataOf(api.session.$post({ json: input }));
      if (!entered.needsCode) await arrive(entered.user, next);
      return entered;
    },
    /** The second step, whichever way the first was taken (SET-10). */
    async enterWithCode(code: string, next?: string) {
      const { user } = await dataOf(api.session.code.$post({ json: { code } }));
      await arrive(user, next);
    },
    /** Confirmation and providers land on /, which then goes on by type (ACC-13). */
    async confirmEmail(json: { token: string; password?: string }) {
      const { needsPassword, needsCode } = await dataOf(api.session.confirmation.$post({ json }));
      if (needsPassword) return needsPassword;
      if (needsCode) return void (await router.navigate({ to: '/auth', search: { vista: 'codice' }, replace: true }));
      await sessionChanged();
      const next = readVisitor()?.next;
      forgetVisitor('next');
      if (next) await router.navigate({ href: next, replace: true });
      else await router.navigate({ to: '/', search: { accesso: 'nuovo' }, replace: true });
    },
    async resetPassword(json: { token: string; password: string; endsOtherAccess: boolean }) {
      const { needsCode } = await dataOf(api['password-resets'].use.$post({ json }));
      if (needsCode) return router.navigate({ to: '/auth', search: { vista: 'codice' }, replace: true });
      await sessionChanged();
      await router.navigate({ to: '/', search: { accesso: 'nuovo' }, replace: true });
    },
    async keepAccount({ token }: { token: string }) {
      await dataOf(api.settings.deletion.undo.$post({ json: { token } }));
      return true;
    },
    /** False while the password is missing, in a browser that is not signed in. */
    async confirmNewEmail(json: { token: string; password?: string }) {
      const { status } = await dataOf(api.settings.email.confirmation.$post({ json }));
      if (status === 'serve_password') return false;
      await sessionChanged();
      return true;
    },
    askPasswordReset: (email: string) => dataOf(api['password-resets'].$post({ json: { email } })),
    resendConfirmation: (email: string) => dataOf(api['confirmation-mails'].$post({ json: { email } })),
    registerBusiness: (input: BusinessRegistration) => dataOf(api.registrations.business.$post({ json: input })),
    completeBusiness: (input: BusinessCompletion) =>
      dataOf(api.registrations.completion.business.$post({ json: input })),
    async registerConsultant(
      input: object,
      documents: File[],
      onProgress: (percent: number) => void,
      isKnown: boolean,
    ) {
      const form = new FormData();
      form.set('data', JSON.stringify(input));
      for (const file of documents) form.append('documents', file);
      const path = `/api/registrations/${isKnown ? 'completion/' : ''}consultant`;
      const answer = await sendForm<{ needsConfirmation?: boolean }>(path, form, onProgress);
      return { needsConfirmation: answer.needsConfirmation ?? true };
    },
    /** After a completion that needed no mail: the account has its type now. */
    async goOn(next?: string) {
      await sessionChanged();
      if (next) await router.navigate({ href: next, replace: true });
      else await router.navigate({ to: '/', search: { accesso: 'nuovo' }, replace: true });
    },
    sessionChanged,
  };
}
