import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { collaborationQuery } from '#web/features/collaboration/api.ts';
import { TogetherScreen } from '#web/features/collaboration/together-screen.tsx';
import { orNotFound } from '#web/lib/or-not-found.ts';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';

export const Route = createFileRoute('/_frame/_app/applications_/$id/insieme')({
  loader: async ({ context, location, params }) => {
    await orNotFound(loadQueries({ context, location }, collaborationQuery(context.api, params.id)));
  },
  head: () => appHead('together'),
  component: TogetherPage,
});

function TogetherPage() {
  const { id } = Route.useParams();
  const { data } = useSuspenseQuery(collaborationQuery(useApi(), id));
  return <TogetherScreen key={id} view={data} />;
}
