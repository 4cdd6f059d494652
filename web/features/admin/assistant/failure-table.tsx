import type { AssistantFailureOrder, AssistantSearch } from '#domain/admin/assistant-search.ts';
import { addressOf, PATHS } from '#domain/paths.ts';
import { ASSISTANT_DESK as WORDS, TYPE_LABELS } from '#messages/admin/assistant.ts';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { ordersOf } from '#web/features/admin/table/orders.ts';
import { ExportLink } from '#web/features/admin/table/table-filters.tsx';
import { formatCount } from '#web/lib/format.ts';
import { momentText } from '#web/lib/moment-text.ts';
import type { Column } from '#web/ui/data/data-table.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import type { AssistantDesk } from './assistant-api.ts';

type Failure = AssistantDesk['failures'][number];
type Props = {
  desk: Pick<AssistantDesk, 'failures' | 'failed'>;
  search: AssistantSearch;
  now: number;
  onSearch: (search: AssistantSearch) => void;
};

const ORDERS = ordersOf<AssistantFailureOrder>({
  times: { ascending: 'raro', descending: 'spesso' },
  last: { ascending: 'vecchi', descending: 'recenti' },
});
const columnsOf = (now: number): Column<Failure>[] => [
  { id: 'type', header: WORDS.type, phone: 'title', cell: ({ type }) => TYPE_LABELS[type] },
  {
    id: 'times',
    header: WORDS.times,
    phone: 'value',
    align: 'end',
    sortable: true,
    cell: ({ times }) => formatCount(times),
  },
  {
    id: 'reason',
    header: WORDS.reason,
    phone: 'wide',
    cell: ({ reason, place }) => (
      <>
        {reason ?? WORDS.internal}
        {place && <span className="block text-13 wrap-anywhere text-ink-2">{place}</span>}
      </>
    ),
  },
  { id: 'last', header: WORDS.last, phone: 'start', sortable: true, cell: ({ at }) => momentText(at, now) },
];

/** What went wrong in the period, the same things together, page by page. */
export function FailureTable({ desk: { failures, failed }, search, now, onSearch }: Props) {
  const { pagina: _, ...kept } = search;
  return (
    <SectionPanel
      title={WORDS.failures}
      description={WORDS.failuresLead}
      flush={failures.length === 0}
      actions={
        failures.length > 0 && (
          <ExportLink
            href={addressOf('/api/admin/assistant/failures/export.csv', {
              giorni: search.giorni,
              ordine: search.ordine,
            })}
            what={WORDS.failures}
          />
        )
      }
    >
      <AdminTable
        caption={WORDS.failuresCaption}
        columns={columnsOf(now)}
        rows={failures}
        rowId={({ type, reason, place }) => `${type} ${reason ?? ''} ${place ?? ''}`}
        sort={ORDERS.sortOf(search.ordine ?? 'recenti')}
        onSort={(sort) => onSearch({ ordine: ORDERS.orderOf(sort) })}
        paged={failed}
        hrefOf={(pagina) => addressOf(PATHS.assistantDesk, { ...kept, pagina })}
        empty={<EmptyState className="m-4" title={WORDS.noFailures} description={WORDS.noFailuresText} />}
      />
    </SectionPanel>
  );
}
