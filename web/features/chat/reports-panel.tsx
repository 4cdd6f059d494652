import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { REPORTS_WORDS as WORDS } from '#messages/chat/chat.ts';
import { SIDE_LABELS } from '#messages/consultancies/consultancies.ts';
import { dataOf } from '#web/lib/api.ts';
import { formatDate } from '#web/lib/format.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { reportsQuery } from './api.ts';

/** Reported conversations, at the administrators' desk; without any, nothing. */
export function ReportsPanel() {
  const api = useApi();
  const client = useQueryClient();
  const { data: reports = [] } = useQuery(reportsQuery(api));
  const close = useMutation({
    mutationFn: (id: string) => dataOf(api.admin['chat-reports'][':id'].closing.$post({ param: { id } })),
    meta: { failed: WORDS.failed },
    onSuccess: (answer) => {
      client.setQueryData(KEYS.chatReports, answer.reports);
      notify('success', WORDS.closed);
    },
  });
  if (reports.length === 0) return null;
  return (
    <SectionPanel title={WORDS.title} flush className="mt-6">
      <ul>
        {reports.map(({ id, reason, at, isByConsultant, clientName, consultantName }) => (
          <li key={id} className="grid gap-2 border-rule p-4 not-first:border-t">
            <h3 className="text-16 font-semibold wrap-anywhere">{WORDS.between(clientName, consultantName)}</h3>
            <p className="text-13 text-ink-2">
              {WORDS.by(SIDE_LABELS[isByConsultant ? 'consulente' : 'impresa'], formatDate(at))}
            </p>
            <p className="max-w-measure text-14 whitespace-pre-line wrap-anywhere">«{reason}»</p>
            <Button size="sm" className="justify-self-start" loading={close.isPending} onClick={() => close.mutate(id)}>
              {WORDS.handled}
            </Button>
          </li>
        ))}
      </ul>
    </SectionPanel>
  );
}
