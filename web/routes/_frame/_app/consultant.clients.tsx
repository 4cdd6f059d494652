import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { clientsQuery } from '#web/features/clients/api.ts';
import { ClientsScreen } from '#web/features/clients/clients-screen.tsx';
import { DeskNav } from '#web/features/clients/desk-nav.tsx';
import { onlyConsultants } from '#web/features/clients/only-consultants.ts';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

const NewClientDialog = lazy(async () => ({
  default: (await import('#web/features/clients/new-client-dialog.tsx')).NewClientDialog,
}));

/** `nuovo` opens the form of a client without an account. */
type Search = { nuovo?: 'si' };

export const Route = createFileRoute('/_frame/_app/consultant/clients')({
  validateSearch: strictSearch<Search>((search) => (search.nuovo === 'si' ? { nuovo: 'si' } : {})),
  beforeLoad: onlyConsultants,
  loader: async ({ context, location }) => {
    await loadQueries({ context, location }, clientsQuery(context.api));
    return { today: romeMoment(new Date()).day };
  },
  head: () => appHead('clients'),
  component: ClientsPage,
});

function ClientsPage() {
  const { today } = Route.useLoaderData();
  const { nuovo } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data } = useSuspenseQuery(clientsQuery(useApi()));
  return (
    <>
      <DeskNav here="clients" />
      <ClientsScreen portfolio={data} />
      {nuovo && (
        <Suspense>
          <NewClientDialog today={today} onClose={() => void navigate({ search: {}, replace: true })} />
        </Suspense>
      )}
    </>
  );
}
