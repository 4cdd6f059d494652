import { createFileRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { SESSION } from '#domain/constants.ts';
import { homeOf } from '#domain/paths.ts';
import { PublicFrame } from '#web/features/shell/public-frame.tsx';
import { isSignedIn, UNKNOWN_VISITOR } from '#web/lib/session.ts';

/** Visitors never fetch it. */
const Frame = lazyRouteComponent(() => import('./-frame.tsx'), 'Frame');

/** Who is signed in keeps the frame of the product around every page; visitors see the public ones as the site. */
export const Route = createFileRoute('/_frame')({
  beforeLoad: ({ context }) => context.session.read().catch(() => UNKNOWN_VISITOR),
  loader: async ({ context: { user, api } }) => {
    if (!isSignedIn(user)) return null;
    const { loadFrame } = await import('./-frame-data.ts');
    const [loaded] = await Promise.all([loadFrame(api, user), Frame.preload?.()]);
    return loaded;
  },
  staleTime: SESSION.checkEveryMs,
  component: FrameLayout,
});

function FrameLayout() {
  const { user, site } = Route.useRouteContext();
  const loaded = Route.useLoaderData();
  if (!isSignedIn(user) || !loaded) {
    return (
      <PublicFrame home={user && homeOf(user.userType)}>
        <Outlet />
      </PublicFrame>
    );
  }
  return (
    <Frame user={user} site={site} loaded={loaded}>
      <Outlet />
    </Frame>
  );
}
