import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { RESOURCES } from '#messages/resources/resources.ts';
import { resourceQuery } from '#web/features/resources/api.ts';
import { ResourceNotFound, ResourceScreen } from '#web/features/resources/resource-screen.tsx';
import { ApiError } from '#web/lib/api.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';

export const Route = createFileRoute('/_frame/_app/resources/$slug')({
  loader: async ({ context, location, params }) => {
    const [resource] = await loadQueries({ context, location }, resourceQuery(context.api, params.slug)).catch(
      (error: unknown) => {
        throw error instanceof ApiError && error.status === 404 ? notFound() : error;
      },
    );
    return { title: resource.title };
  },
  head: ({ loaderData }) => ({ meta: [{ title: RESOURCES.pageTitle(loaderData?.title ?? RESOURCES.title) }] }),
  component: ResourcePage,
  notFoundComponent: ResourceNotFound,
});

function ResourcePage() {
  const { slug } = Route.useParams();
  const { data } = useSuspenseQuery(resourceQuery(useApi(), slug));
  return <ResourceScreen key={slug} resource={data} />;
}
