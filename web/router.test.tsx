import './testing/test-browser.ts';
import { createMemoryHistory, createRootRoute, createRoute, notFound, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NotFoundSection } from './features/shell/not-found-section.tsx';
import { browserRouter } from './router.tsx';

/** As in the browser: no request is being answered. */
vi.mock('@tanstack/react-start', () => ({ getGlobalStartContext: () => undefined }));

test('a loader that finds nothing shows an Italian page with a way back, wherever the route says nothing itself', async () => {
  const root = createRootRoute();
  const chat = createRoute({
    getParentRoute: () => root,
    path: '/chat/$id',
    loader: () => {
      throw notFound();
    },
  });
  const router = await browserRouter(root.addChildren([chat]) as never);
  expect(router.options.defaultNotFoundComponent).toBe(NotFoundSection);
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: ['/chat/niente'] }) } as never);
  await router.load();
  render(<RouterProvider router={router as never} />);
  expect(await screen.findByRole('heading', { name: 'Pagina non trovata' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Vai alla pagina iniziale' }).getAttribute('href')).toBe('/');
  expect(screen.queryByText('Not Found')).toBeNull();
});
