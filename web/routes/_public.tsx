import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { writeDatesFor } from '#domain/numbers/date-language.ts';
import { homeOf } from '#domain/site-paths.ts';
import { PublicFrame } from '#web/features/shell/public-frame.tsx';
import { footerReady } from '#web/features/shell/served-footer.ts';
import { UNKNOWN_VISITOR } from '#web/lib/session.ts';

/** The site's own pages, the same for everybody: the landing page and the way in. */
export const Route = createFileRoute('/_public')({
  beforeLoad: async ({ context }) => {
    const [state] = await Promise.all([context.session.read().catch(() => UNKNOWN_VISITOR), footerReady()]);
    return state;
  },
  component: PublicLayout,
});

function PublicLayout() {
  const { user, site, session } = Route.useRouteContext();
  useEffect(() => session.learn({ user, site }), [session, user, site]);
  writeDatesFor(user?.dateLanguage ?? 'it');
  return (
    <PublicFrame home={user && homeOf(user.userType)} notice={site.notice}>
      <Outlet />
    </PublicFrame>
  );
}
