import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { CONSULTANT_DASHBOARD } from '#messages/consultants/dashboard.ts';
import { dayQuery } from '#web/features/clients/api.ts';
import { DayScreen } from '#web/features/clients/day-screen.tsx';
import { ActivationPath } from '#web/features/consultants/dashboard/activation-path.tsx';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

export const Route = createFileRoute('/_frame/_app/consultant-dashboard')({
  beforeLoad: ({ context }) => {
    if (context.user.userType !== 'consultant') throw redirect({ to: '/dashboard' });
  },
  loader: async ({ context, location }) => {
    if (context.user.isApproved) await loadQueries({ context, location }, dayQuery(context.api));
    const now = new Date();
    return { today: romeMoment(now).day, now: now.getTime() };
  },
  head: () => appHead('consultantDashboard'),
  component: ConsultantDashboardPage,
});

function ConsultantDashboardPage() {
  const { user } = Route.useRouteContext();
  if (user.isApproved) return <Day />;
  return (
    <>
      <PageHeader
        display
        title={CONSULTANT_DASHBOARD.greeting(user.firstName)}
        description={CONSULTANT_DASHBOARD.waiting}
      />
      <ActivationPath isApproved={false} />
    </>
  );
}

function Day() {
  const { user } = Route.useRouteContext();
  const { today, now } = Route.useLoaderData();
  const { data } = useSuspenseQuery(dayQuery(useApi()));
  return <DayScreen day={data} firstName={user.firstName} today={today} now={now} />;
}
