import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound, useHydrated } from '@tanstack/react-router';
import { useState } from 'react';
import { deskState } from '#domain/support/desk-hours.ts';
import { ticketPath } from '#domain/paths.ts';
import { useLiveNotices } from '#web/features/notifications/use-live-notices.ts';
import { useReadHere } from '#web/features/notifications/use-read-here.ts';
import { ticketQuery } from '#web/features/support/api.ts';
import { TicketNotFound, TicketScreen } from '#web/features/support/ticket-screen.tsx';
import { KEYS } from '#web/lib/query/keys.ts';
import { ApiError } from '#web/lib/api.ts';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';

export const Route = createFileRoute('/_frame/_app/support/$id')({
  loader: async ({ context, location, params }) => {
    await loadQueries({ context, location }, ticketQuery(context.api, params.id)).catch((error: unknown) => {
      throw error instanceof ApiError && error.status === 404 ? notFound() : error;
    });
  },
  head: () => appHead('support'),
  component: TicketPage,
  notFoundComponent: TicketNotFound,
});

function TicketPage() {
  const { id } = Route.useParams();
  useLiveNotices(KEYS.tickets);
  useReadHere(ticketPath(id));
  const { data } = useSuspenseQuery(ticketQuery(useApi(), id));
  const [isLive] = useState(() => deskState(new Date()).isOpen);
  return <TicketScreen key={id} ticket={data} isLive={useHydrated() && isLive} />;
}
