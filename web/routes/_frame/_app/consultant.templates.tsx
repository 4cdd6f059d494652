import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { clientsQuery, templateDataQuery } from '#web/features/clients/api.ts';
import { DeskNav } from '#web/features/clients/desk-nav.tsx';
import { onlyConsultants } from '#web/features/clients/only-consultants.ts';
import { TemplatesScreen } from '#web/features/clients/templates-screen.tsx';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries, tryQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

export const Route = createFileRoute('/_frame/_app/consultant/templates')({
  validateSearch: strictSearch<{ cliente?: string }>(({ cliente }) => (typeof cliente === 'string' ? { cliente } : {})),
  beforeLoad: onlyConsultants,
  loaderDeps: ({ search: { cliente } }) => ({ cliente }),
  loader: async ({ context, location, deps: { cliente } }) => {
    const place = { context, location };
    await loadQueries(place, clientsQuery(context.api));
    if (cliente) await tryQueries(place, templateDataQuery(context.api, cliente));
  },
  head: () => appHead('consultantTemplates'),
  component: TemplatesPage,
});

function TemplatesPage() {
  const api = useApi();
  const { cliente } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { clients } = useSuspenseQuery(clientsQuery(api)).data;
  // The one that is worked for, or the first, unless the address says another.
  const { companyId: chosen } =
    clients.find(({ companyId, isActive }) => (cliente ? companyId === cliente : isActive)) ?? clients[0] ?? {};
  const { data } = useQuery({ ...templateDataQuery(api, chosen ?? ''), enabled: chosen !== undefined });
  return (
    <>
      <DeskNav here="consultantTemplates" />
      <TemplatesScreen
        clients={clients}
        companyId={chosen ?? null}
        data={data ?? null}
        onChoose={(companyId) => void navigate({ search: { cliente: companyId }, replace: true, resetScroll: false })}
      />
    </>
  );
}
