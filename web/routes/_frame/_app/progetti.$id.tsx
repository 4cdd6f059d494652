import { createFileRoute, redirect } from '@tanstack/react-router';
import { projectsQuery } from '#web/features/projects/api.ts';
import { ProjectScreen } from '#web/features/projects/project-screen.tsx';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { actsForCompany } from '#web/lib/session.ts';

export const Route = createFileRoute('/_frame/_app/progetti/$id')({
  beforeLoad: ({ context }) => {
    if (!actsForCompany(context.user)) throw redirect({ to: '/consultant-dashboard' });
  },
  loader: async ({ context, location }) => {
    await loadQueries({ context, location }, projectsQuery(context.api));
  },
  head: () => appHead('project'),
  component: ProjectPage,
});

function ProjectPage() {
  return <ProjectScreen id={Route.useParams().id} />;
}
