import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PATHS } from '#domain/paths.ts';
import { LEDGER_SCREEN, TOOLS_PAGE } from '#messages/tools/screens.ts';
import { DE_MINIMIS_TOOL } from '#messages/tools/tools.ts';
import { ledgerQuery } from '#web/features/tools/de-minimis/api.ts';
import { LedgerScreen } from '#web/features/tools/de-minimis/ledger-screen.tsx';
import { ToolPage } from '#web/features/tools/tool-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';

export const Route = createFileRoute('/_frame/_app/strumenti/de-minimis')({
  loader: async ({ context, location }) => {
    if (context.user.userType === 'business_user') await loadQueries({ context, location }, ledgerQuery(context.api));
  },
  head: () => pageHead('deMinimis'),
  component: LedgerPage,
});

function LedgerPage() {
  const isBusiness = Route.useRouteContext().user.userType === 'business_user';
  return isBusiness ? <OwnLedger /> : <NoLedger isBusiness={false} />;
}

function OwnLedger() {
  const { data: view } = useSuspenseQuery(ledgerQuery(useApi()));
  return view ? <LedgerScreen key={view.company.id} view={view} /> : <NoLedger isBusiness />;
}

function NoLedger({ isBusiness }: { isBusiness: boolean }) {
  return (
    <ToolPage title={DE_MINIMIS_TOOL.title} intro={DE_MINIMIS_TOOL.intro}>
      <EmptyState
        title={isBusiness ? LEDGER_SCREEN.noCompany : LEDGER_SCREEN.forBusiness}
        description={isBusiness ? LEDGER_SCREEN.noCompanyText : LEDGER_SCREEN.forBusinessText}
        action={
          isBusiness ? (
            <ButtonLink href={PATHS.newCompany} variant="filo">
              {LEDGER_SCREEN.addCompany}
            </ButtonLink>
          ) : (
            <ButtonLink href={PATHS.tools}>{TOOLS_PAGE.back}</ButtonLink>
          )
        }
      />
    </ToolPage>
  );
}
