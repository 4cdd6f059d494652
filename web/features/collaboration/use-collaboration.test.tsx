import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useApi } from '#web/lib/query/use-api.ts';
import { apiThat } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { collaborationQuery } from './api.ts';
import { useCollaboration } from './use-collaboration.ts';

function Guests() {
  const { data, refetch } = useQuery(collaborationQuery(useApi(), 'a1'));
  const { invite } = useCollaboration('a1');
  return (
    <>
      <p>ospiti: {data?.guests.length}</p>
      <button onClick={() => void refetch()}>Rileggi</button>
      <button onClick={() => invite.mutate({ email: 'ada@officine.example', role: 'commenti' })}>Invita</button>
    </>
  );
}

it('a reading that began before an invitation does not take it away again', async () => {
  const late = Promise.withResolvers<Response>();
  let readings = 0;
  const api = apiThat(({ method }) => {
    if (method === 'POST') return Response.json({ guests: [{ id: 'g1' }] });
    readings += 1;
    return readings === 1 ? Response.json({ guests: [] }) : late.promise;
  });
  await openPage(() => <Guests />, { api });
  const user = userEvent.setup({ delay: null });
  expect(await screen.findByText('ospiti: 0')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Rileggi' }));
  await user.click(screen.getByRole('button', { name: 'Invita' }));
  expect(await screen.findByText('ospiti: 1')).toBeDefined();
  late.resolve(Response.json({ guests: [] }));
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getByText('ospiti: 1')).toBeDefined();
});
