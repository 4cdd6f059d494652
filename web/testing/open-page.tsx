import './test-browser.ts';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
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
import { createQueryStore } from '#web/lib/query/query-store.ts';
import { notify, takeBack } from '#web/ui/feedback/notify.ts';
import { Toaster } from '#web/ui/feedback/toaster.tsx';
import { apiThat } from './api-that.ts';

type Page = () => ReactNode;
type Setting = {
  api?: ApiClient;
  /** The address to open; the page stays at any other that is not one of `others`. */
  at?: string;
  others?: Record<string, Page>;
  session?: object;
  /** What the loaders of the signed-in pages have read: `(client) => client.setQueryData(query.queryKey, data)`. */
  known?: (client: QueryClient) => void;
};

const NO_SESSION = { read: async () => ({}), check: async () => ({}), forget: () => {} };

/** A page in a router and a query client of its own, with the toasts beside it. */
export async function openPage(page: Page, { api, at = '/', others = {}, session, known }: Setting = {}) {
  const query = createQueryStore(notify, takeBack);
  const client = await query.client();
  known?.(client);
  const root = createRootRoute({
    component: () => (
      <QueryClientProvider client={client}>
        <Outlet />
        <Toaster label="Messaggi" closeLabel="Chiudi" />
      </QueryClientProvider>
    ),
  });
  const routes = Object.entries({ $: page, ...others }).map(([path, component]) =>
    createRoute({ getParentRoute: () => root, path, component }),
  );
  const router = createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [at] }),
    context: { api: api ?? apiThat(() => Response.json({})), session: session ?? NO_SESSION, query },
  });
  await router.load();
  render(<RouterProvider router={router as never} />);
  return router;
}
