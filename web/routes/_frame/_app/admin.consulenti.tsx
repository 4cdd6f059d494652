import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { readReviewSearch, type ReviewSearch } from '#domain/consultants/review-search.ts';
import { reportsQuery } from '#web/features/admin/consultants/reports-api.ts';
import { ReportsPanel } from '#web/features/admin/consultants/reports-panel.tsx';
import { reviewQuery } from '#web/features/admin/consultants/review-api.ts';
import { ReviewDesk } from '#web/features/admin/consultants/review-desk.tsx';
import { ConsultantProfileList } from '#web/features/consultants/profile/consultant-profile-list.tsx';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { strictSearch } from '#web/lib/strict-search.ts';

export const Route = createFileRoute('/_frame/_app/admin/consulenti')({
  validateSearch: strictSearch<ReviewSearch>(readReviewSearch),
  loaderDeps: ({ search: { apri: _, ...search } }) => search,
  loader: async ({ context, location, deps }) => {
    await loadQueries({ context, location }, reviewQuery(context.api, deps), reportsQuery(context.api, deps));
    return { now: Date.now() };
  },
  head: () => appHead('consultantReview'),
  component: ReviewPage,
});

function ReviewPage() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const onSearch = (changes: Partial<ReviewSearch>) =>
    void navigate({ search: ({ pagina: _, ...now }) => ({ ...now, ...changes }), resetScroll: false });
  const { data } = useSuspenseQuery(reviewQuery(useApi(), search));
  return (
    <>
      <ReviewDesk
        page={data}
        search={search}
        now={Route.useLoaderData().now}
        drawProfile={(profile) => <ConsultantProfileList profile={profile} />}
        onSearch={onSearch}
      />
      <ReportsPanel search={search} onSearch={onSearch} />
    </>
  );
}
