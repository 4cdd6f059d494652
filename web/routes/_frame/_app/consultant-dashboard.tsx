import { createFileRoute, redirect } from '@tanstack/react-router';
import { PATHS } from '#domain/paths.ts';
import { DESK_WORDS } from '#messages/consultancies/consultancies.ts';
import { CONSULTANT_DASHBOARD } from '#messages/consultants/dashboard.ts';
import { ActivationPath } from '#web/features/consultants/dashboard/activation-path.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

export const Route = createFileRoute('/_frame/_app/consultant-dashboard')({
  beforeLoad: ({ context }) => {
    if (context.user.userType !== 'consultant') throw redirect({ to: '/dashboard' });
  },
  head: () => pageHead('consultantDashboard'),
  component: ConsultantDashboard,
});

function ConsultantDashboard() {
  const { user } = Route.useRouteContext();
  return (
    <>
      <PageHeader
        display
        title={CONSULTANT_DASHBOARD.greeting(user.firstName)}
        actions={<ButtonLink href={PATHS.requestsManagement}>{DESK_WORDS.title}</ButtonLink>}
        description={user.isApproved ? CONSULTANT_DASHBOARD.approved : CONSULTANT_DASHBOARD.waiting}
      />
      <ActivationPath isApproved={user.isApproved} />
    </>
  );
}
