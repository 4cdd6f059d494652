import { createFileRoute } from '@tanstack/react-router';
import { ApiDocs } from '#web/features/api-docs/api-docs-part.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

export const Route = createFileRoute('/_public/api-docs')({
  validateSearch: strictSearch<{ q?: string }>(({ q }) => (typeof q === 'string' && q ? { q: q.slice(0, 100) } : {})),
  loaderDeps: ({ search: { q } }) => ({ q: q ?? '' }),
  loader: async ({ context: { api }, deps }) =>
    (await import('#web/features/api-docs/api-docs-data.ts')).loadApiDocs(api, deps.q),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: ApiDocsRoute,
});

function ApiDocsRoute() {
  const { head: _head, ...shown } = Route.useLoaderData();
  return <ApiDocs key={shown.q} {...shown} />;
}
