import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { BULK } from '#messages/admin/admin.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { BulkBar, choiceColumn } from '#web/ui/data/bulk-bar.tsx';
import { useSelection } from '#web/ui/data/use-selection.ts';
import { AdminTable } from './admin-table.tsx';

type Row = { id: string; name: string };
const ROWS: Row[] = ['Uno', 'Due', 'Tre'].map((name) => ({ id: name.toLowerCase(), name }));

function Table() {
  const selection = useSelection(ROWS.map(({ id }) => id));
  return (
    <AdminTable
      caption="Prova"
      columns={[
        choiceColumn<Row>(
          selection,
          BULK,
          ({ id }) => id,
          ({ name }) => name,
        ),
        { id: 'name', header: 'Nome', phone: 'title', cell: ({ id, name }) => <a href={`#${id}`}>{name}</a> },
      ]}
      rows={ROWS}
      rowId={({ id }) => id}
      paged={{ page: 2, pages: 3, pageSize: 3, total: 8 }}
      hrefOf={(page) => `?pagina=${page}`}
      above={
        <BulkBar selection={selection} words={BULK}>
          <button type="button">Fai</button>
        </BulkBar>
      }
    />
  );
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: BULK.select(name) });
const link = (name: string) => screen.getByRole('link', { name });

test('the keyboard walks the rows in the same place, and does not fall off the ends', async () => {
  const user = userEvent.setup();
  await openPage(() => <Table />);
  link('Uno').focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(link('Due'));
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(link('Tre'));
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(link('Tre'));
  await user.keyboard('{Home}{ArrowUp}');
  expect(document.activeElement).toBe(link('Uno'));
  box('Due').focus();
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(box('Uno'));
});

test('where rows become small lists the box stands beside its row, not on a line of its own', async () => {
  await openPage(() => <Table />);
  const cell = box('Due').closest('td')!;
  expect(cell.className).toContain('@max-[560px]:absolute');
  expect(cell.closest('tr')!.className).toContain('@max-[560px]:pl-12');
});

test('Space on a link ticks its row, Enter on a box opens it; what is chosen offers what is done with it', async () => {
  const user = userEvent.setup();
  await openPage(() => <Table />);
  const opened = vi.fn((event: Event) => event.preventDefault());
  link('Tre').addEventListener('click', opened);
  link('Due').focus();
  await user.keyboard(' ');
  expect(box('Due').checked).toBe(true);
  expect(screen.getByText(BULK.chosen(1))).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Fai' })).toBeTruthy();
  box('Tre').focus();
  await user.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('checkbox', { name: BULK.selectAll }));
  expect(screen.getByText(BULK.chosen(3))).toBeTruthy();
  const next = within(screen.getByRole('navigation')).getByRole('link', { name: /3/ });
  expect(next.getAttribute('href')).toContain('pagina=3');
});
