import { numberText } from '#domain/numbers/write-number.ts';
import { useState } from 'react';
import { DataTable, type Column, type Sort } from '#web/ui/data/data-table.tsx';
import { Section } from './section.tsx';

type Row = { id: string; name: string; state: string; deadline: string; amount: number };

const ROWS: Row[] = [
  {
    id: '1',
    name: 'Voucher Cloud e Cybersecurity',
    state: 'In preparazione',
    deadline: '20 gennaio 2027',
    amount: 9_000,
  },
  { id: '2', name: 'Beni strumentali', state: 'Bozza', deadline: 'senza scadenza', amount: 120_000 },
  {
    id: '3',
    name: 'Fondo Veneto Competitività',
    state: 'Inviato il 21 novembre',
    deadline: '31 dicembre 2029',
    amount: 84_000,
  },
];
const COLUMNS: Column<Row>[] = [
  { id: 'name', header: 'Candidatura', cell: (row) => row.name, phone: 'title', sortable: true },
  { id: 'state', header: 'Stato', cell: (row) => row.state, phone: 'start' },
  { id: 'deadline', header: 'Scadenza', cell: (row) => row.deadline, phone: 'end' },
  {
    id: 'amount',
    header: 'Richiesto',
    cell: (row) => `${numberText(row.amount)} €`,
    align: 'end',
    phone: 'value',
    sortable: true,
  },
];

export function TablesGallery() {
  const [sort, setSort] = useState<Sort>({ columnId: 'name', direction: 'ascending' });
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const rows = ROWS.toSorted(
    (a, b) => sign * (sort.columnId === 'amount' ? a.amount - b.amount : a.name.localeCompare(b.name, 'it')),
  );
  const table = { columns: COLUMNS, rows, rowId: (row: Row) => row.id, sort, onSort: setSort };
  return (
    <>
      <Section title="Tabella" span={8}>
        <DataTable caption="Le mie candidature" {...table} />
      </Section>
      <Section title="…che in poco spazio diventa lista" span={4}>
        <DataTable caption="Le mie candidature, in poco spazio" {...table} />
      </Section>
    </>
  );
}
