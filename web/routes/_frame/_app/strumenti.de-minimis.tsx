import { createFileRoute } from '@tanstack/react-router';
import { PATHS } from '#domain/paths.ts';
import { LEDGER_SCREEN, TOOLS_PAGE } from '#messages/tools/screens.ts';
import { DE_MINIMIS_TOOL } from '#messages/tools/tools.ts';
import { LedgerScreen } from '#web/features/tools/de-minimis/ledger-screen.tsx';
import { loadLedger } from '#web/features/tools/de-minimis/use-ledger.ts';
import { ToolPage } from '#web/features/tools/tool-page.tsx';
import { pageHead } from '#web/lib/page-head.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';

export const Route = createFileRoute('/_frame/_app/strumenti/de-minimis')({
  loader: ({ context }) => (context.user.userType === 'business_user' ? loadLedger(context.api) : null),
  head: () => pageHead('deMinimis'),
  component: LedgerPage,
});

function LedgerPage() {
  const loaded = Route.useLoaderData();
  const isBusiness = Route.useRouteContext().user.userType === 'business_user';
  if (loaded) return <LedgerScreen key={loaded.company.id} loaded={loaded} />;
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
