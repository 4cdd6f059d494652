import { Plus } from 'lucide-react';
import type { Portfolio, PortfolioClient } from '#domain/sharing/portfolio.ts';
import { clientPath, companyPath, PATHS } from '#domain/paths.ts';
import { CLIENT_KIND_LABELS, PORTFOLIO as WORDS } from '#messages/sharing/portfolio.ts';
import { OWNER_INVITATION } from '#messages/sharing/takeover.ts';
import { formatDate, formatDay } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { InviteOwner } from './invite-owner.tsx';
import { useChooseClient } from './use-choose-client.ts';

/** Every company that the consultant may work for, and how; one press makes it the active one (CON-19). */
export function ClientsScreen({ portfolio }: { portfolio: Portfolio }) {
  const choose = useChooseClient();
  const { clients } = portfolio;
  const add = (
    <ButtonLink href={PATHS.newClient} variant="filo">
      <Plus aria-hidden="true" />
      {WORDS.add}
    </ButtonLink>
  );
  return (
    <>
      <PageHeader title={WORDS.title} description={WORDS.intro} actions={clients.length > 0 && add} />
      {clients.length === 0 ? (
        <EmptyState title={WORDS.empty} description={WORDS.emptyText} action={add} />
      ) : (
        <Panel>
          <ul>
            {clients.map((client) => (
              <li
                key={client.companyId}
                className="flex flex-wrap items-center gap-x-6 gap-y-2 border-rule px-4 py-3 not-first:border-t"
              >
                <About client={client} />
                <div className="flex flex-wrap gap-2">
                  {client.kind === 'mandato' && <InviteOwner client={client} />}
                  {client.isActive && client.kind === 'mandato' && (
                    <ButtonLink size="sm" variant="quiet" href={companyPath(client.companyId)}>
                      {WORDS.edit}
                    </ButtonLink>
                  )}
                  <Button
                    size="sm"
                    aria-label={`${client.isActive ? WORDS.stop : WORDS.work}: ${client.name}`}
                    loading={choose.isPending && choose.variables === client.companyId}
                    onClick={() => choose.mutate(client.isActive ? null : client.companyId)}
                  >
                    {client.isActive ? WORDS.stop : WORDS.work}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

function About({ client }: { client: PortfolioClient }) {
  const { name, place, kind, consultancyId, contactName, signedOn, isActive, invitedEmail, invitedAt } = client;
  return (
    <div className="min-w-0 flex-[1_1_18rem]">
      <p className="flex flex-wrap items-center gap-2">
        {consultancyId ? (
          <AppLink href={clientPath(consultancyId)} className="font-semibold wrap-anywhere">
            {name}
          </AppLink>
        ) : (
          <span className="font-semibold wrap-anywhere">{name}</span>
        )}
        {isActive && <Badge tone="ok">{WORDS.working}</Badge>}
      </p>
      <p className="text-13 text-ink-2">
        {[place, CLIENT_KIND_LABELS[kind], contactName && signedOn && WORDS.since(contactName, formatDay(signedOn))]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {kind === 'mandato' && invitedEmail && invitedAt && (
        <p className="text-13 text-ink-2">{OWNER_INVITATION.waiting(invitedEmail, formatDate(invitedAt))}</p>
      )}
    </div>
  );
}
