import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { DeskNav } from '#web/features/clients/desk-nav.tsx';
import { WorkFor } from '#web/features/clients/work-for.tsx';
import { StatusBadge } from '#web/features/consultancies/status-badge.tsx';
import { TaskList } from '#web/features/consultancies/task-list.tsx';
import { clientQuery, sharingQuery } from '#web/features/sharing/api.ts';
import { ClientScreen } from '#web/features/sharing/client-screen.tsx';
import { SharedPanel } from '#web/features/sharing/shared-panel.tsx';
import { orNotFound } from '#web/lib/or-not-found.ts';
import { appHead } from '#web/lib/app-head.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useLive } from '#web/lib/use-live.ts';

export const Route = createFileRoute('/_frame/_app/client/$id')({
  beforeLoad: ({ context }) => {
    if (context.user.userType !== 'consultant') throw redirect({ to: '/dashboard' });
  },
  loader: async ({ context, location, params }) => {
    await orNotFound(
      loadQueries({ context, location }, clientQuery(context.api, params.id), sharingQuery(context.api, params.id)),
    );
  },
  head: () => appHead('client'),
  component: ClientPage,
});

function ClientPage() {
  const { id } = Route.useParams();
  const client = useQueryClient();
  const { data } = useSuspenseQuery(clientQuery(useApi(), id));
  useLive(({ kind }) => {
    if (kind !== 'scrive' && kind !== 'avviso') void client.invalidateQueries({ queryKey: [...KEYS.chat, id] });
  });
  return (
    <>
      <DeskNav here="clients" />
      <ClientScreen
        view={data}
        status={<StatusBadge view={data.consultancy} />}
        shared={<SharedPanel id={id} isOwner={false} />}
        work={<WorkFor consultancyId={id} />}
        tasks={<TaskList view={data.consultancy} />}
      />
    </>
  );
}
