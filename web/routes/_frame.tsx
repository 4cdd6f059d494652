import { createFileRoute, lazyRouteComponent, Outlet, redirect } from '@tanstack/react-router';
import { useEffect } from 'react';
import { SESSION } from '#domain/constants.ts';
import { writeDatesFor } from '#domain/numbers/date-language.ts';
import { homeOf } from '#domain/site-paths.ts';
import { PublicFrame } from '#web/features/shell/public-frame.tsx';
import { footerReady } from '#web/features/shell/served-footer.ts';
import { ApiError } from '#web/lib/api.ts';
import { isSignedIn, UNKNOWN_VISITOR } from '#web/lib/session.ts';

/** Visitors never fetch it. */
const Frame = lazyRouteComponent(() => import('./-frame.tsx'), 'Frame');

/** Who is signed in keeps the frame of the product around every page; visitors see the public ones as the site. */
export const Route = createFileRoute('/_frame')({
  beforeLoad: async ({ context: { session, query, learnMap }, location }) => {
    const state = await session.read().catch(visitorFor);
    // Some addresses of who is signed in look like one of a visitor's pages: /consultant/clients, /consultant/{id}.
    if (isSignedIn(state.user) && (await learnMap())) throw redirect({ href: location.href, replace: true });
    if (state.user) query.ownedBy(state.user.id);
    if (!isSignedIn(state.user)) await footerReady();
    return state;
  },
  loader: async ({ context: { user, api, query } }) => {
    if (!isSignedIn(user)) return { isFramed: false };
    const { loadFrame } = await import('./-frame-data.ts');
    await Promise.all([loadFrame(await query.client(), api, user), Frame.preload?.()]);
    return { isFramed: true };
  },
  staleTime: SESSION.checkEveryMs,
  component: FrameLayout,
});

/** Without a profile one is a visitor; only a service that is down for everybody is told as what it is. */
const visitorFor = (failure: unknown) =>
  failure instanceof ApiError && failure.status === 503 ? { ...UNKNOWN_VISITOR, failure } : UNKNOWN_VISITOR;

function FrameLayout() {
  const { user, site, session } = Route.useRouteContext();
  useEffect(() => session.learn({ user, site }), [session, user, site]);
  // Before anything below is drawn, on the server and in the browser alike: the same days on both sides.
  writeDatesFor(user?.dateLanguage ?? 'it');
  const { isFramed } = Route.useLoaderData();
  if (!isSignedIn(user) || !isFramed) {
    return (
      <PublicFrame home={user && homeOf(user.userType)} notice={site.notice}>
        <Outlet />
      </PublicFrame>
    );
  }
  return (
    <Frame user={user} site={site}>
      <Outlet />
    </Frame>
  );
}
