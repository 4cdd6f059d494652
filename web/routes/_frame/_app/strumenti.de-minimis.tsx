import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { PATHS } from '#domain/paths.ts';
import { PORTFOLIO } from '#messages/sharing/portfolio.ts';
import { LEDGER_SCREEN } from '#messages/tools/screens.ts';
import { DE_MINIMIS_TOOL } from '#messages/tools/tools.ts';
import { ledgerQuery } from '#web/features/tools/de-minimis/api.ts';
import { LedgerScreen } from '#web/features/tools/de-minimis/ledger-screen.tsx';
import { ToolPage } from '#web/features/tools/tool-page.tsx';
import { appHead } from '#web/lib/app-head.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { actsForCompany } from '#web/lib/session.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';

export const Route = createFileRoute('/_frame/_app/strumenti/de-minimis')({
  loader: async ({ context, location }) => {
    if (actsForCompany(context.user)) await loadQueries({ context, location }, ledgerQuery(context.api));
  },
  head: () => appHead('deMinimis'),
  component: LedgerPage,
});

function LedgerPage() {
  const { user } = Route.useRouteContext();
  const isBusiness = user.userType === 'business_user';
  return actsForCompany(user) ? <OwnLedger isBusiness={isBusiness} /> : <NoLedger isBusiness={false} />;
}

function OwnLedger({ isBusiness }: { isBusiness: boolean }) {
  const { data: view } = useSuspenseQuery(ledgerQuery(useApi()));
  return view ? <LedgerScreen key={view.company.id} view={view} /> : <NoLedger isBusiness={isBusiness} />;
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
            <ButtonLink href={PATHS.clients}>{PORTFOLIO.choose}</ButtonLink>
          )
        }
      />
    </ToolPage>
  );
}
