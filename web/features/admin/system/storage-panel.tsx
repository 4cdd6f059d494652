import { purposeLabel, SYSTEM as WORDS } from '#messages/admin/system.ts';
import { formatDateTime, formatFileSize } from '#web/lib/format.ts';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import { FactList } from './fact-list.tsx';
import type { System } from './system-api.ts';

/** What takes the room: files by purpose, the largest tables. */
export function StoragePanel({ files, database }: Pick<System, 'files' | 'database'>) {
  return (
    <SectionPanel title={WORDS.storage} flush>
      <FactList
        facts={[
          ...files.purposes.map(({ purpose, count, bytes }) => ({
            label: WORDS.filesOf(purposeLabel(purpose), count),
            value: formatFileSize(bytes),
          })),
          ...database.tables.map(({ name, bytes }) => ({ label: WORDS.table(name), value: formatFileSize(bytes) })),
        ]}
      />
    </SectionPanel>
  );
}

export function VersionsPanel({ versions, startedAt }: Pick<System, 'versions' | 'startedAt'>) {
  return (
    <SectionPanel title={WORDS.versions} flush>
      <FactList
        facts={[
          { label: 'Bandolo', value: versions.bandolo },
          { label: 'Node.js', value: versions.node },
          { label: 'PostgreSQL', value: versions.postgresql },
          { label: WORDS.started, value: formatDateTime(startedAt) },
        ]}
      />
    </SectionPanel>
  );
}
