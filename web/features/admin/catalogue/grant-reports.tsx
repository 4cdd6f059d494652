import { CATALOGUE, GRANT_EDITOR as WORDS } from '#messages/admin/catalogue.ts';
import { FIELD_LABELS } from '#messages/grants/grant-page.ts';
import { formatDate } from '#web/lib/format.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { notify } from '#web/ui/feedback/notify.ts';
import { catalogueWrites, type EditedGrant } from './catalogue-api.ts';

/** What people told us is wrong; closing one says whether they were right. */
export function GrantReports({ reports }: Pick<EditedGrant, 'reports'>) {
  const writes = catalogueWrites(useApi());
  const close = useWrite({
    mutationFn: ({ id, status }: { id: string; status: 'corretta' | 'respinta' }) => writes.closeReport(id, status),
    meta: { failed: CATALOGUE.failed, changes: [KEYS.adminCatalogue, KEYS.admin] },
    onSuccess: () => notify('success', WORDS.reportClosed),
  });
  if (reports.length === 0) return null;
  return (
    <section aria-label={WORDS.reports} className="grid gap-3 border-b border-rule p-4 text-14">
      <h3 className="font-bold">{WORDS.reports}</h3>
      <ul className="grid gap-3">
        {reports.map(({ id, field, text, createdAt }) => (
          <li key={id} className="grid gap-1">
            <p className="text-13 text-ink-2">
              {formatDate(createdAt)}
              {field && ` · ${FIELD_LABELS[field] ?? field}`}
            </p>
            <p className="wrap-anywhere">{text}</p>
            <p className="flex gap-2">
              <Button size="sm" loading={close.isPending} onClick={() => close.mutate({ id, status: 'corretta' })}>
                {WORDS.reportFixed}
              </Button>
              <Button size="sm" variant="quiet" onClick={() => close.mutate({ id, status: 'respinta' })}>
                {WORDS.reportRefused}
              </Button>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
