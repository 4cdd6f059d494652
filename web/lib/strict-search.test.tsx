import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { isSafeReturnPath } from '#domain/paths.ts';
import { idIn, strictSearch } from './strict-search.ts';

test('a way back to another site never reaches the page', async () => {
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/auth',
    validateSearch: strictSearch((search): { next?: string } =>
      isSafeReturnPath(search.next) ? { next: search.next } : {},
    ),
  });
  const searchOf = async (address: string) => {
    const history = createMemoryHistory({ initialEntries: [address] });
    const router = createRouter({ routeTree: root.addChildren([page]), history });
    await router.load();
    return router.state.matches.at(-1)?.search;
  };
  expect(await searchOf('/auth?next=%2Fprofile&altro=1')).toEqual({ next: '/profile' });
  for (const evil of ['https://evil.example', '//evil.example', '/%09/evil.example', '/%5Cevil.example'])
    expect([evil, await searchOf(`/auth?next=${evil}`)]).toEqual([evil, {}]);
});

test('an id of digits alone is an id', () => {
  expect(idIn({ bando: 1 }, 'bando')).toEqual({ bando: '1' });
  expect(idIn({ bando: 'nuova-sabatini' }, 'bando')).toEqual({ bando: 'nuova-sabatini' });
  expect(idIn({ bando: ['1'] }, 'bando')).toEqual({});
});
