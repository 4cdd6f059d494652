import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { KEYS } from '#web/lib/query/keys.ts';
import { apiThat, refusal } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import type { ApplicationView } from './api.ts';
import { newLine, useBudget } from './use-budget.ts';

const view = (planRevision: number, amount: number) =>
  ({
    application: { id: 'a1', contents: { planRevision, lineNotes: {}, cover: [] } },
    project: { id: 'p1', version: 1, costs: [{ category: 'Tornio', amount }] },
  }) as unknown as ApplicationView;

function Table() {
  const { plan, change, state } = useBudget(view(0, 100_000));
  const [line] = plan.lines;
  return (
    <>
      <button onClick={() => change({ ...plan, lines: [{ ...line!, amount: 250_000 }] })}>250.000</button>
      <output>{`${String(line!.amount)} ${state}`}</output>
    </>
  );
}

/** The server as another save has left it: its revision has moved on, its line costs what is given. */
async function openTable(amountThere: number): Promise<unknown[]> {
  const kept: unknown[] = [];
  const api = apiThat<{ planRevision: number; lines: { amount: number }[] }>(({ method, body }) => {
    if (method === 'GET') return Response.json(view(1, amountThere));
    if (body.planRevision !== 1) return refusal(409, 'conflict', 'Cambiato altrove');
    kept.push(body.lines[0]!.amount);
    return Response.json(view(2, body.lines[0]!.amount));
  });
  const known = view(0, 100_000);
  await openPage(Table, { api, known: (client) => client.setQueryData([...KEYS.application, 'a1'], known) });
  await userEvent.setup().click(screen.getByRole('button', { name: '250.000' }));
  return kept;
}

test('where only the phases were saved meanwhile, what was typed is kept', async () => {
  const kept = await openTable(100_000);
  await waitFor(() => expect(screen.getByText('250000 clean')).toBeTruthy(), { timeout: 4000 });
  expect(kept).toEqual([250_000]);
});

test('where the lines themselves were changed meanwhile, theirs are shown and nothing is written over them', async () => {
  const kept = await openTable(180_000);
  await waitFor(() => expect(screen.getByText('180000 clean')).toBeTruthy(), { timeout: 4000 });
  expect(kept).toEqual([]);
});

test('the first line is what the project costs in all; those after it are empty', () => {
  const told = { project: { spend: 30_000, costs: [] } } as unknown as ApplicationView;
  const first = newLine(told, { lines: [], cover: [], ratePct: null }, 'Macchinari');
  expect(first).toMatchObject({ name: 'Macchinari', amount: 30_000 });
  expect(newLine(told, { lines: [first], cover: [], ratePct: null }).amount).toBeNull();
});
