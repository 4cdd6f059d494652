import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { homeOf } from '#domain/paths.ts';
import { contactsQuery, ticketsQuery } from '#web/features/support/api.ts';
import { SupportScreen } from '#web/features/support/support-screen.tsx';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';

export const Route = createFileRoute('/_frame/_app/support/')({
  loader: async ({ context, location }) => {
    await loadQueries({ context, location }, ticketsQuery(context.api), contactsQuery(context.api));
    return { now: Date.now() };
  },
  head: () => appHead('support'),
  component: SupportPage,
});

function SupportPage() {
  const api = useApi();
  const { user } = Route.useRouteContext();
  const { data } = useSuspenseQuery(ticketsQuery(api));
  const { data: contacts } = useSuspenseQuery(contactsQuery(api));
  const { now } = Route.useLoaderData();
  return <SupportScreen tickets={data.tickets} contacts={contacts} back={homeOf(user.userType)} now={now} />;
}
