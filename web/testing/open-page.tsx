import './test-browser.ts';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ApiClient } from '#web/lib/api.ts';
import { Toaster } from '#web/ui/feedback/toaster.tsx';
import { apiThat } from './api-that.ts';

type Page = () => ReactNode;
type Setting = {
  api?: ApiClient;
  /** The address to open; the page stays at any other that is not one of `others`. */
  at?: string;
  others?: Record<string, Page>;
  session?: object;
};

const NO_SESSION = { read: async () => ({}), check: async () => ({}), forget: () => {} };

/** A page in a router of its own, with the toasts beside it. */
export async function openPage(page: Page, { api, at = '/', others = {}, session }: Setting = {}) {
  const root = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <Toaster label="Messaggi" closeLabel="Chiudi" />
      </>
    ),
  });
  const routes = Object.entries({ $: page, ...others }).map(([path, component]) =>
    createRoute({ getParentRoute: () => root, path, component }),
  );
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [at] }),
    context: { api: api ?? apiThat(() => Response.json({})), session: session ?? NO_SESSION },
  });
  await router.load();
  render(<RouterProvider router={router as never} />);
  return router;
}
