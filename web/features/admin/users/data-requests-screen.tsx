import { REQUEST_STATES, type RequestOrder, type RequestSearch } from '#domain/admin/request-search.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { addressOf, adminUserPath, PATHS } from '#domain/paths.ts';
import { BULK } from '#messages/admin/admin.ts';
import { REQUEST_STATE_LABELS, REQUEST_TABLE } from '#messages/admin/data-requests.ts';
import { DATA_REQUEST_LABELS, DATA_REQUESTS as WORDS, USER_DETAIL } from '#messages/admin/users.ts';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { ordersOf } from '#web/features/admin/table/orders.ts';
import { ListHead } from '#web/features/admin/table/list-head.tsx';
import { FilterChoice } from '#web/features/admin/table/table-filters.tsx';
import { formatDay } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/data/badge.tsx';
import { BulkBar, choiceColumn } from '#web/ui/data/bulk-bar.tsx';
import type { Column } from '#web/ui/data/data-table.tsx';
import { useSelection, type Selection } from '#web/ui/data/use-selection.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { useHandlings } from './use-handlings.ts';
import type { RequestPage } from './users-api.ts';

type Row = RequestPage['items'][number];
type Props = {
  requests: RequestPage;
  search: RequestSearch;
  now: number;
  onSearch: (changes: Partial<RequestSearch>) => void;
};

const ORDERS = ordersOf<RequestOrder>({
  received: { ascending: 'ricevuta', descending: 'ricevuta_desc' },
  due: { ascending: 'termine', descending: 'termine_desc' },
});

function StateBadge({ row, today }: { row: Row; today: string }) {
  if (row.isAutomatic) return <Badge tone="neutral">{WORDS.automatic}</Badge>;
  if (row.handledOn) return <Badge tone="ok">{`${WORDS.handled} · ${formatDay(row.handledOn)}`}</Badge>;
  return row.dueOn < today ? <Badge tone="no">{WORDS.late}</Badge> : <Badge tone="verify">{WORDS.open}</Badge>;
}

const choice = (selection: Selection): Column<Row> => {
  const column = choiceColumn<Row>(
    selection,
    BULK,
    ({ id }) => id,
    ({ kind, name }) => `${DATA_REQUEST_LABELS[kind]}, ${name ?? WORDS.gone}`,
  );
  return { ...column, cell: (row) => !row.isAutomatic && column.cell(row) };
};

const columnsOf = (today: string): Column<Row>[] => [
  {
    id: 'who',
    header: WORDS.who,
    cell: ({ userId, name }) =>
      userId ? <AppLink href={adminUserPath(userId)}>{name ?? userId}</AppLink> : WORDS.gone,
    phone: 'title',
  },
  { id: 'what', header: WORDS.what, cell: ({ kind }) => DATA_REQUEST_LABELS[kind], phone: 'start' },
  {
    id: 'received',
    header: WORDS.received,
    cell: ({ receivedOn }) => (receivedOn ? formatDay(receivedOn) : WORDS.byPerson),
    phone: 'hidden',
    sortable: true,
  },
  { id: 'due', header: WORDS.due, cell: ({ dueOn }) => formatDay(dueOn), phone: 'end', sortable: true },
  { id: 'state', header: WORDS.state, cell: (row) => <StateBadge row={row} today={today} />, phone: 'wide' },
];

/** Copies and erasures that people asked for, each with the day by which it is answered. */
export function DataRequestsScreen({ requests, search, now, onSearch }: Props) {
  const { pagina: _, ...kept } = search;
  // Accounts that close by themselves are nobody's to handle.
  const selection = useSelection(requests.items.filter(({ isAutomatic }) => !isAutomatic).map(({ id }) => id));
  const handle = useHandlings(selection.clear);
  return (
    <>
      <ListHead
        words={{ ...REQUEST_TABLE, title: WORDS.title }}
        description={WORDS.lead}
        back={{ href: PATHS.users, label: USER_DETAIL.back }}
        search={search}
        onSearch={onSearch}
        csv="/api/admin/data-requests/export.csv"
      >
        <FilterChoice
          label={WORDS.state}
          any={REQUEST_TABLE.any}
          value={search.stato}
          options={REQUEST_STATES.map((value) => ({ value, label: REQUEST_STATE_LABELS[value] }))}
          onChoice={(stato) => onSearch({ stato })}
        />
      </ListHead>
      <AdminTable
        caption={WORDS.caption}
        columns={[choice(selection), ...columnsOf(romeMoment(new Date(now)).day)]}
        rows={requests.items}
        rowId={({ id }) => id}
        sort={ORDERS.sortOf(search.ordine ?? 'termine')}
        onSort={(sort) => onSearch({ ordine: ORDERS.orderOf(sort) })}
        paged={requests}
        hrefOf={(pagina) => addressOf(PATHS.dataRequests, { ...kept, pagina })}
        empty={<EmptyState title={WORDS.empty} description={WORDS.emptyText} />}
        above={
          requests.items.length > 0 && (
            <BulkBar selection={selection} words={BULK}>
              <Button
                size="sm"
                loading={handle.isPending}
                onClick={() => handle.mutate({ ids: [...selection.ids], isHandled: search.stato !== 'evase' })}
              >
                {search.stato === 'evase' ? REQUEST_TABLE.reopen : REQUEST_TABLE.handle}
              </Button>
            </BulkBar>
          )
        }
      />
    </>
  );
}
