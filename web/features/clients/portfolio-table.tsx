import { canAsk, type PortfolioTable as Table } from '#domain/sharing/who-can.ts';
import { grantPath, PATHS } from '#domain/paths.ts';
import { CLIENT_KIND_LABELS } from '#messages/sharing/portfolio.ts';
import { PORTFOLIO_TABLE as WORDS } from '#messages/sharing/who-can.ts';
import { cn } from '#web/lib/cn.ts';
import { formatDay } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { PortfolioList } from './portfolio-list.tsx';
import { Cell, DaysLeft, Name, ThreadDot, WriteTo } from './portfolio-parts.tsx';

/** Clients by open grants, the first to close first; on phones one list per grant (CON-20). */
export function PortfolioTable({ table }: { table: Table }) {
  const { grants, clients } = table;
  if (grants.length === 0 || clients.length === 0) {
    return (
      <EmptyState
        className="m-4"
        title={grants.length === 0 ? WORDS.empty : WORDS.noClients}
        action={
          <ButtonLink href={grants.length === 0 ? PATHS.grants : PATHS.newClient}>
            {grants.length === 0 ? WORDS.search : WORDS.add}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <>
      <div className="hidden overflow-x-auto sm:block" tabIndex={0} role="region" aria-label={WORDS.caption}>
        <table className="w-full min-w-180 border-collapse text-13">
          <caption className="sr-only">{WORDS.caption}</caption>
          <thead>
            <tr>
              <th
                scope="col"
                className="sticky left-0 bg-sheet px-4 py-3 text-left align-bottom font-normal text-ink-2"
              >
                {WORDS.client}
              </th>
              {grants.map((grant) => (
                <th key={grant.id} scope="col" className="px-2 py-3 text-left align-top font-normal">
                  <GrantHead grant={grant} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {clients.map(({ companyId, consultancyId, name, place, kind, cells }) => (
              <tr key={companyId} className="border-t border-rule">
                <th
                  scope="row"
                  className="sticky left-0 max-w-56 min-w-48 bg-sheet px-4 py-2 text-left align-top font-normal"
                >
                  <Name name={name} consultancyId={consultancyId} />
                  <span className="block text-12 text-ink-2">
                    {[place, kind === 'mandato' && CLIENT_KIND_LABELS.mandato].filter(Boolean).join(' · ')}
                  </span>
                </th>
                {cells.map((cell) => (
                  <td key={cell.grantId} className="px-2 py-2 align-top">
                    <Cell cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-t border-rule-2 bg-sunken">
              <th scope="row" className="sticky left-0 bg-sunken px-4 py-2.5 text-left font-normal text-ink-2">
                {WORDS.whoCan}
              </th>
              {grants.map(({ id }, at) => (
                <td key={id} className="px-2 py-2.5">
                  <WriteTo grantId={id} count={clients.filter(({ cells }) => cells[at] && canAsk(cells[at])).length} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <PortfolioList table={table} />
    </>
  );
}

function GrantHead({ grant: { id, name, closesOn, daysLeft } }: { grant: Table['grants'][number] }) {
  return (
    <div className="grid justify-items-start gap-0.5">
      <span className="relative -mr-4 mb-1 flex w-[calc(100%+1rem)] items-center">
        <ThreadDot daysLeft={daysLeft} className="relative flex-none" />
        <span
          aria-hidden="true"
          className={cn('flex-1 border-t-2', closesOn ? 'border-filo' : 'border-dotted border-rule-strong')}
        />
      </span>
      <span className="font-semibold">{closesOn ? formatDay(closesOn) : WORDS.rolling}</span>
      <DaysLeft daysLeft={daysLeft} />
      <AppLink href={grantPath(id)} className="line-clamp-3 text-12 text-ink-2">
        {name}
      </AppLink>
    </div>
  );
}
