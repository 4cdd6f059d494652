import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { clientDocumentsQuery } from '#web/features/clients/api.ts';
import { DeskNav } from '#web/features/clients/desk-nav.tsx';
import { ClientDocumentsScreen } from '#web/features/clients/documents-screen.tsx';
import { onlyConsultants } from '#web/features/clients/only-consultants.ts';
import { useChooseClient } from '#web/features/clients/use-choose-client.ts';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';

export const Route = createFileRoute('/_frame/_app/consultant/documents')({
  beforeLoad: onlyConsultants,
  loader: async ({ context, location }) => {
    await loadQueries({ context, location }, clientDocumentsQuery(context.api));
  },
  head: () => appHead('consultantDocuments'),
  component: ClientDocumentsPage,
});

function ClientDocumentsPage() {
  const { data } = useSuspenseQuery(clientDocumentsQuery(useApi()));
  const choose = useChooseClient();
  const navigate = Route.useNavigate();
  return (
    <>
      <DeskNav here="consultantDocuments" />
      <ClientDocumentsScreen
        documents={data}
        onVault={(companyId) => choose.mutate(companyId, { onSuccess: () => void navigate({ to: '/documents' }) })}
      />
    </>
  );
}
