import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { AlertsPanel } from '#web/features/alerts/alerts-panel.tsx';
import { pageQuery } from '#web/features/notifications/api.ts';
import { NotificationsScreen } from '#web/features/notifications/notifications-screen.tsx';
import { readNotificationsSearch, type NotificationsSearch } from '#web/features/notifications/notifications-search.ts';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

export const Route = createFileRoute('/_frame/_app/notifications')({
  validateSearch: strictSearch<NotificationsSearch>(readNotificationsSearch),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, location, deps }) => {
    await loadQueries({ context, location }, pageQuery(context.api, deps));
  },
  head: () => appHead('notifications'),
  component: NotificationsPage,
});

function NotificationsPage() {
  const { user } = Route.useRouteContext();
  const search = Route.useSearch();
  const { data: page } = useSuspenseQuery(pageQuery(useApi(), search));
  const navigate = Route.useNavigate();
  return (
    <NotificationsScreen
      alerts={user.userType === 'business_user' ? <AlertsPanel /> : null}
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
