import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { checklistsQuery, vaultQuery } from '#web/features/documents/api.ts';
import { DocumentsScreen } from '#web/features/documents/documents-screen.tsx';
import { readDocumentsSearch, type DocumentsSearch } from '#web/features/documents/documents-search.ts';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

export const Route = createFileRoute('/_frame/_app/documents')({
  validateSearch: strictSearch<DocumentsSearch>(readDocumentsSearch),
  loader: async ({ context, location }) => {
    await loadQueries({ context, location }, vaultQuery(context.api), checklistsQuery(context.api));
  },
  head: () => appHead('documents'),
  component: DocumentsPage,
});

function DocumentsPage() {
  const { apri } = Route.useSearch();
  const { user } = Route.useRouteContext();
  const { data: vault } = useSuspenseQuery(vaultQuery(useApi()));
  const { data: checklists } = useSuspenseQuery(checklistsQuery(useApi()));
  return (
    <DocumentsScreen
      key={apri}
      vault={vault}
      checklists={checklists}
      openId={apri ?? null}
      isConsultant={user.userType === 'consultant'}
    />
  );
}
