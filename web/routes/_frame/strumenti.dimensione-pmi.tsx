import { createFileRoute } from '@tanstack/react-router';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { SIZE_TOOL } from '#messages/tools/tools.ts';
import { loadActiveCompany } from '#web/features/tools/active-company.ts';
import { SizeWizard } from '#web/features/tools/company-size/size-wizard.tsx';
import { ToolPage } from '#web/features/tools/tool-page.tsx';
import { loadedHead } from '#web/lib/loaded-head.ts';

export const Route = createFileRoute('/_frame/strumenti/dimensione-pmi')({
  loader: async ({ context }) => ({
    day: romeMoment(new Date()).day,
    company: await loadActiveCompany(context.api, context.user),
    head: loadedHead('size'),
  }),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: SizePage,
});

function SizePage() {
  const { day, company } = Route.useLoaderData();
  return (
    <ToolPage title={SIZE_TOOL.title} intro={SIZE_TOOL.intro} isPublic>
      <SizeWizard day={day} company={company} />
    </ToolPage>
  );
}
