import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { applicationsQuery } from '#web/features/applications/api.ts';
import { FiloToolsScreen } from '#web/features/applications/tools/filo-tools-screen.tsx';
import { TOOL_TABS, type ToolTab } from '#web/features/applications/tools/tool-tabs.ts';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

type Search = { scheda?: ToolTab };

export const Route = createFileRoute('/_frame/_app/strumenti/filo')({
  validateSearch: strictSearch<Search>((raw) => {
    const scheda = TOOL_TABS.find((each) => each === raw.scheda);
    return scheda ? { scheda } : {};
  }),
  loader: async ({ context, location }) => {
    await loadQueries({ context, location }, applicationsQuery(context.api));
  },
  head: () => appHead('filoTools'),
  component: FiloToolsPage,
});

function FiloToolsPage() {
  const { data } = useSuspenseQuery(applicationsQuery(useApi()));
  const navigate = Route.useNavigate();
  return (
    <FiloToolsScreen
      tab={Route.useSearch().scheda ?? TOOL_TABS[0]}
      onTab={(scheda) => void navigate({ search: { scheda }, replace: true, resetScroll: false })}
      applications={data.items}
    />
  );
}
