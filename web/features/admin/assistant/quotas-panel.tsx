import { useMutation } from '@tanstack/react-query';
import { adminUserPath } from '#domain/paths.ts';
import { ASSISTANT_DESK as WORDS } from '#messages/admin/assistant.ts';
import { formatCount } from '#web/lib/format.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { DataTable, type Column } from '#web/ui/data/data-table.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { assistantWrites, type AssistantDesk, type Quota } from './assistant-api.ts';
import { QuotaBox } from './quota-box.tsx';

/** Who asked most today, and how much each may ask. */
export function QuotasPanel({ quotas, daily }: Pick<AssistantDesk, 'quotas' | 'daily'>) {
  const change = useMutation({
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
      phone: 'title',
      cell: ({ id, name, email }) => (
        <>
          <AppLink href={adminUserPath(id)}>{name || email}</AppLink>
          <span className="block text-13 font-normal wrap-anywhere text-ink-2">{email}</span>
        </>
      ),
    },
    { id: 'used', header: WORDS.usedToday, phone: 'value', align: 'end', cell: ({ used }) => formatCount(used) },
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
    <SectionPanel title={WORDS.quotas} description={WORDS.quotasLead(daily)} flush>
      <DataTable
        flush
        caption={WORDS.quotasCaption}
        columns={columns}
        rows={quotas}
        rowId={({ id }) => id}
        empty={<EmptyState className="m-4" title={WORDS.noQuotas} description={WORDS.noQuotasText} />}
      />
    </SectionPanel>
  );
}
