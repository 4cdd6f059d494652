import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { projectPath } from '#domain/paths.ts';
import { useActiveCompany } from '#web/features/companies/use-companies.ts';
import { projectsQuery } from '#web/features/projects/api.ts';
import { ProjectsScreen } from '#web/features/projects/projects-screen.tsx';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { actsForCompany } from '#web/lib/session.ts';
import { useApi } from '#web/lib/query/use-api.ts';

export const Route = createFileRoute('/_frame/_app/progetti/')({
  beforeLoad: ({ context }) => {
    if (!actsForCompany(context.user)) throw redirect({ to: '/consultant-dashboard' });
  },
  loader: async ({ context, location }) => {
    await loadQueries({ context, location }, projectsQuery(context.api));
  },
  head: () => appHead('projects'),
  component: ProjectsPage,
});

function ProjectsPage() {
  const { user } = Route.useRouteContext();
  const { data } = useSuspenseQuery(projectsQuery(useApi()));
  const navigate = Route.useNavigate();
  const company = useActiveCompany(user);
  return (
    <ProjectsScreen
      list={data}
      companyName={company?.companyName ?? null}
      onMade={(id) => void navigate({ href: projectPath(id) })}
    />
  );
}
