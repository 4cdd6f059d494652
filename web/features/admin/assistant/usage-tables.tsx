import { percentText } from '#domain/numbers/write-number.ts';
import { ASSISTANT_DESK as WORDS, TYPE_LABELS } from '#messages/admin/assistant.ts';
import { formatCount, formatEuro } from '#web/lib/format.ts';
import { DataTable, type Column } from '#web/ui/data/data-table.tsx';
import { SectionPanel } from '#web/ui/layout/panel.tsx';
import type { AssistantDesk } from './assistant-api.ts';

type ByType = AssistantDesk['byType'][number];
const TYPES: Column<ByType>[] = [
  { id: 'type', header: WORDS.type, phone: 'title', cell: ({ type }) => TYPE_LABELS[type] },
  {
    id: 'requests',
    header: WORDS.requests,
    phone: 'value',
    align: 'end',
    cell: ({ requests }) => formatCount(requests),
  },
  {
    id: 'success',
    header: WORDS.success,
    phone: 'start',
    align: 'end',
    cell: ({ requests, succeeded }) =>
      requests === 0 ? WORDS.none : percentText(Math.round((succeeded / requests) * 100)),
  },
  {
    id: 'average',
    header: WORDS.average,
    phone: 'end',
    align: 'end',
    cell: ({ requests, averageMs }) => (requests === 0 ? WORDS.nothingAsked : WORDS.ms(averageMs)),
  },
  {
    id: 'cost',
    header: WORDS.cost,
    phone: 'wide',
    align: 'end',
    cell: ({ cost, inputTokens, outputTokens }) =>
      cost === null ? WORDS.tokens(inputTokens, outputTokens) : formatEuro(cost),
  },
];

export const TypeTable = ({ byType }: Pick<AssistantDesk, 'byType'>) =>
  byType.length > 0 && (
    <SectionPanel title={WORDS.byType} flush>
      <DataTable flush caption={WORDS.byType} columns={TYPES} rows={byType} rowId={({ type }) => type} />
    </SectionPanel>
  );
