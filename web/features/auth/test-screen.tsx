import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { hc } from 'hono/client';
import { useState, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { vi } from 'vitest';
import type { Api } from '#server/app.ts';
import type { SessionUser } from '#web/lib/session.ts';
import { Toaster } from '#web/ui/toaster.tsx';
import { AuthScreen } from './auth-screen.tsx';
import type { AuthView } from './auth-view.ts';

type Answer = (path: string, body: unknown) => Response | Promise<Response>;
export type Asked = { path: string; body: unknown };

/** A refusal as the server writes it. */
export const refusal = (status: number, code: string, message: string, fields: object[] = []) =>
  Response.json({ code, message, fields, requestId: 'r' }, { status });

/** Something of the auth feature on a page of its own, with every call to the API answered by the test. */
export async function openPage(content: () => ReactNode, answer: Answer) {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  vi.stubGlobal('scrollTo', () => {});
  const asked: Asked[] = [];
  const { api } = hc<Api>('http://localhost', {
    fetch: async (url: RequestInfo | URL, init?: RequestInit) => {
      const { pathname } = new URL(String(url));
      const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
      asked.push({ path: `${init?.method ?? 'GET'} ${pathname}`, body });
      return answer(pathname, body);
    },
  });
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '$',
    component: () => (
      <>
        {content()}
        <Toaster label="Messaggi" closeLabel="Chiudi" />
      </>
    ),
  });
  const session = { read: async () => ({}), check: async () => ({}), forget: () => {} };
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/auth'] }),
    context: { api, session },
  });
  render(<RouterProvider router={router as never} />);
  await screen.findByRole('heading', { level: 1 });
  return { asked, address: () => router.state.location.href };
}

type Setting = {
  view?: AuthView;
  next?: string;
  newcomer?: SessionUser | null;
  providers?: ('google' | 'facebook')[];
  answer?: Answer;
};

/** The auth screen as the route composes it. */
export function openAuth({ view = 'tipo', next, newcomer = null, providers = [], answer }: Setting = {}) {
  function Screen() {
    const [shown, setShown] = useState(view);
    return (
      <AuthScreen
        view={shown}
        onView={setShown}
        next={next}
        site={{ isDemo: false, hasOutbox: false, providers }}
        newcomer={newcomer}
        consultantDetails={<Details />}
      />
    );
  }
  return openPage(() => <Screen />, answer ?? (() => Response.json({})));
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
