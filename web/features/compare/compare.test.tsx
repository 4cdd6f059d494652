import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { CompareScreen } from './compare-screen.tsx';
import { emptyCompared, useCompareMark } from './compare-store.ts';
import { CompareTray } from './compare-tray.tsx';

const GRANTS = ['uno', 'due', 'tre', 'quattro'].map((id) => ({ id, name: `Bando ${id}` }));

beforeEach(() => emptyCompared());

function Cards() {
  const markOf = useCompareMark();
  return (
    <>
      {GRANTS.map((grant) => {
        const { label, pressed, onPress } = markOf(grant);
        return (
          <button key={grant.id} type="button" aria-pressed={pressed} onClick={onPress}>
            {`${label} ${grant.id}`}
          </button>
        );
      })}
      <CompareTray />
    </>
  );
}

test('up to three are chosen; the fourth asks which to leave out', async () => {
  await openPage(Cards);
  expect(screen.queryByRole('region', { name: 'Confronto' })).toBeNull();
  for (const id of ['uno', 'due', 'tre', 'quattro'])
    await userEvent.click(screen.getByRole('button', { name: `Metti a confronto ${id}` }));
  const asked = within(await screen.findByRole('dialog', { name: 'Quale lasci fuori?' }));
  await userEvent.click(asked.getByRole('button', { name: 'Tieni questi tre' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const tray = within(await screen.findByRole('region', { name: 'Confronto' }));
  expect(tray.getByRole('link', { name: 'Confronta 3 bandi' }).getAttribute('href')).toBe(
    '/confronta?bandi=uno,due,tre',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Metti a confronto quattro' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Lascia fuori Bando uno' }));
  expect(tray.getByRole('link', { name: 'Confronta 3 bandi' }).getAttribute('href')).toBe(
    '/confronta?bandi=quattro,due,tre',
  );
  await userEvent.click(tray.getByRole('button', { name: 'Togli dal confronto: Bando due' }));
  expect(tray.getByRole('link', { name: 'Confronta 2 bandi' }).getAttribute('href')).toBe(
    '/confronta?bandi=quattro,tre',
  );
  expect(sessionStorage.getItem('bandolo-confronto')).toContain('tre');
  await userEvent.click(tray.getByRole('button', { name: 'Svuota' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Confronto' })).toBeNull());
});

test('the same data side by side: what nobody knows is said, a row that no grant has is left out', async () => {
  const remove = vi.fn();
  const columns = [
    { id: 'uno', name: 'Bando uno', cells: { amount: 'fino a 10.000 €', time: null } },
    { id: 'due', name: 'Bando due', cells: { amount: null } },
  ];
  await openPage(() => <CompareScreen columns={columns} subject="Per Panificio Santoro." onRemove={remove} />);
  const table = within(screen.getByRole('table', { name: 'Bandi a confronto' }));
  expect(table.getAllByRole('rowheader').map((each) => each.textContent)).toEqual(['Quanto']);
  expect(table.getByText('Non indicato')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Togli dal confronto: Bando due' }));
  expect(remove).toHaveBeenCalledWith('due');
});

test('nothing chosen leads to the grants', async () => {
  await openPage(() => <CompareScreen columns={[]} subject={null} onRemove={() => {}} />);
  expect(screen.getByRole('link', { name: 'Vai ai bandi' }).getAttribute('href')).toBe('/bandi');
});
