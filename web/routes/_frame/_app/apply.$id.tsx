import { createFileRoute } from '@tanstack/react-router';
import { ApplyPage } from '#web/features/applications/apply-page.tsx';
import { readApplySearch, type ApplySearch } from '#web/features/applications/apply-search.ts';
import { loadApplication } from '#web/features/applications/load-application.ts';
import { OpeningScreen } from '#web/features/applications/opening-screen.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

/** Takes an application's id, or a grant's: then the draft's own address takes its place (APP-3). */
export const Route = createFileRoute('/_frame/_app/apply/$id')({
  validateSearch: strictSearch<ApplySearch>(readApplySearch),
  shouldReload: false, // another section or step is the same application
  loader: ({ context, location, params }) => loadApplication({ context, location }, context.api, params.id),
  head: () => pageHead('apply'),
  component: AssistedPage,
});

function AssistedPage() {
  const { id } = Route.useParams();
  const { isOpen } = Route.useLoaderData();
  const { sezione } = Route.useSearch();
  const navigate = Route.useNavigate();
  if (!isOpen)
    return (
      <OpeningScreen
        id={id}
        onOpened={(opened) => void navigate({ to: '/apply/$id', params: { id: opened }, replace: true })}
      />
    );
  return (
    <ApplyPage
      key={id}
      id={id}
      section={sezione}
      onSection={(section) => void navigate({ search: { sezione: section }, resetScroll: false })}
    />
  );
}
