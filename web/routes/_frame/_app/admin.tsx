import { createFileRoute, notFound, Outlet } from '@tanstack/react-router';

/** For everybody but administrators the desk does not exist. */
export const Route = createFileRoute('/_frame/_app/admin')({
  beforeLoad: ({ context }) => {
    if (!context.user.isAdmin) throw notFound();
  },
  component: Outlet,
});
