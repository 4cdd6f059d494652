import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openPage } from '#web/testing/open-page.tsx';
import { usePublicWrite } from './use-public-write.ts';

async function open(mutationFn: (asked: string) => Promise<string>, press: 'click' | 'dblClick' = 'click') {
  const onSuccess = vi.fn();
  const known = {
    client: null as null | { getQueryState(key: readonly unknown[]): { isInvalidated: boolean } | undefined },
  };
  function Page() {
    const write = usePublicWrite({
      mutationFn,
      meta: { failed: 'Errore nell’invio', retry: 'Riprova', changes: [['x']] },
      onSuccess,
    });
    return (
      <button aria-busy={write.isPending} onClick={() => write.mutate('testo')}>
        Invia
      </button>
    );
  }
  await openPage(() => <Page />, {
    known: (client) => {
      client.setQueryData(['x'], 1);
      known.client = client;
    },
  });
  await userEvent[press](screen.getByRole('button', { name: 'Invia' }));
  return { onSuccess, known };
}

test('a failed write of a public page has its message, and retry sends the same again', async () => {
  const send = vi.fn((asked: string) =>
    send.mock.calls.length === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(asked),
  );
  const { onSuccess } = await open(send);
  expect(await screen.findByText('Errore nell’invio')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledWith('testo', 'testo'));
  expect(send).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('button', { name: 'Invia' }).getAttribute('aria-busy')).toBe('false');
});

test('a double click of a public page sends once', async () => {
  const send = vi.fn(async (asked: string) => asked);
  const { onSuccess } = await open(send, 'dblClick');
  await vi.waitFor(() => expect(onSuccess).toHaveBeenCalled());
  expect(send).toHaveBeenCalledTimes(1);
  expect(onSuccess).toHaveBeenCalledTimes(1);
});

test('what it changes is read again by who is signed in', async () => {
  const { onSuccess, known } = await open(async (asked) => asked);
  await vi.waitFor(() => expect(onSuccess).toHaveBeenCalled());
  expect(known.client?.getQueryState(['x'])?.isInvalidated).toBe(true);
});
