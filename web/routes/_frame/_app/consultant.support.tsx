import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PATHS } from '#domain/paths.ts';
import { DeskNav } from '#web/features/clients/desk-nav.tsx';
import { onlyConsultants } from '#web/features/clients/only-consultants.ts';
import { contactsQuery, ticketsQuery } from '#web/features/support/api.ts';
import { SupportScreen } from '#web/features/support/support-screen.tsx';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';

export const Route = createFileRoute('/_frame/_app/consultant/support')({
  beforeLoad: onlyConsultants,
  loader: async ({ context, location }) => {
    await loadQueries({ context, location }, ticketsQuery(context.api), contactsQuery(context.api));
    return { now: Date.now() };
  },
  head: () => appHead('consultantSupport'),
  component: ConsultantSupportPage,
});

function ConsultantSupportPage() {
  const api = useApi();
  const { data } = useSuspenseQuery(ticketsQuery(api));
  const { data: contacts } = useSuspenseQuery(contactsQuery(api));
  const { now } = Route.useLoaderData();
  return (
    <>
      <DeskNav here="consultantSupport" />
      <SupportScreen tickets={data.tickets} contacts={contacts} back={PATHS.consultantDashboard} now={now} />
    </>
  );
}
