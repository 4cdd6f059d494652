import { rejectedRowsPath } from '#domain/file-paths.ts';
import { RUN_STATES, type ImportsSearch, type RunOrder } from '#domain/admin/imports-search.ts';
import { addressOf, PATHS } from '#domain/paths.ts';
import { IMPORTS_DESK as WORDS, RUN_STATUS_LABELS } from '#messages/admin/imports.ts';
import { IMPORT_SOURCE_LABELS } from '#messages/imports/imports.ts';
import { formatDateTime } from '#web/lib/format.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { Badge } from '#web/ui/data/badge.tsx';
import type { Column } from '#web/ui/data/data-table.tsx';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { ordersOf } from '#web/features/admin/table/orders.ts';
import { ExportLink, FilterChoice } from '#web/features/admin/table/table-filters.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { ImportForm } from './import-form.tsx';
import { startImport, type ImportRun, type ImportsPage, type NewImport } from './imports-api.ts';
import { SourceRows } from './source-rows.tsx';

const TONES = { in_corso: 'neutral', completato: 'ok', fallito: 'no' } as const;

const ORDERS = ordersOf<RunOrder>({
  when: { ascending: 'vecchie', descending: 'recenti' },
  what: { ascending: 'fonte', descending: 'fonte_desc' },
  problems: { ascending: 'rifiutate_asc', descending: 'rifiutate' },
});

const COLUMNS: Column<ImportRun>[] = [
  {
    id: 'when',
    header: WORDS.when,
    cell: ({ startedAt }) => formatDateTime(startedAt),
    phone: 'start',
    sortable: true,
  },
  {
    id: 'what',
    header: WORDS.what,
    sortable: true,
    cell: ({ source, fileName, isDryRun }) => (
      <>
        {IMPORT_SOURCE_LABELS[source]}
        <span className="block text-13 font-normal wrap-anywhere text-ink-2">
          {[fileName, isDryRun && WORDS.trial].filter(Boolean).join(' · ')}
        </span>
      </>
    ),
    phone: 'wide',
  },
  {
    id: 'state',
    header: WORDS.state,
    cell: ({ status }) => <Badge tone={TONES[status]}>{RUN_STATUS_LABELS[status]}</Badge>,
    phone: 'end',
  },
  {
    id: 'result',
    header: WORDS.result,
    cell: ({ report }) => WORDS.counts(report.created, report.updated, report.unchanged),
    phone: 'wide',
  },
  {
    id: 'problems',
    header: WORDS.problems,
    sortable: true,
    cell: ({ id, report }) => (
      <>
        {report.rejected > 0 && (
          <a href={rejectedRowsPath(id)} download className="block">
            {WORDS.rejected(report.rejected)}
          </a>
        )}
        <span className="text-13 wrap-anywhere text-ink-2">{report.reasons[0]?.message}</span>
      </>
    ),
    phone: 'wide',
  },
];

type Props = {
  page: ImportsPage;
  search: ImportsSearch;
  now: number;
  onSearch: (changes: Partial<ImportsSearch>) => void;
};

export function ImportsScreen({ page, search, now, onSearch }: Props) {
  const { pagina: _, ...kept } = search;
  const start = useWrite({
    mutationFn: (input: NewImport) => startImport(input),
    meta: { failed: WORDS.failed, changes: [KEYS.adminCatalogue, KEYS.admin] },
    onSuccess: () => notify('success', WORDS.started),
  });
  return (
    <>
      <PageHeader
        back={{ href: PATHS.catalogueDesk, label: WORDS.back }}
        title={WORDS.title}
        description={WORDS.lead}
        actions={<ExportLink href={addressOf('/api/admin/imports/export.csv', kept)} what={WORDS.runs} />}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-10">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-2">
          <SourceRows
            sources={page.sources}
            now={now}
            isBusy={start.isPending}
            onStart={(source, isDryRun) => start.mutate({ source, isDryRun, file: null })}
          />
          <ImportForm onSend={(input) => start.mutateAsync(input)} />
        </div>
        <SectionPanel title={WORDS.runs}>
          <div className="max-w-64 pb-3">
            <FilterChoice
              label={WORDS.state}
              any={WORDS.anyState}
              value={search.stato}
              options={RUN_STATES.map((value) => ({ value, label: RUN_STATUS_LABELS[value] }))}
              onChoice={(stato) => onSearch({ stato })}
            />
          </div>
          <AdminTable
            caption={WORDS.caption}
            columns={COLUMNS}
            rows={page.imports}
            rowId={({ id }) => id}
            sort={ORDERS.sortOf(search.ordine ?? 'recenti')}
            onSort={(sort) => onSearch({ ordine: ORDERS.orderOf(sort) })}
            paged={page}
            hrefOf={(pagina) => addressOf(PATHS.importsDesk, { ...kept, pagina })}
            empty={<EmptyState title={WORDS.empty} description={WORDS.emptyText} />}
          />
        </SectionPanel>
      </div>
    </>
  );
}
