import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { consultanciesQuery } from '#web/features/consultancies/api.ts';
import { MyRequestsScreen } from '#web/features/consultancies/my-requests-screen.tsx';
import { savedConsultantsQuery } from '#web/features/consultants/api.ts';
import { SavedConsultants } from '#web/features/consultants/saved/saved-list.tsx';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries, tryQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

export const Route = createFileRoute('/_frame/_app/consultants_/richieste')({
  validateSearch: strictSearch<{ apri?: string }>((raw) => (typeof raw.apri === 'string' ? { apri: raw.apri } : {})),
  beforeLoad: ({ context }) => {
    if (context.user.userType !== 'business_user') throw redirect({ to: '/consultant/requests-management' });
  },
  loader: async ({ context, location }) => {
    const place = { context, location };
    await Promise.all([
      loadQueries(place, consultanciesQuery(context.api)),
      tryQueries(place, savedConsultantsQuery(context.api)),
    ]);
    return { now: Date.now() };
  },
  head: () => appHead('myRequests'),
  component: MyRequestsPage,
});

function MyRequestsPage() {
  const api = useApi();
  const { data } = useSuspenseQuery(consultanciesQuery(api));
  const { data: saved = [] } = useQuery(savedConsultantsQuery(api));
  const { now } = Route.useLoaderData();
  const { apri } = Route.useSearch();
  const first = data.filter(({ id }) => id === apri);
  return (
    <>
      <MyRequestsScreen all={[...first, ...data.filter(({ id }) => id !== apri)]} now={now} />
      <SavedConsultants saved={saved} />
    </>
  );
}
