import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { dataRequestsQuery, userQuery } from '#web/features/admin/users/users-api.ts';
import { UserScreen } from '#web/features/admin/users/user-screen.tsx';
import { orNotFound } from '#web/lib/or-not-found.ts';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';

export const Route = createFileRoute('/_frame/_app/admin/utenti/$id')({
  loader: async ({ context, location, params: { id } }) => {
    const { api } = context;
    await orNotFound(loadQueries({ context, location }, userQuery(api, id), dataRequestsQuery(api, id)));
    return { now: Date.now() };
  },
  head: () => appHead('adminUsers'),
  component: UserPage,
});

function UserPage() {
  const { id } = Route.useParams();
  const api = useApi();
  const { data: user } = useSuspenseQuery(userQuery(api, id));
  const { data: requests } = useSuspenseQuery(dataRequestsQuery(api, id));
  const isSelf = Route.useRouteContext().user.id === id;
  return <UserScreen user={user} requests={requests} isSelf={isSelf} now={Route.useLoaderData().now} />;
}
