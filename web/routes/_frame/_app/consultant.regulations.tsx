import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { CONSULTANT_DESK as WORDS } from '#messages/sharing/desk.ts';
import { DeskNav } from '#web/features/clients/desk-nav.tsx';
import { onlyConsultants } from '#web/features/clients/only-consultants.ts';
import { deskResourcesQuery } from '#web/features/resources/api.ts';
import { ResourceCards } from '#web/features/resources/resource-cards.tsx';
import { RulesInForce } from '#web/features/resources/rules-in-force.tsx';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

export const Route = createFileRoute('/_frame/_app/consultant/regulations')({
  beforeLoad: onlyConsultants,
  loader: async ({ context, location }) => {
    await loadQueries({ context, location }, deskResourcesQuery(context.api));
    return { day: romeMoment(new Date()).day };
  },
  head: () => appHead('consultantRegulations'),
  component: RegulationsPage,
});

function RegulationsPage() {
  const { day } = Route.useLoaderData();
  const { data } = useSuspenseQuery(deskResourcesQuery(useApi()));
  return (
    <>
      <DeskNav here="consultantRegulations" />
      <PageHeader title={WORDS.regulations} description={WORDS.regulationsIntro} />
      <ResourceCards resources={data.filter(({ kind }) => kind === 'riferimento')} />
      <RulesInForce day={day} />
    </>
  );
}
