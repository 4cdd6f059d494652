import { createFileRoute } from '@tanstack/react-router';
import { readApplySearch, type ApplySearch } from '#web/features/applications/apply-search.ts';
import { AssistedPage } from '#web/features/applications/assisted-page.tsx';
import { loadApplication } from '#web/features/applications/load-application.ts';
import { appHead } from '#web/lib/app-head.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

export const Route = createFileRoute('/_frame/_app/bandolo-wizard/$id')({
  validateSearch: strictSearch<ApplySearch>(readApplySearch),
  shouldReload: false, // another section or step is the same application
  loader: ({ context, location, params }) => loadApplication({ context, location }, context.api, params.id),
  head: () => appHead('apply'),
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  const navigate = Route.useNavigate();
  return (
    <AssistedPage
      id={id}
      isOpen={Route.useLoaderData().isOpen}
      section={Route.useSearch().sezione}
      onOpened={(opened) => void navigate({ to: '/bandolo-wizard/$id', params: { id: opened }, replace: true })}
      onSection={(section) => void navigate({ search: { sezione: section }, resetScroll: false })}
    />
  );
}
