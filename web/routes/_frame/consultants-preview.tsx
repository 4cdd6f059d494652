import { createFileRoute, useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback } from 'react';
import { directoryWords, readDirectorySearch, type DirectorySearch } from '#domain/consultants/directory-search.ts';
import { DIRECTORY_WORDS } from '#messages/consultants/directory.ts';
import { ContactButton } from '#web/features/consultancies/contact-button.tsx';
import { countConsultants, findConsultants } from '#web/features/consultants/directory/directory-api.ts';
import { DirectoryScreen } from '#web/features/consultants/directory/directory-screen.tsx';
import { DirectoryFailed, DirectoryLoading } from '#web/features/consultants/directory/directory-states.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

export const Route = createFileRoute('/_frame/consultants-preview')({
  validateSearch: strictSearch((raw) => directoryWords(readDirectorySearch(raw))),
  loaderDeps: ({ search }) => readDirectorySearch(search),
  loader: ({ context, deps }) => findConsultants(context.api, deps),
  head: () => pageHead('consultantsPreview'),
  pendingMs: 150,
  pendingComponent: DirectoryLoading,
  errorComponent: DirectoryFailed,
  component: DirectoryPage,
});

function DirectoryPage() {
  const { user } = Route.useRouteContext();
  const router = useRouter();
  const { api } = router.options.context;
  const search = readDirectorySearch(Route.useSearch());
  const navigate = Route.useNavigate();
  const isUpdating = useRouterState({ select: ({ isLoading }) => isLoading });
  return (
    <DirectoryScreen
      title={DIRECTORY_WORDS.previewTitle}
      search={search}
      page={Route.useLoaderData()}
      isUpdating={isUpdating}
      onSearch={(next) => void navigate({ search: directoryWords(next), resetScroll: false })}
      onRefresh={() => void router.invalidate()}
      contactOf={(card) => <ContactButton card={card} user={user} />}
      countOf={useCallback((asked: DirectorySearch) => countConsultants(api, asked), [api])}
    />
  );
}
