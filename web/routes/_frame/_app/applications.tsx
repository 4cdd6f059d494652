import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { applicationsQuery } from '#web/features/applications/api.ts';
import { ApplicationsScreen } from '#web/features/applications/applications-screen.tsx';
import { readApplicationsSearch, type ApplicationsSearch } from '#web/features/applications/applications-search.ts';
import { sharedQuery } from '#web/features/collaboration/api.ts';
import { SharedList } from '#web/features/collaboration/shared-list.tsx';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries, tryQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

export const Route = createFileRoute('/_frame/_app/applications')({
  validateSearch: strictSearch<ApplicationsSearch>(readApplicationsSearch),
  loader: async ({ context, location }) => {
    await loadQueries({ context, location }, applicationsQuery(context.api));
    await tryQueries({ context, location }, sharedQuery(context.api));
  },
  head: () => appHead('applications'),
  component: ApplicationsPage,
});

function ApplicationsPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data } = useSuspenseQuery(applicationsQuery(useApi()));
  const { data: shared } = useQuery(sharedQuery(useApi()));
  const [today] = useState(() => romeMoment(new Date()).day);
  const { carica: _, apri: __, ...rest } = search;
  return (
    <>
      <ApplicationsScreen
        items={data.items}
        today={today}
        search={search}
        onOrder={(order) => {
          const { ordine: _old, ...others } = rest;
          void navigate({
            search: { ...others, ...(order === 'scadenza' ? {} : { ordine: order }) },
            resetScroll: false,
          });
        }}
        onClose={() => search.apri && void navigate({ search: rest, replace: true, resetScroll: false })}
        onUpload={(isOpen) =>
          void navigate({ search: { ...rest, ...(isOpen ? { carica: true } : {}) }, resetScroll: false })
        }
      />
      {shared && <SharedList {...shared} />}
    </>
  );
}
