import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { canAsk, type ClientStanding, type WhoCan } from '#domain/sharing/who-can.ts';
import { applyPath, clientPath } from '#domain/paths.ts';
import { statusLabel } from '#messages/applications/applications.ts';
import { CLIENT_KIND_LABELS } from '#messages/sharing/portfolio.ts';
import { STANDING_LABELS, WHO_CAN as WORDS } from '#messages/sharing/who-can.ts';
import { failureText } from '#web/lib/failure.ts';
import { formatDay } from '#web/lib/format.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { ErrorState, LoadingState } from '#web/ui/feedback/states.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { whoCanQuery } from './api.ts';
import { MailDialog } from './mail-dialog.tsx';

type Props = { grant: { id: string; name: string } };
const PLACE = 'clienti';
const TONES = { ammissibile: 'ok', da_verificare: 'verify', non_ammissibile: 'neutral' } as const;

/** "Chi dei miei clienti può chiedere questo bando?": who can first, and one mail to those chosen (CON-20). */
export function WhoCanBox({ grant }: Props) {
  const { data, error, isFetching, refetch } = useQuery(whoCanQuery(useApi(), grant.id));
  const isRead = data !== undefined;
  const isNamed = useLocation({ select: ({ hash }) => hash === PLACE });
  useEffect(() => {
    if (isNamed && isRead) document.getElementById(PLACE)?.scrollIntoView({ block: 'start' });
  }, [isNamed, isRead]);
  return (
    <SectionPanel id={PLACE} title={WORDS.title} className="mb-8" flush>
      {data ? (
        data.clients.length === 0 ? (
          <p className="p-4 text-14 text-ink-2">{WORDS.none}</p>
        ) : (
          <Clients grant={grant} clients={data.clients} />
        )
      ) : error ? (
        <ErrorState
          className="m-4"
          title={WORDS.unread}
          description={failureText(error)}
          retryLabel={WORDS.retry}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <LoadingState label={WORDS.loading} className="p-4" />
      )}
    </SectionPanel>
  );
}

const verdictOf = ({ cells }: ClientStanding) => cells[0]?.verdict ?? 'non_ammissibile';

function Clients({ grant, clients }: Props & Pick<WhoCan, 'clients'>) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isWriting, setWriting] = useState(false);
  const countOf = (verdict: ReturnType<typeof verdictOf>) =>
    clients.filter((client) => verdictOf(client) === verdict).length;
  const able = clients.filter(({ cells: [cell] }) => cell && canAsk(cell)).map(({ companyId }) => companyId);
  function toggle(id: string, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(id);
    else next.delete(id);
    setChosen(next);
  }
  return (
    <>
      <p className="px-4 pt-3 text-14 text-ink-2">
        {WORDS.summary(countOf('ammissibile'), countOf('da_verificare'), clients.length)}. {WORDS.note}
      </p>
      <ul className="py-1">
        {clients.map((client) => (
          <li
            key={client.companyId}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-rule px-4 py-1 not-first:border-t"
          >
            <Checkbox
              className="min-w-0 flex-[1_1_14rem]"
              aria-label={WORDS.choose(client.name)}
              checked={chosen.has(client.companyId)}
              onChange={(event) => toggle(client.companyId, event.currentTarget.checked)}
              label={<span className="font-semibold wrap-anywhere">{client.name}</span>}
              hint={[client.place, CLIENT_KIND_LABELS[client.kind]].filter(Boolean).join(' · ')}
            />
            <div className="grid flex-[1_1_12rem] justify-items-start gap-0.5 pb-2 text-13 max-sm:pl-6.5 sm:pb-0">
              <Badge tone={TONES[verdictOf(client)]}>{STANDING_LABELS[verdictOf(client)]}</Badge>
              <Where client={client} />
            </div>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 border-t border-rule p-4">
        <Button
          variant="filo"
          aria-disabled={chosen.size === 0}
          title={chosen.size === 0 ? WORDS.pick : undefined}
          onClick={() => chosen.size > 0 && setWriting(true)}
        >
          {WORDS.write(chosen.size)}
        </Button>
        {able.length > 0 && (
          <Button variant="quiet" onClick={() => setChosen(new Set(able))}>
            {WORDS.pickAble(able.length)}
          </Button>
        )}
      </div>
      {isWriting && (
        <MailDialog
          grant={grant}
          clients={clients.filter(({ companyId }) => chosen.has(companyId))}
          onClose={() => setWriting(false)}
          onSent={() => setChosen(new Set())}
        />
      )}
    </>
  );
}

/** The work that is there, or the reason of the verdict. */
function Where({ client: { cells, consultancyId } }: { client: ClientStanding }) {
  const [cell] = cells;
  if (!cell) return null;
  if (cell.application) {
    const { id, status, sentOn } = cell.application;
    return <AppLink href={applyPath(id)}>{sentOn ? WORDS.sentOn(formatDay(sentOn)) : statusLabel(status)}</AppLink>;
  }
  if (cell.reason === null && consultancyId) return <AppLink href={clientPath(consultancyId)}>{WORDS.card}</AppLink>;
  return cell.reason && <span className="text-ink-2">{cell.reason}</span>;
}
