import { useSuspenseQuery } from '@tanstack/react-query';
import { REPORT_VERDICTS } from '#domain/chat/chat-report.ts';
import type { ChatReportOrder } from '#domain/chat/report-search.ts';
import type { ReviewSearch } from '#domain/consultants/review-search.ts';
import { addressOf, PATHS } from '#domain/paths.ts';
import { REPORTS_WORDS as WORDS } from '#messages/chat/chat.ts';
import { SIDE_LABELS } from '#messages/consultancies/consultancies.ts';
import { AdminTable } from '#web/features/admin/table/admin-table.tsx';
import { ordersOf } from '#web/features/admin/table/orders.ts';
import { ExportLink } from '#web/features/admin/table/table-filters.tsx';
import { formatDate } from '#web/lib/format.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import type { Column } from '#web/ui/data/data-table.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { closeReport, reportsQuery, type Report } from './reports-api.ts';

const ORDERS = ordersOf<ChatReportOrder>({ at: { ascending: 'vecchie', descending: 'recenti' } });
const between = ({ clientName, consultantName }: Report) => WORDS.between(clientName, consultantName);

type Props = { search: ReviewSearch; onSearch: (changes: Partial<ReviewSearch>) => void };

/** Reported conversations, page by page; without any, nothing. */
export function ReportsPanel({ search, onSearch }: Props) {
  const api = useApi();
  const { data } = useSuspenseQuery(reportsQuery(api, search));
  const close = useWrite({
    mutationFn: closeReport(api),
    meta: { failed: WORDS.failed, changes: [KEYS.chatReports, KEYS.admin] },
    onSuccess: (_page, { verdict }) => notify('success', WORDS.closed[verdict]),
  });
  const columns: Column<Report>[] = [
    {
      id: 'chat',
      header: WORDS.chat,
      phone: 'wide',
      cell: (report) => <span className="wrap-anywhere">{between(report)}</span>,
    },
    { id: 'at', header: WORDS.at, phone: 'start', sortable: true, cell: ({ at }) => formatDate(at) },
    {
      id: 'who',
      header: WORDS.who,
      phone: 'end',
      cell: ({ isByConsultant }) => SIDE_LABELS[isByConsultant ? 'consulente' : 'impresa'],
    },
    {
      id: 'reason',
      header: WORDS.reason,
      phone: 'wide',
      cell: ({ reason }) => <span className="block max-w-measure whitespace-pre-line wrap-anywhere">«{reason}»</span>,
    },
    {
      id: 'act',
      header: WORDS.decision,
      phone: 'wide',
      cell: (report) => (
        <div className="flex flex-wrap gap-2">
          {REPORT_VERDICTS.map((verdict) => (
            <Button
              key={verdict}
              size="sm"
              aria-label={WORDS.verdictOf(WORDS.verdicts[verdict], between(report))}
              disabled={close.isPending}
              onClick={() => close.mutate({ id: report.id, verdict })}
            >
              {WORDS.verdicts[verdict]}
            </Button>
          ))}
        </div>
      ),
    },
  ];
  if (data.total === 0) return null;
  return (
    <SectionPanel
      title={WORDS.title}
      className="mt-6"
      actions={
        <ExportLink
          href={addressOf('/api/admin/chat-reports/export.csv', { ordine: search.ordineSegnalazioni })}
          what={WORDS.title}
        />
      }
    >
      <AdminTable
        caption={WORDS.caption}
        columns={columns}
        rows={data.reports}
        rowId={({ id }) => id}
        sort={ORDERS.sortOf(search.ordineSegnalazioni ?? 'vecchie')}
        // The queue above keeps its page.
        onSort={(sort) =>
          onSearch({ pagina: search.pagina, segnalazioni: undefined, ordineSegnalazioni: ORDERS.orderOf(sort) })
        }
        paged={data}
        hrefOf={(segnalazioni) => addressOf(PATHS.consultantReview, { ...search, segnalazioni })}
      />
    </SectionPanel>
  );
}
