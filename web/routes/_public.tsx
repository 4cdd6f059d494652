import { createFileRoute, Outlet } from '@tanstack/react-router';
import { homeOf } from '#domain/paths.ts';
import { PublicFooter } from '#web/features/shell/public-footer.tsx';
import { PublicHeader } from '#web/features/shell/public-header.tsx';

export const Route = createFileRoute('/_public')({
  beforeLoad: ({ context }) => context.session.read(),
  component: PublicLayout,
});

function PublicLayout() {
  const { user } = Route.useRouteContext();
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
