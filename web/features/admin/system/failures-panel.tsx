import { BULK } from '#messages/admin/admin.ts';
import { ERROR_CODE_LABELS, jobLabel, SYSTEM as WORDS } from '#messages/admin/system.ts';
import { addressOf, PATHS } from '#domain/paths.ts';
import type { FailureOrder, FailureSearch } from '#domain/admin/failure-search.ts';
import { ordersOf } from '#web/features/admin/table/orders.ts';
import { ExportLink } from '#web/features/admin/table/table-filters.tsx';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { BulkBar, choiceColumn } from '#web/ui/data/bulk-bar.tsx';
import { useSelection } from '#web/ui/data/use-selection.ts';
import { formatCount } from '#web/lib/format.ts';
import { momentText } from '#web/lib/moment-text.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import type { Column } from '#web/ui/data/data-table.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { systemWrites, type Failure, type System } from './system-api.ts';

const reasonText = ({ error, code }: Failure): string =>
  code === null ? error : [ERROR_CODE_LABELS[code], code].filter(Boolean).join(' · ');

type Props = {
  system: Pick<System, 'failures' | 'failed'>;
  search: FailureSearch;
  now: number;
  onSearch: (search: FailureSearch) => void;
};

const ORDERS = ordersOf<FailureOrder>({
  queue: { ascending: 'coda', descending: 'coda' },
  when: { ascending: 'vecchi', descending: 'recenti' },
});

/** What was given up, with its reason in codes; one or many are tried again. */
export function FailuresPanel({ system: { failures, failed }, search, now, onSearch }: Props) {
  const selection = useSelection(failures.map(({ id }) => id));
  const retry = useWrite({
    mutationFn: systemWrites(useApi()).retry,
    meta: { failed: WORDS.retryFailed, changes: [KEYS.admin] },
    onSuccess: ({ retried }) => {
      selection.clear();
      notify('success', WORDS.retried(retried.length));
    },
  });
  const columns: Column<Failure>[] = [
    choiceColumn<Failure>(
      selection,
      BULK,
      ({ id }) => id,
      ({ queue, at }) => `${jobLabel(queue)}, ${momentText(at, now)}`,
    ),
    { id: 'queue', header: WORDS.queue, phone: 'title', sortable: true, cell: ({ queue }) => jobLabel(queue) },
    { id: 'when', header: WORDS.when, phone: 'start', sortable: true, cell: ({ at }) => momentText(at, now) },
    { id: 'tries', header: WORDS.tries, phone: 'hidden', align: 'end', cell: ({ tries }) => formatCount(tries) },
    { id: 'reason', header: WORDS.reason, phone: 'wide', cell: reasonText },
    {
      id: 'place',
      header: WORDS.place,
      phone: 'wide',
      cell: ({ place }) => <span className="text-13 wrap-anywhere text-ink-2">{place ?? '–'}</span>,
    },
    {
      id: 'retry',
      header: WORDS.retry,
      phone: 'wide',
      cell: ({ id, queue }) => (
        <Button
          size="sm"
          aria-label={WORDS.retryOne(jobLabel(queue))}
          disabled={retry.isPending}
          onClick={() => retry.mutate([id])}
        >
          {WORDS.retry}
        </Button>
      ),
    },
  ];
  return (
    <SectionPanel
      title={WORDS.failures}
      description={WORDS.failuresLead}
      flush={failures.length === 0}
      actions={
        failures.length > 0 && (
          <ExportLink
            href={addressOf('/api/admin/system/failures/export.csv', { ordine: search.ordine })}
            what={WORDS.failures}
          />
        )
      }
    >
      <AdminTable
        caption={WORDS.failuresCaption}
        columns={columns}
        rows={failures}
        rowId={({ id }) => id}
        sort={ORDERS.sortOf(search.ordine ?? 'recenti')}
        onSort={(sort) => onSearch({ ordine: ORDERS.orderOf(sort) })}
        paged={failed}
        hrefOf={(pagina) => addressOf(PATHS.systemDesk, { ...search, pagina })}
        empty={<EmptyState className="m-4" title={WORDS.noFailures} description={WORDS.noFailuresText} />}
        above={
          failures.length > 0 && (
            <BulkBar selection={selection} words={BULK}>
              <Button size="sm" loading={retry.isPending} onClick={() => retry.mutate([...selection.ids])}>
                {WORDS.retry}
              </Button>
            </BulkBar>
          )
        }
      />
    </SectionPanel>
  );
}
