import type { ClientDocuments, ClientPaper } from '#domain/sharing/client-documents.ts';
import { filePath } from '#domain/file-paths.ts';
import { applyPath, clientPath } from '#domain/paths.ts';
import { KIND_LABELS } from '#messages/documents/documents.ts';
import { CONSULTANT_DESK as WORDS } from '#messages/sharing/desk.ts';
import { cn } from '#web/lib/cn.ts';
import { formatDate, formatDay } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';

type Client = ClientDocuments['clients'][number];
type Props = {
  documents: ClientDocuments;
  /** Work for a client, and go to the papers of that company. */
  onVault: (companyId: string) => void;
};

/** Papers by client: what is shared now, and what is kept for who has no account (CON-21). */
export function ClientDocumentsScreen({ documents: { clients }, onVault }: Props) {
  const known = clients.filter(({ papers }) => papers.length > 0);
  const empty = clients.filter(({ papers }) => papers.length === 0);
  return (
    <>
      <PageHeader title={WORDS.documents} description={WORDS.documentsIntro} />
      {clients.length === 0 && <EmptyState title={WORDS.noDocuments} description={WORDS.noDocumentsText} />}
      <div className="grid items-start gap-6 desk:grid-cols-2">
        {known.map((client) => (
          <SectionPanel
            key={client.companyId ?? client.consultancyId}
            title={client.name}
            actions={<Actions client={client} onVault={onVault} />}
            flush
          >
            <ul className="text-14">
              {client.papers.map((paper) => (
                <Paper key={paper.id} paper={paper} />
              ))}
            </ul>
          </SectionPanel>
        ))}
      </div>
      {empty.length > 0 && (
        <SectionPanel title={WORDS.noPapers} description={WORDS.noPapersText} flush className={cn(known[0] && 'mt-6')}>
          <ul className="text-14 sm:columns-2 sm:gap-0">
            {empty.map((client) => (
              <li
                key={client.companyId ?? client.consultancyId}
                className="flex min-h-13 break-inside-avoid flex-wrap items-center justify-between gap-x-4 border-b border-rule px-4 py-1.5"
              >
                <span className="min-w-0 font-medium wrap-anywhere">{client.name}</span>
                <Actions client={client} onVault={onVault} />
              </li>
            ))}
          </ul>
        </SectionPanel>
      )}
    </>
  );
}

function Actions({ client: { consultancyId, companyId, name }, onVault }: { client: Client } & Pick<Props, 'onVault'>) {
  return (
    <span className="-mx-2 flex flex-wrap items-center gap-x-2">
      {companyId && (
        <Button size="sm" variant="quiet" aria-label={WORDS.vaultOf(name)} onClick={() => onVault(companyId)}>
          {WORDS.vault}
        </Button>
      )}
      {consultancyId && (
        <ButtonLink size="sm" variant="quiet" href={clientPath(consultancyId)} aria-label={WORDS.clientCardOf(name)}>
          {WORDS.clientCard}
        </ButtonLink>
      )}
    </span>
  );
}

function Paper({ paper: { kind, id, name, at, document } }: { paper: ClientPaper }) {
  const { expiresOn, state } = document ?? { expiresOn: null, state: null };
  const detail = [
    document && KIND_LABELS[document.kind],
    WORDS.since(formatDate(at)),
    expiresOn && (state === 'scaduto' ? WORDS.ended : WORDS.until)(formatDay(expiresOn)),
  ];
  return (
    <li className="grid gap-0.5 border-rule px-4 py-2.5 not-first:border-t">
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {kind === 'candidatura' ? (
          <AppLink href={applyPath(id)} className="min-w-0 font-medium wrap-anywhere">
            {name}
          </AppLink>
        ) : (
          <a href={filePath(id)} download className="min-w-0 font-medium wrap-anywhere">
            {name}
          </a>
        )}
        <Badge tone={state === 'scaduto' ? 'no' : state === 'in_scadenza' ? 'verify' : 'neutral'}>
          {WORDS.kinds[kind]}
        </Badge>
      </span>
      <span className="text-13 text-ink-2">{detail.filter(Boolean).join(' · ')}</span>
    </li>
  );
}
