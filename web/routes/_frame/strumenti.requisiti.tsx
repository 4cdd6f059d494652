import { createFileRoute } from '@tanstack/react-router';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { loadActiveCompany } from '#web/features/tools/active-company.ts';
import { isRequirementTab, type RequirementTab } from '#web/features/tools/requirements/requirement-tab.ts';
import { RequirementsScreen } from '#web/features/tools/requirements/requirements-screen.tsx';
import { loadedHead } from '#web/lib/loaded-head.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

export const Route = createFileRoute('/_frame/strumenti/requisiti')({
  validateSearch: strictSearch<{ scheda?: RequirementTab }>((search) =>
    isRequirementTab(search.scheda) ? { scheda: search.scheda } : {},
  ),
  loader: async ({ context }) => ({
    day: romeMoment(new Date()).day,
    company: await loadActiveCompany(context.api, context.user),
    head: loadedHead('requirements'),
  }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: RequirementsPage,
});

function RequirementsPage() {
  const { day, company } = Route.useLoaderData();
  const { scheda = 'generali' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <RequirementsScreen
      day={day}
      company={company}
      tab={scheda}
      onTab={(tab) => void navigate({ search: { scheda: tab }, replace: true, resetScroll: false })}
    />
  );
}
