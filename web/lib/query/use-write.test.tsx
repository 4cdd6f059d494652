import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { useWrite } from './use-write.ts';

const PDF = new File(['%PDF'], 'bando.pdf');
let settle: (isDone: boolean) => void;
const send = vi.fn(
  (_asked: object) =>
    new Promise<string>((resolve, refuse) => {
      settle = (isDone) => (isDone ? resolve('fatto') : refuse(new TypeError('Failed to fetch')));
    }),
);
const shown = vi.fn();
const told = vi.fn();

async function open() {
  function Page() {
    const { mutate } = useWrite({ mutationFn: send, meta: { failed: 'Non inviato' }, onSuccess: shown });
    const press = (asked: object) => () => mutate(asked, { onSuccess: told });
    return (
      <>
        <button onClick={press({ id: 'a', tags: ['x'], file: PDF })}>Uno</button>
        <button onClick={press({ id: 'a', tags: ['y'], file: PDF })}>Due</button>
        <button onClick={press({ id: 'a', tags: ['x'], file: new File(['%PDF'], 'bando.pdf') })}>Altro file</button>
      </>
    );
  }
  await openPage(() => <Page />);
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
async function pressed(name: string, times: number) {
  press(name);
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(times));
}

beforeEach(() => {
  send.mockClear();
  shown.mockClear();
  told.mockClear();
});
afterEach(() => vi.useRealTimers());

test('the second press of a double click sends nothing, and the first one keeps its callbacks', async () => {
  await open();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Uno' }));
  await userEvent.click(screen.getByRole('button', { name: 'Uno' }));
  expect(send).toHaveBeenCalledTimes(1);
  settle(true);
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1));
  expect(shown).toHaveBeenCalledTimes(1);
});

test('an answer that came between the two presses changes nothing; a later press is one of its own', async () => {
  await open();
  vi.useFakeTimers({ toFake: ['Date'] });
  await pressed('Uno', 1);
  settle(true);
  await vi.waitFor(() => expect(shown).toHaveBeenCalledTimes(1));
  vi.setSystemTime(Date.now() + 200);
  press('Uno');
  expect(send).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 1_000);
  await pressed('Uno', 2);
});

test('something else is sent at once, also while the first is under way, and so is what was asked before it', async () => {
  await open();
  for (const name of ['Uno', 'Due', 'Altro file']) press(name);
  await pressed('Uno', 4);
});

test('what failed can be sent again at once', async () => {
  await open();
  await pressed('Uno', 1);
  settle(false);
  expect(await screen.findByText('Non inviato')).toBeDefined();
  await pressed('Uno', 2);
});

test('what failed is no longer said once the same write went well', async () => {
  await open();
  await pressed('Uno', 1);
  settle(false);
  expect(await screen.findByText('Non inviato')).toBeDefined();
  await pressed('Due', 2);
  settle(true);
  await vi.waitFor(() => expect(screen.queryByText('Non inviato')).toBeNull());
});
