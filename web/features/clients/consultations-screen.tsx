import { useState } from 'react';
import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import { isInterrupted } from '#domain/consultancies/stated-outcome.ts';
import { isActive } from '#domain/consultancies/vocabulary.ts';
import { clientPath, PATHS, requestsTabPath } from '#domain/paths.ts';
import { ENDING_WORDS } from '#messages/consultancies/ending.ts';
import { KIND_LABELS, OUTCOME_LABELS, STATUS_LABELS } from '#messages/consultancies/consultancies.ts';
import { DAY_WORDS } from '#messages/sharing/dashboard.ts';
import { CONSULTANT_DESK as WORDS } from '#messages/sharing/desk.ts';
import { formatDay, formatEuro } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Toggle } from '#web/ui/actions/toggle.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { DataTable, type Column } from '#web/ui/data/data-table.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';

const GROUPS = ['tutte', 'nuove', 'attive', 'chiuse', 'perse'] as const;
type Group = (typeof GROUPS)[number];

const groupOf = ({ status }: ConsultancyView): Group =>
  status === 'nuova' ? 'nuove' : isActive(status) ? 'attive' : status === 'completata' ? 'chiuse' : 'perse';
const pathOf = (row: ConsultancyView): string => {
  const group = groupOf(row);
  if (group === 'attive') return clientPath(row.id);
  return requestsTabPath(group === 'nuove' ? 'nuove' : 'storico', row.id);
};
const toneOf = ({ status, outcome, stated }: ConsultancyView) =>
  outcome === 'approvata' || status === 'in_corso'
    ? 'ok'
    : outcome === 'non_concessa'
      ? 'no'
      : status === 'nuova' || status === 'in_attesa_documenti' || stated
        ? 'verify'
        : 'neutral';
function standingOf(row: ConsultancyView): string {
  if (row.outcome) return OUTCOME_LABELS[row.outcome];
  if (isInterrupted(row)) return ENDING_WORDS.isInterrupted;
  if (!row.stated) return STATUS_LABELS[row.status];
  return OUTCOME_LABELS[row.stated.outcome];
}
const { columns } = WORDS;

const COLUMNS: readonly Column<ConsultancyView>[] = [
  {
    id: 'client',
    header: columns.client,
    phone: 'title',
    cell: (row) => (
      <AppLink href={pathOf(row)} className="font-semibold wrap-anywhere">
        {row.clientName}
      </AppLink>
    ),
  },
  { id: 'about', header: columns.about, phone: 'start', cell: (row) => row.grantName ?? KIND_LABELS[row.kind] },
  {
    id: 'status',
    header: columns.status,
    phone: 'value',
    cell: (row) => (
      <>
        <Badge tone={toneOf(row)}>{standingOf(row)}</Badge>
        {row.stated && (
          <span className="mt-1 block text-13 font-normal text-ink-2 @max-[560px]:ml-auto @max-[560px]:max-w-40">
            {ENDING_WORDS[row.stated.isContested ? 'isContested' : 'waits']}
          </span>
        )}
      </>
    ),
  },
  {
    id: 'deadline',
    header: columns.deadline,
    phone: 'end',
    cell: (row) => (row.deadline ? formatDay(row.deadline) : '–'),
  },
  {
    id: 'earnings',
    header: columns.earnings,
    phone: 'end',
    align: 'end',
    cell: (row) =>
      row.earnings === null ? (
        <span className="@max-[560px]:hidden">–</span>
      ) : (
        <>
          <span className="@min-[560px]:hidden">{columns.earnings} </span>
          {formatEuro(row.earnings)}
        </>
      ),
  },
];

/** Every request and consultancy of the consultant, with its state, the newest first. */
export function ConsultationsScreen({ all }: { all: readonly ConsultancyView[] }) {
  const [group, setGroup] = useState<Group>('tutte');
  const counts = Map.groupBy(all, groupOf);
  const shown = group === 'tutte' ? all : (counts.get(group) ?? []);
  return (
    <>
      <PageHeader
        title={WORDS.consultations}
        description={WORDS.consultationsIntro}
        actions={<ButtonLink href={PATHS.requestsManagement}>{DAY_WORDS.manage}</ButtonLink>}
      />
      {all.length === 0 ? (
        <EmptyState title={WORDS.noConsultations} description={WORDS.noConsultationsText} />
      ) : (
        <>
          <div role="group" aria-label={WORDS.filter} className="flex flex-wrap gap-2 pb-4">
            {GROUPS.map((each) => {
              const count = each === 'tutte' ? all.length : (counts.get(each)?.length ?? 0);
              return (
                <Toggle key={each} pressed={group === each} onChange={() => setGroup(each)}>
                  {`${WORDS.groups[each]} ${String(count)}`}
                </Toggle>
              );
            })}
          </div>
          <Panel>
            <DataTable
              caption={WORDS.consultations}
              columns={COLUMNS}
              rows={shown}
              rowId={({ id }) => id}
              empty={<p className="p-4 text-14 text-ink-2">{WORDS.noneOfThese}</p>}
              flush
            />
          </Panel>
        </>
      )}
    </>
  );
}
