import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { reportsQuery } from '#web/features/chat/api.ts';
import { ReportsPanel } from '#web/features/chat/reports-panel.tsx';
import { waitingProfilesQuery } from '#web/features/consultants/api.ts';
import { ReviewDesk } from '#web/features/consultants/review/review-desk.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';

export const Route = createFileRoute('/_frame/_app/admin/consulenti')({
  loader: async ({ context, location }) => {
    await loadQueries({ context, location }, waitingProfilesQuery(context.api), reportsQuery(context.api));
    return { now: Date.now() };
  },
  head: () => pageHead('consultantReview'),
  component: ReviewPage,
});

function ReviewPage() {
  const { data } = useSuspenseQuery(waitingProfilesQuery(useApi()));
  return (
    <>
      <ReviewDesk profiles={data} now={Route.useLoaderData().now} />
      <ReportsPanel />
    </>
  );
}
