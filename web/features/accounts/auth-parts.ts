import { fetchDrawn, later } from '#web/lib/later.tsx';
import type { AuthView } from './auth-view.ts';

/** The forms of the auth screen, a third of its script: they come when somebody turns to one. */
const login = async () => (await import('./login-form.tsx')).LoginForm;
const forgot = async () => (await import('./forgot-password.tsx')).ForgotPassword;
const code = async () => (await import('./code-form.tsx')).CodeForm;
const business = async () => (await import('./business-form.tsx')).BusinessForm;
const consultant = async () => (await import('./consultant-form.tsx')).ConsultantForm;
const newcomer = async () => (await import('./newcomer-notice.tsx')).NewcomerNotice;
const sent = async () => (await import('./check-mail.tsx')).CheckMail;

export const LoginForm = later(login, import.meta.env.SSR ? await login() : null);
export const ForgotPassword = later(forgot, import.meta.env.SSR ? await forgot() : null);
export const CodeForm = later(code, import.meta.env.SSR ? await code() : null);
export const BusinessForm = later(business, import.meta.env.SSR ? await business() : null);
export const ConsultantForm = later(consultant, import.meta.env.SSR ? await consultant() : null);
export const NewcomerNotice = later(newcomer, import.meta.env.SSR ? await newcomer() : null);
export const CheckMail = later(sent, import.meta.env.SSR ? await sent() : null);

/** What each view may go on to comes with it: a form that is pressed away leaves no gap. */
const NEEDED: Partial<Record<AuthView, () => Promise<unknown>>> = {
  accedi: () => Promise.all([LoginForm.ready(), ForgotPassword.ready(), CodeForm.ready()]),
  recupero: ForgotPassword.ready,
  codice: CodeForm.ready,
  azienda: () => Promise.all([BusinessForm.ready(), CheckMail.ready()]),
  consulente: () => Promise.all([ConsultantForm.ready(), CheckMail.ready()]),
};

/** Once a view is pointed at, or open. Drawing it asks again, if the network was away. */
export function prepareView(view: AuthView): void {
  void NEEDED[view]?.().catch(() => {});
}

await Promise.all(Object.entries(NEEDED).map(([view, ready]) => fetchDrawn(`[data-auth-view=${view}]`, ready)));
