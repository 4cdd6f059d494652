import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#web/lib/api.ts';
import { changeNow } from './change-now.ts';
import type { FailedWords, Tell, WriteMeta } from './failed-write.ts';
import { loadQueries } from './load-queries.ts';
import { createQueryStore } from './query-store.ts';

const REFUSED = new ApiError(409, {
  code: 'conflict',
  message: 'Nel frattempo è cambiato.',
  fields: [],
  requestId: '',
});
const KEY = ['x'];

const tell = vi.fn<Tell>();
beforeEach(() => tell.mockClear());

async function write(meta: WriteMeta | undefined, mutationFn: () => Promise<unknown>) {
  const client = await createQueryStore(tell).client();
  const mutation = client.getMutationCache().build(client, { mutationFn, ...(meta ? { meta } : {}) });
  await mutation.execute(undefined).catch(() => {});
  return client;
}
const refuse = () => Promise.reject(REFUSED);

test.each<[string, FailedWords | undefined, string, object]>([
  [
    'its own title, with what happened under it',
    'Errore nel salvare',
    'Errore nel salvare',
    { description: 'Nel frattempo è cambiato.' },
  ],
  ['words that depend on the failure', () => ({ title: 'Errore: 409' }), 'Errore: 409', {}],
  ['the server’s sentence where it has no words', undefined, 'Nel frattempo è cambiato.', {}],
])('a failed write says %s', async (_what, failed, title, options) => {
  await write(failed === undefined ? undefined : { failed }, refuse);
  expect(tell.mock.calls).toEqual([['danger', title, options]]);
});

test('a write whose screen says it in its own place is not said twice', async () => {
  await write({ failed: null }, refuse);
  expect(tell).not.toHaveBeenCalled();
});

test('retry sends the same again', async () => {
  const send = vi.fn(refuse);
  await write({ failed: 'Errore', retry: 'Riprova' }, send);
  tell.mock.calls[0]?.[2]?.action?.onPress();
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

test('without a network a write fails at once instead of waiting', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await write({ failed: 'Errore' }, () => Promise.reject(new TypeError('Failed to fetch')));
  expect(tell).toHaveBeenCalledOnce();
});

test('a write makes stale what it says it changes, and nothing else', async () => {
  const client = await createQueryStore(tell).client();
  client.setQueryData(['x', 1], 'one');
  client.setQueryData(['y'], 'two');
  const meta: WriteMeta = { failed: 'Errore', changes: [KEY] };
  await client
    .getMutationCache()
    .build(client, { mutationFn: async () => 1, meta })
    .execute(undefined);
  expect([['x', 1], ['y']].map((key) => client.getQueryState(key)?.isInvalidated)).toEqual([true, false]);
});

test('an optimistic change is there at once, and its way back restores every list', async () => {
  const client = await createQueryStore(tell).client();
  client.setQueryData(['x', 1], 1);
  client.setQueryData(['x', 2], 2);
  const takeBack = await changeNow<number>(client, KEY, (old) => old * 10);
  expect([client.getQueryData(['x', 1]), client.getQueryData(['x', 2])]).toEqual([10, 20]);
  takeBack();
  expect([client.getQueryData(['x', 1]), client.getQueryData(['x', 2])]).toEqual([1, 2]);
});

test('what the server has read arrives in the browser; another person finds nothing of it', async () => {
  const server = createQueryStore(tell);
  server.ownedBy('u1');
  (await server.client()).setQueryData(KEY, 'mine');
  const browser = createQueryStore(tell);
  expect(await browser.dehydrate()).toBeUndefined();
  await browser.hydrate((await server.dehydrate())!);
  browser.ownedBy('u1');
  expect(browser.loaded().getQueryData(KEY)).toBe('mine');
  browser.ownedBy('u2');
  expect(browser.loaded().getQueryData(KEY)).toBeUndefined();
});

test('a loader shows what is known at once and reads it again behind; an ended session leads to sign-in', async () => {
  const query = createQueryStore(tell);
  const forget = vi.fn();
  const place = { context: { query, session: { forget } as never }, location: { href: '/profile' } };
  const read = vi.fn(async () => 'fresh');
  (await query.client()).setQueryData(KEY, 'known');
  expect(await loadQueries(place, { queryKey: KEY, queryFn: read })).toEqual(['known']);
  await vi.waitFor(() => expect(query.loaded().getQueryData(KEY)).toBe('fresh'));
  const lost = async () => {
    throw new ApiError(401, { code: 'not_signed_in', message: '', fields: [], requestId: '' });
  };
  const leaving = loadQueries(place, { queryKey: ['z'], queryFn: lost });
  await expect(leaving).rejects.toMatchObject({ options: { to: '/auth', search: { next: '/profile' } } });
  expect(forget).toHaveBeenCalledOnce();
});
