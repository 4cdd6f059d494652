import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { readUserSearch, type UserSearch } from '#domain/admin/user-search.ts';
import { usersQuery } from '#web/features/admin/users/users-api.ts';
import { UsersScreen } from '#web/features/admin/users/users-screen.tsx';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

export const Route = createFileRoute('/_frame/_app/admin/utenti/')({
  validateSearch: strictSearch<UserSearch>(readUserSearch),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, location, deps }) => {
    await loadQueries({ context, location }, usersQuery(context.api, deps));
    return { now: Date.now() };
  },
  head: () => appHead('adminUsers'),
  component: UsersPage,
});

function UsersPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data } = useSuspenseQuery(usersQuery(useApi(), search));
  return (
    <UsersScreen
      users={data}
      search={search}
      now={Route.useLoaderData().now}
      onSearch={(changes) =>
        void navigate({ search: ({ pagina: _, ...now }) => ({ ...now, ...changes }), resetScroll: false })
      }
    />
  );
}
