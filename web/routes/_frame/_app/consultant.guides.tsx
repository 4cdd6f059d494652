import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CONSULTANT_DESK as WORDS } from '#messages/sharing/desk.ts';
import { DeskNav } from '#web/features/clients/desk-nav.tsx';
import { onlyConsultants } from '#web/features/clients/only-consultants.ts';
import { deskResourcesQuery } from '#web/features/resources/api.ts';
import { ResourceCards } from '#web/features/resources/resource-cards.tsx';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';

export const Route = createFileRoute('/_frame/_app/consultant/guides')({
  beforeLoad: onlyConsultants,
  loader: async ({ context, location }) => {
    await loadQueries({ context, location }, deskResourcesQuery(context.api));
  },
  head: () => appHead('consultantGuides'),
  component: GuidesPage,
});

function GuidesPage() {
  const { data } = useSuspenseQuery(deskResourcesQuery(useApi()));
  return (
    <>
      <DeskNav here="consultantGuides" />
      <PageHeader title={WORDS.guides} description={WORDS.guidesIntro} />
      <ResourceCards resources={data.filter(({ kind }) => kind === 'guida')} />
    </>
  );
}
