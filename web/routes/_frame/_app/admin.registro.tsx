import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { readAuditSearch, type AuditSearch } from '#domain/audit/audit-search.ts';
import { auditQuery } from '#web/features/admin/api.ts';
import { AuditScreen } from '#web/features/admin/audit/audit-screen.tsx';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

export const Route = createFileRoute('/_frame/_app/admin/registro')({
  validateSearch: strictSearch<AuditSearch>(readAuditSearch),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, location, deps }) => {
    await loadQueries({ context, location }, auditQuery(context.api, deps));
  },
  head: () => appHead('auditLog'),
  component: AuditPage,
});

function AuditPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data } = useSuspenseQuery(auditQuery(useApi(), search));
  return (
    <AuditScreen
      audit={data}
      search={search}
      onSearch={(changes) =>
        void navigate({ search: ({ pagina: _, ...now }) => ({ ...now, ...changes }), resetScroll: false })
      }
    />
  );
}
