import { jobLabel, SYSTEM as WORDS } from '#messages/admin/system.ts';
import { formatCount } from '#web/lib/format.ts';
import { momentText } from '#web/lib/moment-text.ts';
import { DataTable, type Column } from '#web/ui/data/data-table.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import type { System } from './system-api.ts';

type Queue = System['queues'][number];
const COUNTS = ['waiting', 'retrying', 'active', 'failed', 'done'] as const;

/** On a phone a count is told with its name, and only where there is something. */
const count = (id: (typeof COUNTS)[number]): Column<Queue> => ({
  id,
  header: WORDS.columns[id],
  align: 'end',
  phone: 'wide',
  className: 'tabular-nums',
  cell: (queue) => (
    <span className={queue[id] === 0 ? 'text-ink-2 @max-[560px]:hidden' : 'font-semibold'}>
      <span className="hidden font-normal text-ink-2 @max-[560px]:inline">{WORDS.columns[id]}: </span>
      {formatCount(queue[id])}
    </span>
  ),
});

export function QueuesPanel({ queues, now }: Pick<System, 'queues'> & { now: number }) {
  const columns: Column<Queue>[] = [
    {
      id: 'queue',
      header: WORDS.queue,
      phone: 'title',
      cell: ({ name, oldestAt }) => (
        <>
          {jobLabel(name)}
          {oldestAt && (
            <span className="block text-13 font-normal text-ink-2">{WORDS.oldest(momentText(oldestAt, now))}</span>
          )}
        </>
      ),
    },
    ...COUNTS.map(count),
  ];
  return (
    <SectionPanel title={WORDS.queues} flush>
      <DataTable flush caption={WORDS.queuesCaption} columns={columns} rows={queues} rowId={({ name }) => name} />
    </SectionPanel>
  );
}
