import { Pencil, Trash2 } from 'lucide-react';
import type { DeMinimisPosition, LedgerLine } from '#domain/tools/de-minimis/position.ts';
import { capital } from '#domain/writing/phrases.ts';
import { LEDGER_SCREEN } from '#messages/tools/screens.ts';
import { dayText } from '#domain/numbers/write-day.ts';
import { euroText } from '#domain/numbers/write-number.ts';
import { DE_MINIMIS_REGIME_LABELS } from '#messages/tools/tools.ts';
import { DataTable, type Column } from '#web/ui/data/data-table.tsx';
import { IconButton } from '#web/ui/actions/icon-button.tsx';
import { EmptyState } from '#web/ui/feedback/states.tsx';
import type { LedgerDoor } from './use-ledger.ts';

type Props = { door: LedgerDoor; position: DeMinimisPosition; onEdit: (id: string) => void };

const [TITLE, GRANTED, AMOUNT, FIRM, STATE, ACTIONS] = LEDGER_SCREEN.entryColumns;

export function EntriesTable({ door, position, onEdit }: Props) {
  const firms = new Map(door.view.ledger.undertakings.map(({ id, name }) => [id, name]));
  const columns: Column<LedgerLine>[] = [
    {
      id: TITLE,
      header: TITLE,
      phone: 'title',
      cell: (line) => (
        <>
          {line.title ?? LEDGER_SCREEN.untitled}
          <span className="block text-13 font-normal text-ink-2">
            {[line.body, DE_MINIMIS_REGIME_LABELS[line.regime], line.cor && `COR ${line.cor}`]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </>
      ),
    },
    { id: GRANTED, header: GRANTED, phone: 'start', cell: (line) => dayText(line.grantedOn) },
    { id: AMOUNT, header: AMOUNT, phone: 'value', align: 'end', cell: (line) => euroText(line.amountGge) },
    { id: FIRM, header: FIRM, phone: 'start', cell: (line) => firms.get(line.undertakingId) ?? '—' },
    { id: STATE, header: STATE, phone: 'start', cell: (line) => stateOf(line, position.day) },
    {
      id: ACTIONS,
      header: ACTIONS,
      phone: 'end',
      className: 'print:hidden',
      cell: (line) => {
        const name = line.title ?? dayText(line.grantedOn);
        return (
          <span className="flex justify-end">
            <IconButton label={`${LEDGER_SCREEN.edit}: ${name}`} onClick={() => onEdit(line.id)}>
              <Pencil aria-hidden="true" />
            </IconButton>
            <IconButton label={`${LEDGER_SCREEN.remove}: ${name}`} onClick={() => door.removeEntry(line.id)}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          </span>
        );
      },
    },
  ];
  return (
    <DataTable
      flush
      caption={LEDGER_SCREEN.entries}
      columns={columns}
      rows={position.lines}
      rowId={({ id }) => id}
      empty={
        <EmptyState
          title={LEDGER_SCREEN.noEntries}
          description={LEDGER_SCREEN.noEntriesText}
          className="m-4 border-rule-2"
        />
      }
    />
  );
}

function stateOf(line: LedgerLine, day: string): string {
  if (line.isOutside) return LEDGER_SCREEN.outside;
  if (line.grantedOn > day) return LEDGER_SCREEN.future;
  if (!line.isCounted) return LEDGER_SCREEN.past;
  const until = LEDGER_SCREEN.countsUntil(line.freesOn);
  return line.isDoubtful ? `${LEDGER_SCREEN.doubtful}: ${until}` : capital(until);
}
