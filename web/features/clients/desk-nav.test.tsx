import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { apiThat } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { dayQuery } from './api.ts';
import { DeskNav } from './desk-nav.tsx';

function counting() {
  const paths: string[] = [];
  const api = apiThat(({ path }) => {
    paths.push(path);
    return Response.json({ requests: 3, unreadMessages: 12 });
  });
  return { paths, api };
}

it('says what waits on every screen of the desk, with one small question (CON-21)', async () => {
  const { paths, api } = counting();
  await openPage(() => <DeskNav here="consultantGuides" />, { api });
  expect(await screen.findByRole('link', { name: /^Richieste ?3$/ })).toBeDefined();
  expect(screen.getByRole('link', { name: /^Chat ?12$/ })).toBeDefined();
  expect(paths).toEqual(['/api/clients/waiting']);
});

it('asks for nothing on the home, which has read it', async () => {
  const { paths, api } = counting();
  const day = { requests: [{}, {}], unreadMessages: 5 };
  await openPage(() => <DeskNav here="home" />, {
    api,
    known: (client) => client.setQueryData(dayQuery(api).queryKey, day as never),
  });
  expect(screen.getByRole('link', { name: /^Richieste ?2$/ })).toBeDefined();
  expect(screen.getByRole('link', { name: /^Chat ?5$/ })).toBeDefined();
  expect(paths).toEqual([]);
});

it('on a phone the row stands where one is, also after the counts have moved it', async () => {
  let left = 900;
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(80);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(() => left);
  const counted = Promise.withResolvers<Response>();
  await openPage(() => <DeskNav here="consultantSupport" />, { api: apiThat(() => counted.promise) });
  const row = screen.getByRole('navigation', { name: 'Area consulente' });
  expect(row.scrollLeft).toBe(760);
  left = 960;
  counted.resolve(Response.json({ requests: 3, unreadMessages: 12 }));
  await waitFor(() => expect(row.scrollLeft).toBe(820));
});
