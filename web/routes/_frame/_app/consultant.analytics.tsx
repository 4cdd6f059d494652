import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { practiceOf } from '#domain/consultancies/practice.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { DeskNav } from '#web/features/clients/desk-nav.tsx';
import { FiguresScreen } from '#web/features/clients/figures-screen.tsx';
import { onlyConsultants } from '#web/features/clients/only-consultants.ts';
import { consultanciesQuery } from '#web/features/consultancies/api.ts';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';

export const Route = createFileRoute('/_frame/_app/consultant/analytics')({
  beforeLoad: onlyConsultants,
  loader: async ({ context, location }) => {
    await loadQueries({ context, location }, consultanciesQuery(context.api));
    return { today: romeMoment(new Date()).day };
  },
  head: () => appHead('consultantAnalytics'),
  component: FiguresPage,
});

function FiguresPage() {
  const { today } = Route.useLoaderData();
  const { data } = useSuspenseQuery(consultanciesQuery(useApi()));
  return (
    <>
      <DeskNav here="consultantAnalytics" />
      <FiguresScreen practice={practiceOf(data, today)} />
    </>
  );
}
