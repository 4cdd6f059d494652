import type { DeMinimisPosition } from '#domain/tools/de-minimis/position.ts';
import type { CeilingUse } from '#domain/tools/de-minimis/room.ts';
import { LEDGER_SCREEN } from '#messages/tools/screens.ts';
import { euroText } from '#domain/numbers/write-number.ts';
import { DE_MINIMIS_REGIME_LABELS } from '#messages/tools/tools.ts';
import { DataTable, type Column } from '#web/ui/data/data-table.tsx';

const [REGIME, CEILING, USED, LEFT, CALENDAR] = LEDGER_SCREEN.ceilingColumns;

const labelled = (label: string, value: string) => (
  <>
    <span className="@min-[560px]:hidden">{label}: </span>
    {value}
  </>
);
const COLUMNS: Column<CeilingUse>[] = [
  { id: REGIME, header: REGIME, phone: 'title', cell: (use) => DE_MINIMIS_REGIME_LABELS[use.regime] },
  {
    id: CEILING,
    header: CEILING,
    phone: 'start',
    align: 'end',
    className: '@max-[560px]:text-left',
    cell: (use) => labelled(CEILING, euroText(use.ceiling)),
  },
  { id: USED, header: USED, phone: 'end', align: 'end', cell: (use) => labelled(USED, euroText(use.used)) },
  { id: LEFT, header: LEFT, phone: 'value', align: 'end', cell: (use) => euroText(use.left) },
  {
    id: CALENDAR,
    header: CALENDAR,
    phone: 'start',
    align: 'end',
    className: '@max-[560px]:text-left',
    cell: (use) => labelled(CALENDAR, euroText(use.calendar.left)),
  },
];

/** Each ceiling with both ways of counting: three years to the day, and calendar years. */
export function CeilingsTable({ position }: { position: DeMinimisPosition }) {
  return (
    <section aria-label={LEDGER_SCREEN.ceilings} className="grid gap-2">
      <h2 className="text-18 font-bold tracking-[-0.012em]">{LEDGER_SCREEN.ceilings}</h2>
      <p className="max-w-measure text-14 text-ink-2">{LEDGER_SCREEN.ceilingsText}</p>
      <DataTable
        caption={LEDGER_SCREEN.ceilings}
        columns={COLUMNS}
        rows={position.ceilings}
        rowId={({ regime }) => regime}
      />
    </section>
  );
}
