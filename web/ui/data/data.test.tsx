import '#web/testing/test-browser.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { initialsOf } from './avatar.tsx';
import { BarChart } from './bar-chart.tsx';
import { DataTable, type Column } from './data-table.tsx';
import { matchTone } from './match-badge.tsx';
import { pageWindow } from './pagination.tsx';
import { Stepper } from '#web/ui/layout/stepper.tsx';

type Row = { id: string; name: string; amount: string };
const COLUMNS: Column<Row>[] = [
  { id: 'name', header: 'Candidatura', cell: (row) => row.name, phone: 'title', sortable: true },
  { id: 'amount', header: 'Richiesto', cell: (row) => row.amount, phone: 'value', align: 'end' },
];

test('a table says which column sorts it and turns it round', async () => {
  const sort = vi.fn();
  render(
    <DataTable
      caption="Candidature"
      columns={COLUMNS}
      rows={[{ id: '1', name: 'Voucher', amount: '9.000 €' }]}
      rowId={(row) => row.id}
      sort={{ columnId: 'name', direction: 'ascending' }}
      onSort={sort}
    />,
  );
  const table = screen.getByRole('table', { name: 'Candidature' });
  expect(within(table).getByRole('columnheader', { name: 'Candidatura' }).getAttribute('aria-sort')).toBe('ascending');
  await userEvent.click(within(table).getByRole('button', { name: 'Candidatura' }));
  expect(sort).toHaveBeenCalledWith({ columnId: 'name', direction: 'descending' });
  expect(
    within(table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Voucher', '9.000 €']);
});

test('a table without rows shows what stands for them', () => {
  render(
    <DataTable caption="Vuota" columns={COLUMNS} rows={[]} rowId={(row) => row.id} empty={<p>Ancora niente</p>} />,
  );
  expect(screen.getByText('Ancora niente')).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
});

test('steps say which is done and which is now, and can be pressed', async () => {
  const go = vi.fn();
  render(
    <Stepper
      label="Passi"
      steps={[
        { id: 'a', label: 'Azienda', done: true },
        { id: 'b', label: 'Progetto' },
        { id: 'c', label: 'Invio' },
      ]}
      currentId="b"
      onStep={go}
      doneLabel="completato"
    />,
  );
  const steps = within(screen.getByRole('list', { name: 'Passi' })).getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  await userEvent.click(screen.getByRole('button', { name: 'Azienda (completato)' }));
  expect(go).toHaveBeenCalledWith('a');
});

test('a chart is a figure with its message, and its numbers as a table', () => {
  render(
    <BarChart
      title="Bandi visti"
      summary="40 in due mesi"
      columns={['Mese', 'Bandi']}
      points={[
        { label: 'mag', value: 14 },
        { label: 'giu', value: 26 },
      ]}
    />,
  );
  const figure = screen.getByRole('figure', { name: 'Bandi visti 40 in due mesi' });
  expect(within(figure).getByRole('rowheader', { name: 'giu' }).nextElementSibling?.textContent).toBe('26');
});

test('match steps are 90, 80 and 70 (MAT-9)', () => {
  expect([95, 90, 89, 80, 79, 70, 69].map(matchTone)).toEqual([
    'strong',
    'strong',
    'good',
    'good',
    'fair',
    'fair',
    'weak',
  ]);
});

test('page numbers keep the ends, the page and its neighbours', () => {
  expect(pageWindow(1, 18)).toEqual([1, 2, 3, null, 18]);
  expect(pageWindow(9, 18)).toEqual([1, null, 8, 9, 10, null, 18]);
  expect(pageWindow(18, 18)).toEqual([1, null, 17, 18]);
  expect(pageWindow(1, 1)).toEqual([1]);
});

test('initials are of the first and last name', () => {
  expect([initialsOf('Giulia Zanetti'), initialsOf('Anna Maria De Rossi'), initialsOf('élise')]).toEqual([
    'GZ',
    'AR',
    'É',
  ]);
});
