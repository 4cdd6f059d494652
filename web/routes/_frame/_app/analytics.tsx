import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { isMonth } from '#domain/analytics/months.ts';
import { homeOf } from '#domain/paths.ts';
import { analyticsQuery } from '#web/features/analytics/api.ts';
import { AnalyticsScreen } from '#web/features/analytics/analytics-screen.tsx';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

export const Route = createFileRoute('/_frame/_app/analytics')({
  validateSearch: strictSearch<{ da?: string }>(({ da }) => (isMonth(da) ? { da } : {})),
  loaderDeps: ({ search: { da } }) => ({ da }),
  loader: async ({ context, location, deps }) => {
    await loadQueries({ context, location }, analyticsQuery(context.api, deps.da));
    return { now: Date.now() };
  },
  head: () => appHead('analytics'),
  component: AnalyticsPage,
});

function AnalyticsPage() {
  const { da } = Route.useSearch();
  const { user } = Route.useRouteContext();
  const { now } = Route.useLoaderData();
  const navigate = Route.useNavigate();
  const { data } = useSuspenseQuery(analyticsQuery(useApi(), da));
  return (
    <AnalyticsScreen
      data={data}
      first={da}
      back={homeOf(user.userType)}
      now={now}
      onPeriod={(first) => void navigate({ search: first ? { da: first } : {}, resetScroll: false })}
    />
  );
}
