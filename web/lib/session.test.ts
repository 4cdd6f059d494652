import { expect, test } from 'vitest';
import { apiThat } from '#web/testing/api-that.ts';
import { createSessionStore, UNKNOWN_VISITOR, type SessionUser } from './session.ts';

const ADA = { id: 'u1', firstName: 'Ada', userType: 'business_user' } as SessionUser;
const SIGNED_IN = { ...UNKNOWN_VISITOR, user: ADA };

function store() {
  const line = { isAway: true, asked: 0, user: ADA as SessionUser | null };
  const api = apiThat(() => {
    line.asked += 1;
    if (line.isAway) throw new TypeError('Failed to fetch');
    return Response.json({ ...UNKNOWN_VISITOR, user: line.user });
  });
  return { line, session: createSessionStore(api) };
}

test('the first step after a page was opened may fall into a hole of the network: one is who one was', async () => {
  const { session, line } = store();
  session.learn(SIGNED_IN);
  expect((await session.read()).user).toEqual(ADA);
  expect(line.asked).toBe(1);
});

test('what the page was drawn for is asked again as soon as the network is there', async () => {
  const { session, line } = store();
  session.learn(SIGNED_IN);
  Object.assign(line, { isAway: false, user: null });
  expect((await session.read()).user).toBeNull();
});

test('it never takes the place of what the server has said since', async () => {
  const { session, line } = store();
  Object.assign(line, { isAway: false, user: null });
  await session.check();
  session.learn(SIGNED_IN);
  expect((await session.read()).user).toBeNull();
});

test('where nothing is known, a failure is told', async () => {
  await expect(store().session.read()).rejects.toThrow();
});
