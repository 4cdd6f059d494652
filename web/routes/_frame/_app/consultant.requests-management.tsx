import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { chatsQuery } from '#web/features/chat/api.ts';
import { DeskNav } from '#web/features/clients/desk-nav.tsx';
import { consultanciesQuery } from '#web/features/consultancies/api.ts';
import { DeskScreen } from '#web/features/consultancies/desk-screen.tsx';
import { isDeskTab, type DeskTab } from '#web/features/consultancies/desk-tab.ts';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

export const Route = createFileRoute('/_frame/_app/consultant/requests-management')({
  validateSearch: strictSearch<{ scheda?: DeskTab; apri?: string }>((raw) => ({
    ...(isDeskTab(raw.scheda) ? { scheda: raw.scheda } : {}),
    ...(typeof raw.apri === 'string' ? { apri: raw.apri } : {}),
  })),
  beforeLoad: ({ context }) => {
    if (context.user.userType !== 'consultant') throw redirect({ to: '/dashboard' });
  },
  loader: async ({ context, location }) => {
    await loadQueries({ context, location }, consultanciesQuery(context.api));
    return { now: Date.now() };
  },
  head: () => appHead('requestsManagement'),
  component: DeskPage,
});

function DeskPage() {
  const api = useApi();
  const { data } = useSuspenseQuery(consultanciesQuery(api));
  const { data: chats = [] } = useQuery(chatsQuery(api));
  const { now } = Route.useLoaderData();
  const { scheda = 'nuove', apri } = Route.useSearch();
  const { user } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <>
      {user.isApproved && <DeskNav here="requestsManagement" />}
      <DeskScreen
        all={data}
        tab={scheda}
        openId={apri}
        now={now}
        unread={new Map(chats.map(({ id, unread }) => [id, unread]))}
        onOpen={(id) => void navigate({ search: { scheda: 'nuove', apri: id }, resetScroll: false })}
        onTab={(tab) => void navigate({ search: { scheda: tab }, replace: true, resetScroll: false })}
      />
    </>
  );
}
