import { ChevronRight } from 'lucide-react';
import { ADMIN_QUEUES, type AdminQueue } from '#domain/admin/sections.ts';
import { addressOf, PATHS } from '#domain/paths.ts';
import { queueText, SUMMARY as WORDS } from '#messages/admin/admin.ts';
import { formatCount } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/actions/app-link.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import type { Summary } from '#web/features/admin/api.ts';

/** Where each queue is worked off. */
const PAGES: Record<AdminQueue, string> = {
  consultants: PATHS.consultantReview,
  chatReports: PATHS.consultantReview,
  tickets: PATHS.supportDesk,
  grantReports: addressOf(PATHS.catalogueDesk, { segnale: 'segnalato' }),
  erasures: PATHS.dataRequests,
  failedJobs: PATHS.systemDesk,
};
const LINE = 'flex min-h-11 items-center gap-3 px-4 py-2 text-14 text-on-sheet no-underline';

export function Queues({ queues }: Pick<Summary, 'queues'>) {
  const waiting = ADMIN_QUEUES.map((queue) => ({ queue, count: queues[queue] ?? 0 })).filter(({ count }) => count > 0);
  return (
    <SectionPanel title={WORDS.queues} flush>
      {waiting.length === 0 ? (
        <p className="p-4 text-14 text-ink-2">{WORDS.allDone}</p>
      ) : (
        <ul>
          {waiting.map(({ queue, count }) => {
            const line = (
              <>
                <b className="min-w-8 text-right text-18 tabular-nums">{formatCount(count)}</b>
                <span className="min-w-0 flex-1">{queueText(queue, count)}</span>
              </>
            );
            const page = PAGES[queue];
            return (
              <li key={queue} className="border-rule not-first:border-t">
                {page ? (
                  <AppLink href={page} className={`${LINE} hover:bg-sunken`}>
                    {line}
                    <ChevronRight aria-hidden="true" className="size-5 text-ink-2" />
                  </AppLink>
                ) : (
                  <p className={LINE}>{line}</p>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </SectionPanel>
  );
}
