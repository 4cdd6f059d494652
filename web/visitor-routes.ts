import { createRootRoute, type AnyRoute } from '@tanstack/react-router';
import { Route as elsewhere } from './routes/$.tsx';
import { Route as root } from './routes/__root.tsx';
import { Route as frame } from './routes/_frame.tsx';
import { Route as site } from './routes/_public.tsx';
import type { routeTree } from './routeTree.gen.ts';

/**
 * The part of the map (routeTree.gen.ts) that a visitor can walk: a first visit does not fetch what stands behind
 * sign-in. The router takes the whole map as soon as somebody is signed in or asks for an address that is not here.
 * A root of its own, because routes know their children. visitor-routes.test.ts holds the two maps together.
 */
const visitorRoot = createRootRoute(root.options as object);

const under = (parent: AnyRoute, route: AnyRoute, id: string, path?: string) =>
  route.update({ id, path, getParentRoute: () => parent } as never);

/** Their addresses are in the names of their files, as in the whole map: "bandi_.regione.$slug", "blog.index". */
const pagesIn = (parent: AnyRoute, files: Record<string, AnyRoute>) =>
  Object.entries(files).map(([file, route]) => {
    const name = file.slice(file.lastIndexOf('/'), -'.tsx'.length);
    const id = name.replaceAll('.', '/').replace(/\/index$/, '/');
    return under(parent, route, id, id.replaceAll('_/', '/'));
  });

const framedPages = import.meta.glob<AnyRoute>('./routes/_frame/[a-z]*.tsx', { eager: true, import: 'Route' });
const sitePages = import.meta.glob<AnyRoute>('./routes/_public/[a-z]*.tsx', { eager: true, import: 'Route' });

/** To be called once, before the whole map is loaded: both set the children of the same layouts. */
export const visitorRoutes = () =>
  visitorRoot.addChildren([
    under(visitorRoot, elsewhere, '/$', '/$'),
    under(visitorRoot, frame, '/_frame').addChildren(pagesIn(frame, framedPages)),
    under(visitorRoot, site, '/_public').addChildren(pagesIn(site, sitePages)),
  ]) as unknown as typeof routeTree;
