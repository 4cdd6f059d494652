import { createFileRoute, Outlet } from '@tanstack/react-router';
import { homeOf } from '#domain/paths.ts';
import { PublicFooter } from '#web/features/shell/public-footer.tsx';
import { PublicHeader } from '#web/features/shell/public-header.tsx';
import { useSessionSync } from '#web/features/shell/use-session-sync.ts';
import { UNKNOWN_VISITOR } from '#web/lib/session.ts';

export const Route = createFileRoute('/_public')({
  beforeLoad: ({ context }) => context.session.read().catch(() => UNKNOWN_VISITOR),
  component: PublicLayout,
});

function PublicLayout() {
  const { user } = Route.useRouteContext();
  useSessionSync();
  return (
    <>
      <PublicHeader home={user && homeOf(user.userType)} />
      <main id="contenuto">
        <Outlet />
      </main>
      <PublicFooter />
    </>
  );
}
