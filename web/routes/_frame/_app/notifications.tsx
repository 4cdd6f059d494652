import { createFileRoute } from '@tanstack/react-router';
import { findNotifications } from '#web/features/notifications/notifications-api.ts';
import { NotificationsScreen } from '#web/features/notifications/notifications-screen.tsx';
import { readNotificationsSearch, type NotificationsSearch } from '#web/features/notifications/notifications-search.ts';
import { orSignIn } from '#web/lib/or-sign-in.ts';
import { pageHead } from '#web/lib/page-head.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

export const Route = createFileRoute('/_frame/_app/notifications')({
  validateSearch: strictSearch<NotificationsSearch>(readNotificationsSearch),
  loaderDeps: ({ search }) => search,
  loader: ({ context, location, deps }) => orSignIn(findNotifications(context.api, deps), { context, location }),
  head: () => pageHead('notifications'),
  component: NotificationsPage,
});

function NotificationsPage() {
  const page = Route.useLoaderData();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <NotificationsScreen
      page={page}
      search={search}
      onKind={(kind) =>
        void navigate({
          search: { ...(search.filter ? { filter: search.filter } : {}), ...(kind ? { kind } : {}) },
          resetScroll: false,
        })
      }
    />
  );
}
