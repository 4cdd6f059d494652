import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { readInboxSearch, type InboxSearch } from '#domain/support/inbox.ts';
import { useLiveNotices } from '#web/features/notifications/use-live-notices.ts';
import { inboxQuery } from '#web/features/support/api.ts';
import { DeskScreen } from '#web/features/support/desk/desk-screen.tsx';
import { KEYS } from '#web/lib/query/keys.ts';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

export const Route = createFileRoute('/_frame/_app/admin/supporto')({
  validateSearch: strictSearch<InboxSearch>(readInboxSearch),
  loaderDeps: ({ search: { apri: _, ...search } }) => search,
  loader: async ({ context, location, deps }) => {
    await loadQueries({ context, location }, inboxQuery(context.api, deps));
    return { now: Date.now() };
  },
  head: () => appHead('supportDesk'),
  component: SupportDeskPage,
});

function SupportDeskPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { now } = Route.useLoaderData();
  useLiveNotices(KEYS.supportDesk);
  const { data } = useSuspenseQuery(inboxQuery(useApi(), search));
  return (
    <DeskScreen
      inbox={data}
      search={search}
      now={now}
      adminId={Route.useRouteContext().user.id}
      // From where the address is by now: a view chosen a moment ago may still be on its way.
      onSearch={(changes) =>
        void navigate({ search: ({ pagina: _, ...now }) => ({ ...now, ...changes }), resetScroll: false })
      }
    />
  );
}
