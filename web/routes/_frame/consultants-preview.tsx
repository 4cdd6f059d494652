import { createFileRoute } from '@tanstack/react-router';
import { readDirectorySearch } from '#domain/consultants/directory-search.ts';
import { DIRECTORY_WORDS } from '#messages/consultants/directory.ts';
import { directoryAddress } from '#web/features/consultants/directory/directory-address.ts';
import { DirectoryFailed, DirectoryLoading } from '#web/features/consultants/directory/directory-states.tsx';
import { Directory } from './-directory.tsx';

export const Route = createFileRoute('/_frame/consultants-preview')({
  staticData: { isSite: true },
  validateSearch: directoryAddress,
  loaderDeps: ({ search }) => search,
  // Neither is asked on a first visit, whose list is in the HTML.
  beforeLoad: async () => {
    if (import.meta.env.SSR) return;
    await (await import('#web/features/consultants/directory/directory-parts.ts')).directoryReady();
  },
  loader: async ({ context: { api }, deps }) =>
    (await import('./-directory-data.ts')).loadDirectory(api, deps, 'consultantsPreview'),
  head: ({ loaderData }) => loaderData?.head ?? {},
  pendingMs: 150,
  pendingComponent: DirectoryLoading,
  errorComponent: DirectoryFailed,
  component: DirectoryPage,
});

function DirectoryPage() {
  const { user } = Route.useRouteContext();
  const navigate = Route.useNavigate();
  return (
    <Directory
      title={DIRECTORY_WORDS.previewTitle}
      user={user}
      search={readDirectorySearch(Route.useSearch())}
      page={Route.useLoaderData().page}
      onWords={(search) => void navigate({ search, resetScroll: false })}
    />
  );
}
