import { USER_FILTER_KINDS, USER_STATES, type UserOrder, type UserSearch } from '#domain/admin/user-search.ts';
import { BULK } from '#messages/admin/admin.ts';
import { addressOf, PATHS } from '#domain/paths.ts';
import { DATA_REQUESTS, USER_STATE_LABELS, USER_TYPE_LABELS, USERS as WORDS } from '#messages/admin/users.ts';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { ordersOf } from '#web/features/admin/table/orders.ts';
import { BulkBar, choiceColumn } from '#web/ui/data/bulk-bar.tsx';
import { ListHead } from '#web/features/admin/table/list-head.tsx';
import { FilterChoice } from '#web/features/admin/table/table-filters.tsx';
import { useSelection } from '#web/ui/data/use-selection.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { UserActionsBar } from './user-actions-bar.tsx';
import { nameOf, userColumns } from './user-columns.tsx';
import type { UserLine, UserPage } from './users-api.ts';

type Props = { users: UserPage; search: UserSearch; now: number; onSearch: (changes: Partial<UserSearch>) => void };

const ORDERS = ordersOf<UserOrder>({
  nome: { ascending: 'nome', descending: 'nome_desc' },
  iscritto: { ascending: 'vecchi', descending: 'recenti' },
  accesso: { ascending: 'accesso', descending: 'accesso_desc' },
});

export function UsersScreen({ users, search, now, onSearch }: Props) {
  const { pagina: _, ...kept } = search;
  const selection = useSelection(users.items.map(({ id }) => id));
  return (
    <>
      <ListHead
        words={WORDS}
        description={WORDS.lead(users.total)}
        search={search}
        onSearch={onSearch}
        csv="/api/admin/users/export.csv"
        actions={
          <ButtonLink href={PATHS.dataRequests} size="sm">
            {DATA_REQUESTS.title}
          </ButtonLink>
        }
      >
        <FilterChoice
          label={WORDS.kind}
          any={WORDS.anyKind}
          value={search.tipo}
          options={USER_FILTER_KINDS.map((value) => ({ value, label: USER_TYPE_LABELS[value] }))}
          onChoice={(tipo) => onSearch({ tipo })}
        />
        <FilterChoice
          label={WORDS.state}
          any={WORDS.anyState}
          value={search.stato}
          options={USER_STATES.map((value) => ({ value, label: USER_STATE_LABELS[value] }))}
          onChoice={(stato) => onSearch({ stato })}
        />
      </ListHead>
      <AdminTable
        caption={WORDS.caption}
        columns={[choiceColumn<UserLine>(selection, BULK, ({ id }) => id, nameOf), ...userColumns(now)]}
        rows={users.items}
        rowId={({ id }) => id}
        sort={ORDERS.sortOf(search.ordine ?? 'recenti')}
        onSort={(sort) => onSearch({ ordine: ORDERS.orderOf(sort) })}
        paged={users}
        hrefOf={(pagina) => addressOf(PATHS.users, { ...kept, pagina })}
        empty={<EmptyState title={WORDS.empty} description={WORDS.emptyText} />}
        above={
          users.items.length > 0 && (
            <BulkBar selection={selection} words={BULK}>
              <UserActionsBar
                ids={selection.ids}
                actions={['blocca', 'sblocca', 'verifica', 'disconnetti']}
                onDone={selection.clear}
              />
            </BulkBar>
          )
        }
      />
    </>
  );
}
