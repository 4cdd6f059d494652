import type { FailureSearch } from '#domain/admin/failure-search.ts';
import { SYSTEM as WORDS } from '#messages/admin/system.ts';
import { formatCount, formatFileSize } from '#web/lib/format.ts';
import { StatRow } from '#web/ui/data/stat-tile.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { FailuresPanel } from './failures-panel.tsx';
import { NoticePanel } from './notice-panel.tsx';
import { QueuesPanel } from './queues-panel.tsx';
import { StoragePanel, VersionsPanel } from './storage-panel.tsx';
import { SwitchesPanel } from './switches-panel.tsx';
import type { System } from './system-api.ts';

const MAILS = 'send-mail';

type Props = { system: System; search: FailureSearch; now: number; onSearch: (search: FailureSearch) => void };

/** How the product itself is: what waits, what failed, what is full, and what everybody is told meanwhile. */
export function SystemScreen({ system, search, now, onSearch }: Props) {
  const { queues, files, database, mail } = system;
  const sum = (part: 'waiting' | 'retrying' | 'failed' | 'done') => queues.reduce((all, queue) => all + queue[part], 0);
  const mails = queues.find(({ name }) => name === MAILS);
  return (
    <>
      <PageHeader title={WORDS.title} description={WORDS.lead} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 pb-10">
        <section aria-label={WORDS.figures}>
          <StatRow
            className="desk:grid-cols-3"
            stats={[
              { label: WORDS.failed, value: formatCount(sum('failed')) },
              { label: WORDS.waiting, value: formatCount(sum('waiting') + sum('retrying')) },
              {
                label: WORDS.mails,
                value: formatCount((mails?.waiting ?? 0) + (mails?.retrying ?? 0)),
                trend: mail.isSent ? WORDS.mailsSent(mails?.done ?? 0) : WORDS.mailsKept(mail.kept),
              },
              { label: WORDS.done, value: formatCount(sum('done')) },
              { label: WORDS.database, value: formatFileSize(database.bytes) },
              {
                label: WORDS.files,
                value: formatFileSize(files.bytes),
                trend: files.isBucket ? WORDS.bucket : files.disk && WORDS.free(formatFileSize(files.disk.freeBytes)),
              },
            ]}
          />
        </section>
        <FailuresPanel system={system} search={search} now={now} onSearch={onSearch} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-2">
          <NoticePanel notice={system.notice} />
          <SwitchesPanel switches={system.switches} configured={system.configured} />
        </div>
        <QueuesPanel queues={queues} now={now} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 desk:grid-cols-2">
          <StoragePanel files={files} database={database} />
          <VersionsPanel versions={system.versions} startedAt={system.startedAt} />
        </div>
      </div>
    </>
  );
}
