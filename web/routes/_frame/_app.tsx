import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { PATHS } from '#domain/paths.ts';
import { isSignedIn } from '#web/lib/session.ts';

/** Everything behind sign-in. Visitors go to /auth and come back where they were going. */
export const Route = createFileRoute('/_frame/_app')({
  beforeLoad: ({ context, location }) => {
    // Nobody can say who is asking: that is told as it is, and nobody is sent away to sign in again.
    if ('failure' in context) throw context.failure;
    const { user } = context;
    // Without a profile, for whatever reason, the person is sent to /auth (ACC-20).
    // Visitors are helped on the public page (SIT-7).
    if (!isSignedIn(user) && location.pathname === PATHS.support)
      throw redirect({ to: '/public-support', replace: true });
    if (!isSignedIn(user)) throw redirect({ to: '/auth', search: { next: location.href } });
    return { user };
  },
  component: AppPage,
});

function AppPage() {
  return (
    <div className="wrap pt-4 max-desk:not-has-[[data-foot-bar],[data-phone-bar]]:pb-6">
      <Outlet />
    </div>
  );
}
