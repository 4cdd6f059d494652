import { useState, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { SessionUser } from '#web/lib/session.ts';
import { apiThat } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import {
  BusinessForm,
  CheckMail,
  CodeForm,
  ConsultantForm,
  ForgotPassword,
  LoginForm,
  NewcomerNotice,
} from './auth-parts.ts';
import { AuthScreen } from './auth-screen.tsx';
import type { AuthView } from './auth-view.ts';

type Answer = (path: string, body: unknown) => Response | Promise<Response>;
export type Asked = { path: string; body: unknown };

/** Something of the auth feature on a page of its own, with every call to the API answered by the test. */
export async function openAuthPage(content: () => ReactNode, answer: Answer) {
  const asked: Asked[] = [];
  const api = apiThat(({ method, path, body }) => {
    asked.push({ path: `${method} ${path}`, body });
    return answer(path, body);
  });
  const router = await openPage(content, { api, at: '/auth' });
  return { asked, address: () => router.state.location.href };
}

type Setting = {
  view?: AuthView;
  next?: string;
  newcomer?: SessionUser | null;
  providers?: ('google' | 'facebook')[];
  answer?: Answer;
};

const PARTS = [LoginForm, ForgotPassword, CodeForm, BusinessForm, ConsultantForm, NewcomerNotice, CheckMail];

/** The auth screen as the route composes it, its parts fetched. */
export async function openAuth({ view = 'tipo', next, newcomer = null, providers = [], answer }: Setting = {}) {
  await Promise.all(PARTS.map((part) => part.ready()));
  function Screen() {
    const [shown, setShown] = useState(view);
    return (
      <AuthScreen
        view={shown}
        onView={setShown}
        next={next}
        site={{ isDemo: false, hasOutbox: false, providers, notice: null, takesSignUps: true }}
        newcomer={newcomer}
        consultantDetails={<Details />}
      />
    );
  }
  return openAuthPage(() => <Screen />, answer ?? (() => Response.json({})));
}

/** In the place of the consultant's own fields, which belong to another feature: the two lists that the form watches. */
function Details() {
  const { setValue } = useFormContext();
  return (
    <>
      <button type="button" onClick={() => setValue('specializations', ['regional_grants'])}>
        Bandi Regionali
      </button>
      <button type="button" onClick={() => setValue('sectors', ['technology'])}>
        Tecnologia
      </button>
    </>
  );
}
