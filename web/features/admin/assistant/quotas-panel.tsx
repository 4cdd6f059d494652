import type { AssistantSearch, QuotaOrder } from '#domain/admin/assistant-search.ts';
import { addressOf, adminUserPath, PATHS } from '#domain/paths.ts';
import { ASSISTANT_DESK as WORDS } from '#messages/admin/assistant.ts';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { ordersOf } from '#web/features/admin/table/orders.ts';
import { ExportLink } from '#web/features/admin/table/table-filters.tsx';
import { formatCount } from '#web/lib/format.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import type { Column } from '#web/ui/data/data-table.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { assistantWrites, type AssistantDesk, type Quota } from './assistant-api.ts';
import { QuotaBox } from './quota-box.tsx';

type Props = {
  desk: Pick<AssistantDesk, 'quotas' | 'limits' | 'daily'>;
  search: AssistantSearch;
  onSearch: (search: AssistantSearch) => void;
};

const ORDERS = ordersOf<QuotaOrder>({
  person: { ascending: 'nome', descending: 'nome_desc' },
  used: { ascending: 'usate_asc', descending: 'usate' },
});

/** Who asked today and how much each may ask, page by page. */
export function QuotasPanel({ desk: { quotas, limits, daily }, search, onSearch }: Props) {
  const change = useWrite({
    mutationFn: assistantWrites(useApi()).quota,
    meta: { failed: WORDS.quotaFailed, changes: [KEYS.admin] },
    onSuccess: (_, { id }) => {
      const before = quotas.find((quota) => quota.id === id)?.own ?? null;
      notify('success', WORDS.quotaSaved, {
        action: { label: WORDS.undo, onPress: () => change.mutate({ id, daily: before }) },
      });
    },
  });
  const columns: Column<Quota>[] = [
    {
      id: 'person',
      header: WORDS.person,
      sortable: true,
      phone: 'title',
      cell: ({ id, name, email }) => (
        <>
          <AppLink href={adminUserPath(id)}>{name || email}</AppLink>
          <span className="block text-13 font-normal wrap-anywhere text-ink-2">{email}</span>
        </>
      ),
    },
    {
      id: 'used',
      header: WORDS.usedToday,
      phone: 'value',
      align: 'end',
      sortable: true,
      cell: ({ used }) => formatCount(used),
    },
    {
      id: 'daily',
      header: WORDS.daily,
      phone: 'wide',
      cell: (quota) => (
        <QuotaBox
          key={quota.own ?? 'everybody'}
          quota={quota}
          daily={daily}
          isBusy={change.isPending}
          onChange={(next) => change.mutate({ id: quota.id, daily: next })}
        />
      ),
    },
  ];
  return (
    <SectionPanel
      title={WORDS.quotas}
      description={WORDS.quotasLead(daily)}
      flush={quotas.length === 0}
      actions={
        quotas.length > 0 && (
          <ExportLink
            href={addressOf('/api/admin/assistant/quotas/export.csv', { ordineLimiti: search.ordineLimiti })}
            what={WORDS.quotas}
          />
        )
      }
    >
      <AdminTable
        caption={WORDS.quotasCaption}
        columns={columns}
        rows={quotas}
        rowId={({ id }) => id}
        sort={ORDERS.sortOf(search.ordineLimiti ?? 'usate')}
        // The other list keeps its page.
        onSort={(sort) => onSearch({ pagina: search.pagina, limiti: undefined, ordineLimiti: ORDERS.orderOf(sort) })}
        paged={limits}
        hrefOf={(limiti) => addressOf(PATHS.assistantDesk, { ...search, limiti })}
        empty={<EmptyState className="m-4" title={WORDS.noQuotas} description={WORDS.noQuotasText} />}
      />
    </SectionPanel>
  );
}
