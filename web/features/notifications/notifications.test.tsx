import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSuspenseQuery } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { useApi } from '#web/lib/query/use-api.ts';
import { apiThat, refusal, type Call } from '#web/testing/api-that.ts';
import { openPage } from '#web/testing/open-page.tsx';
import { latestQuery, pageQuery, type Notification } from './api.ts';
import { NotificationBell } from './notification-bell.tsx';
import { NotificationsScreen } from './notifications-screen.tsx';

const notice = (id: string, title: string, isRead = false): Notification => ({
  id,
  title,
  isRead,
  kind: 'scadenza',
  text: 'È tra i tuoi salvati.',
  href: '/grant/g1',
  createdAt: '2026-11-14T09:00:00.000Z',
});

let items: Notification[];
let calls: string[];
let refuses: boolean;
let release: () => void;

beforeEach(() => {
  items = [notice('n1', 'Nuova Sabatini scade tra 7 giorni'), notice('n2', 'Voucher digitale è chiuso', true)];
  calls = [];
  refuses = false;
  release = () => {};
});

const counted = () => ({ items, unread: items.filter(({ isRead }) => !isRead).length });
const page = () => ({ ...counted(), total: 2, page: 1, pages: 1, pageSize: 20, kinds: [] });

async function answer({ method, path, body }: Call<{ isRead: boolean; ids: string[] }>) {
  calls.push(`${method} ${path}`);
  if (method === 'GET') return Response.json(path.endsWith('latest') ? counted() : page());
  await new Promise<void>((resolve) => (release = resolve));
  if (refuses) return refusal(429, 'too_many_requests', 'Aspetta qualche minuto.');
  const id = path.split('/').at(-1);
  const read = items.filter(({ isRead }) => !isRead).map((each) => each.id);
  items = items.map((each) =>
    path.endsWith('read-all') || each.id === id
      ? { ...each, isRead: body?.isRead ?? true }
      : path.endsWith('unread') && body.ids.includes(each.id)
        ? { ...each, isRead: false }
        : each,
  );
  return Response.json({ ...counted(), ids: read });
}

async function open() {
  const api = apiThat(answer);
  const Page = () => {
    const { data } = useSuspenseQuery(pageQuery(useApi(), {}));
    return (
      <>
        <NotificationBell />
        <NotificationsScreen page={data} search={{}} onKind={() => {}} />
      </>
    );
  };
  await openPage(Page, {
    api,
    at: '/notifications',
    known: (client) => {
      client.setQueryData(latestQuery(api).queryKey, { ...counted(), at: Date.now() });
      client.setQueryData(pageQuery(api, {}).queryKey, { ...page(), at: Date.now() });
    },
  });
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bell = (name: string) => screen.findByRole('button', { name });

test('a read one is read at once, in the list and on the bell, and undo takes it back', async () => {
  await open();
  await press('Segna come letta: Nuova Sabatini scade tra 7 giorni');
  expect(await screen.findByText('Le hai lette tutte.')).toBeTruthy();
  await bell('Notifiche');
  expect(calls).toEqual(['PATCH /api/notifications/n1']);
  release();
  await screen.findByText('Segnata come letta');
  await press('Annulla');
  await bell('Notifiche, 1 da leggere');
  await waitFor(() => expect(calls.filter((each) => each.startsWith('PATCH'))).toHaveLength(2));
  release();
  await waitFor(() => expect(items[0]?.isRead).toBe(false));
  expect(await screen.findByText('Una da leggere.')).toBeTruthy();
});

test('what the server refuses goes back to how it was, with one message', async () => {
  refuses = true;
  await open();
  await press('Segna come letta: Nuova Sabatini scade tra 7 giorni');
  await screen.findByText('Le hai lette tutte.');
  release();
  expect(await screen.findByText('Non siamo riusciti ad aggiornare le notifiche')).toBeTruthy();
  expect(screen.getByText('Aspetta qualche minuto.')).toBeTruthy();
  expect(screen.getByText('Una da leggere.')).toBeTruthy();
  await bell('Notifiche, 1 da leggere');
});

test('all are read, and undo makes the same ones unread', async () => {
  await open();
  await press('Segna tutte come lette');
  await waitFor(() => expect(calls).toHaveLength(1));
  release();
  expect(await screen.findByText('Una notifica segnata come letta')).toBeTruthy();
  await bell('Notifiche');
  await press('Annulla');
  await waitFor(() => expect(calls).toContain('POST /api/notifications/unread'));
  release();
  await bell('Notifiche, 1 da leggere');
  const list = within(screen.getByRole('list', { name: 'Elenco delle notifiche' }));
  expect(await list.findByRole('button', { name: /Segna come letta: Nuova Sabatini/ })).toBeTruthy();
});
