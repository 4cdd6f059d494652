import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { ConsultationsScreen } from '#web/features/clients/consultations-screen.tsx';
import { DeskNav } from '#web/features/clients/desk-nav.tsx';
import { onlyConsultants } from '#web/features/clients/only-consultants.ts';
import { consultanciesQuery } from '#web/features/consultancies/api.ts';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';

export const Route = createFileRoute('/_frame/_app/consultant/consultations')({
  beforeLoad: onlyConsultants,
  loader: async ({ context, location }) => {
    await loadQueries({ context, location }, consultanciesQuery(context.api));
  },
  head: () => appHead('consultations'),
  component: ConsultationsPage,
});

function ConsultationsPage() {
  const { data } = useSuspenseQuery(consultanciesQuery(useApi()));
  return (
    <>
      <DeskNav here="consultations" />
      <ConsultationsScreen all={data} />
    </>
  );
}
