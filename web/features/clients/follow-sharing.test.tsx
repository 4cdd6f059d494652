import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useApi } from '#web/lib/query/use-api.ts';
import { apiThat } from '#web/testing/api-that.ts';
import { FakeLine } from '#web/testing/fake-line.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { clientDocumentsQuery } from './api.ts';
import { FollowSharing } from './follow-sharing.tsx';

afterEach(() => {
  FakeLine.opened = [];
  vi.unstubAllGlobals();
});

function Papers({ isActing }: { isActing: boolean }) {
  const { data } = useQuery(clientDocumentsQuery(useApi()));
  return (
    <>
      <p>{data?.clients.map(({ name }) => name).join() || 'nessuno'}</p>
      <FollowSharing isActing={isActing} />
    </>
  );
}

it.each([true, false])('what a client takes back leaves an open tab at once (works for it: %s)', async (isActing) => {
  vi.stubGlobal('EventSource', FakeLine);
  let clients = [{ name: 'Nodo Digitale Srl' }];
  const api = apiThat(() => Response.json({ clients }));
  await openPage(() => <Papers isActing={isActing} />, { api });
  expect(await screen.findByText('Nodo Digitale Srl')).toBeDefined();
  clients = [];
  FakeLine.opened[0]?.open();
  FakeLine.opened[0]?.say('incarico');
  expect(await screen.findByText('nessuno')).toBeDefined();
});
