import { CircleX, Clock, Diamond, PencilLine, Plus, Send } from 'lucide-react';
import type { PortfolioTable as Table, Standing } from '#domain/sharing/who-can.ts';
import { applyPath, clientPath, grantPath, PATHS } from '#domain/paths.ts';
import { statusLabel } from '#messages/applications/applications.ts';
import { CLIENT_KIND_LABELS } from '#messages/sharing/portfolio.ts';
import { PORTFOLIO_TABLE as WORDS, STANDING_LABELS, WHO_CAN } from '#messages/sharing/who-can.ts';
import { formatDay } from '#web/lib/format.ts';
import { cn } from '#web/lib/cn.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';

const NEAR_DAYS = 60;
const whoCanPath = (grantId: string) => `${grantPath(grantId)}#clienti`;
const isAble = ({ verdict, application }: Standing) => verdict === 'ammissibile' && application === null;

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
                <th scope="row" className="sticky left-0 max-w-56 bg-sheet px-4 py-2 text-left align-top font-normal">
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
                  <WriteTo grantId={id} count={clients.filter(({ cells }) => cells[at] && isAble(cells[at])).length} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <ul className="sm:hidden">
        {grants.map((grant, at) => (
          <li key={grant.id} className="grid gap-2 border-rule px-4 py-3 not-first:border-t">
            <GrantHead grant={grant} />
            <ul className="grid gap-1.5 text-13">
              {clients.flatMap(({ companyId, name, consultancyId, cells }) => {
                const cell = cells[at];
                return cell && (cell.application || cell.verdict !== 'non_ammissibile')
                  ? [
                      <li key={companyId} className="flex flex-wrap items-baseline justify-between gap-x-3">
                        <Name name={name} consultancyId={consultancyId} />
                        <Cell cell={cell} />
                      </li>,
                    ]
                  : [];
              })}
            </ul>
            <WriteTo grantId={grant.id} count={clients.filter(({ cells }) => cells[at] && isAble(cells[at])).length} />
          </li>
        ))}
      </ul>
    </>
  );
}

function GrantHead({ grant: { id, name, closesOn, daysLeft } }: { grant: Table['grants'][number] }) {
  return (
    <div className="grid justify-items-start gap-0.5">
      <span
        aria-hidden="true"
        className={cn(
          'mb-1 size-3 rounded-full border-2 border-filo',
          daysLeft !== null && daysLeft <= NEAR_DAYS && 'bg-filo',
          daysLeft === null && 'border-dotted border-ink-3',
        )}
      />
      <span className="font-semibold">{closesOn ? formatDay(closesOn) : WORDS.rolling}</span>
      {daysLeft !== null && daysLeft <= NEAR_DAYS && <span className="text-12 text-ink-2">{WORDS.days(daysLeft)}</span>}
      <AppLink href={grantPath(id)} className="line-clamp-3 text-12 text-ink-2">
        {name}
      </AppLink>
    </div>
  );
}

const Name = ({ name, consultancyId }: { name: string; consultancyId: string | null }) =>
  consultancyId ? (
    <AppLink href={clientPath(consultancyId)} className="font-semibold wrap-anywhere">
      {name}
    </AppLink>
  ) : (
    <span className="font-semibold wrap-anywhere">{name}</span>
  );

const ICONS = { ammissibile: Plus, da_verificare: Diamond, non_ammissibile: CircleX } as const;

/** Work weighs most, then what can be asked for; a no says why. */
function Cell({ cell: { application, verdict, reason, grantId } }: { cell: Standing }) {
  if (application) {
    const Icon = application.sentOn ? Send : application.status === 'completato' ? Clock : PencilLine;
    return (
      <AppLink
        href={applyPath(application.id)}
        className={cn(
          'inline-flex items-start gap-1.5 rounded border border-rule-2 px-2 py-1 font-medium no-underline',
          application.status === 'completato' && 'border-transparent bg-ok text-on-ok',
        )}
      >
        <Icon aria-hidden="true" className="mt-px size-4 flex-none" />
        {application.sentOn ? WHO_CAN.sentOn(formatDay(application.sentOn)) : statusLabel(application.status)}
      </AppLink>
    );
  }
  const Icon = ICONS[verdict];
  return (
    <span className={cn('inline-flex items-start gap-1.5 py-1', verdict === 'non_ammissibile' && 'text-ink-2')}>
      <Icon aria-hidden="true" className="mt-px size-4 flex-none" />
      {verdict === 'ammissibile' ? (
        <AppLink href={whoCanPath(grantId)} className="font-medium">
          {STANDING_LABELS.ammissibile}
        </AppLink>
      ) : (
        <span>{reason ?? STANDING_LABELS[verdict]}</span>
      )}
    </span>
  );
}

const WriteTo = ({ grantId, count }: { grantId: string; count: number }) =>
  count === 0 ? (
    <span className="text-13 text-ink-2">{WORDS.nobody}</span>
  ) : (
    <AppLink href={whoCanPath(grantId)} className="text-13 font-semibold">
      {WORDS.writeTo(count)}
    </AppLink>
  );
