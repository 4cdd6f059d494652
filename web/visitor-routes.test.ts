import type { AnyRoute } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { visitorRoutes } from './visitor-routes.ts';

/** Only routes that can be shown: layouts have no address. */
function addresses(route: AnyRoute, parent = ''): string[] {
  const { id = '', path } = route.options as { id?: string; path?: string };
  const here = parent + id;
  const children = Object.values((route.children ?? {}) as Record<string, AnyRoute>);
  return [...(path ? [`${here} ${path}`] : []), ...children.flatMap((child) => addresses(child, here))];
}

test('visitors have every page that needs no sign-in, under the same address as in the whole map', async () => {
  const ofVisitors = addresses(visitorRoutes()); // the whole map changes the same routes when it is loaded
  const { routeTree } = await import('./routeTree.gen.ts');
  const ofAll = addresses(routeTree).filter((each) => !/^\/_frame\/_app|^\/dev\/ui/.test(each));
  expect(ofVisitors.toSorted()).toEqual(ofAll.toSorted());
});
