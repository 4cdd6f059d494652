import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiKeys } from '#server/features/api-keys/tables.ts';
import { calendarFeeds } from '#server/features/calendar/tables.ts';
import { pushSubscriptions } from '#server/features/push/tables.ts';
import { rowsOf } from '#server/platform/db/db.ts';
import { startFakeProvider } from '#server/testing/fake-provider.ts';
import { BUSINESS, signedInBusiness, tokenFor } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { oneTimeLinks, profiles, providerAccounts, recoveryCodes, sessions, twoFactor } from './tables.ts';

let product: TestProduct;
let fake: Awaited<ReturnType<typeof startFakeProvider>>;
beforeAll(async () => {
  fake = await startFakeProvider({ sub: 'g-1' });
  const client = { id: 'client', secret: 'secret' };
  product = await startTestProduct({ env: { google: client, facebook: client, oauthTestIssuer: fake.issuer } });
});
afterAll(async () => {
  await product.close();
  await fake.close();
});

const REGISTER = '/api/registrations/business';
const CONFIRM = '/api/session/confirmation';
const RESET = '/api/password-resets/use';
const NEW = 'quercia-lenta-88';
const later = (minutes: number) => (product.clock.now = new Date(product.clock.now.getTime() + minutes * 60_000));
const read = async <Body>(answer: Promise<Response>) => (await (await answer).json()) as Body;
const who = async (browser: TestBrowser) =>
  (await read<{ user: { email: string } | null }>(browser.get('/api/session'))).user?.email ?? null;
const signIn = (email: string, password: string = BUSINESS.password) =>
  product.browser().post('/api/session', { email, password });

async function comeBack(browser: TestBrowser, address: string) {
  const authorized = await fetch(address, { redirect: 'manual' });
  const back = new URL(authorized.headers.get('location') ?? '');
  return browser.get(back.pathname + back.search);
}
async function enterBy(browser: TestBrowser, provider: string, person: typeof fake.state.person) {
  fake.state.person = person;
  const start = await browser.get(`/api/oauth/${provider}/start`);
  return comeBack(browser, start.headers.get('location') ?? '');
}
async function connect(browser: TestBrowser, provider: string, sub: string) {
  fake.state.person = { sub };
  const { address } = await read<{ address: string }>(browser.post(`/api/settings/providers/${provider}`));
  return comeBack(browser, address);
}
async function resetLink(email: string) {
  await product.browser().post('/api/password-resets', { email });
  await product.runJobs();
  return tokenFor(product, email);
}

/** An account on an address that is not proved, with all that somebody could have left behind before. */
async function prepared(email: string) {
  const stranger = product.browser();
  await stranger.post(REGISTER, { ...BUSINESS, email });
  const [person] = await product.db.select().from(profiles).where(eq(profiles.email, email));
  const userId = person!.id;
  const [createdAt, expiresAt] = [product.clock.now, new Date(product.clock.now.getTime() + 86_400_000)];
  const session = { tokenHash: `s-${email}`, ip: '', userAgent: '', lastUsedAt: createdAt };
  await product.db.insert(sessions).values({ ...session, userId, createdAt, expiresAt });
  await product.db.insert(providerAccounts).values({ provider: 'facebook', subject: `f-${email}`, userId, createdAt });
  await product.db.insert(apiKeys).values({ id: email, userId, name: 'k', keyHash: email, shown: 'bnd', createdAt });
  await product.db.insert(calendarFeeds).values({ userId, token: email, createdAt });
  const push = { endpoint: `https://push.example/${email}`, p256dh: 'p', auth: 'a', createdAt };
  await product.db.insert(pushSubscriptions).values({ id: email, userId, sessionHash: session.tokenHash, ...push });
  for (const kind of ['change_email', 'second_step', 'keep_account', 'known_device', 'reset_password'])
    await product.db.insert(oneTimeLinks).values({ tokenHash: `${kind}-${email}`, userId, kind, createdAt, expiresAt });
  await product.db.insert(twoFactor).values({ userId, secret: 'S', createdAt, confirmedAt: createdAt });
  await product.db.insert(recoveryCodes).values({ userId, codeHash: email });
  return { stranger, userId, token: tokenFor(product, email) };
}
async function leftOf(userId: string, email: string) {
  const tables = { apiKeys, calendarFeeds, pushSubscriptions, oneTimeLinks, twoFactor, recoveryCodes };
  const left: string[] = [];
  for (const [name, table] of Object.entries(tables))
    if ((await rowsOf(product.db, sql`select 1 from ${table} where user_id = ${userId}`)).length > 0) left.push(name);
  const open = await product.db.select().from(sessions).where(eq(sessions.userId, userId));
  if (open.some(({ tokenHash }) => tokenHash === `s-${email}`)) left.push('sessions');
  const linked = await product.db.select().from(providerAccounts).where(eq(providerAccounts.userId, userId));
  return [...left, ...linked.map(({ subject }) => subject)];
}

test('whoever registered confirms by one press; what lay there before is gone, their way in stays', async () => {
  const email = 'stesso-browser@posta.example';
  const { stranger, userId, token } = await prepared(email);
  const answer = await stranger.post(CONFIRM, { token });
  expect(await answer.json()).toMatchObject({ user: { email }, needsPassword: null });
  expect(await leftOf(userId, email)).toEqual([`f-${email}`]);
  expect((await signIn(email)).status).toBe(200);
});

test('in another browser the link asks for the password that was chosen, and stays good for a better one', async () => {
  const email = 'altro-browser@posta.example';
  const { token } = await prepared(email);
  const phone = product.browser();
  const asked = await phone.post(CONFIRM, { token });
  expect(await asked.json()).toEqual({ user: null, needsCode: false, needsPassword: 'chosen' });
  expect((await signIn(email)).status).toBe(403); // nothing is confirmed yet
  const wrong = await phone.post(CONFIRM, { token, password: 'indovinata' });
  expect(await wrong.json()).toMatchObject({ code: 'wrong_password', fields: [{ field: 'password' }] });
  expect(await (await phone.post(CONFIRM, { token, password: BUSINESS.password })).json()).toMatchObject({
    user: { email },
  });
  expect(await who(phone)).toBe(email);
});

test('the owner of the address who did not choose the password sets one, and the stranger’s opens nothing', async () => {
  const email = 'non-io@posta.example';
  const { userId, token } = await prepared(email);
  const owner = product.browser();
  expect((await owner.post(RESET, { token, password: NEW })).status).toBe(200);
  expect(await who(owner)).toBe(email);
  expect(await leftOf(userId, email)).toEqual([]);
  expect([(await signIn(email)).status, (await signIn(email, NEW)).status]).toEqual([401, 200]);
  expect((await product.browser().post(CONFIRM, { token, password: NEW })).status).toBe(410);
});

test.each(['a reset', 'a verified provider'])('%s of the owner ends all that was prepared before', async (proof) => {
  const email = `${String(proof.length)}-prova@posta.example`;
  const { userId, stranger } = await prepared(email);
  const token = await resetLink(email);
  expect(product.mails.findLast(({ to }) => to === email)?.text).not.toContain(BUSINESS.firstName);
  const owner = product.browser();
  if (proof === 'a reset') await owner.post(RESET, { token, password: NEW, endsOtherAccess: false });
  else await enterBy(owner, 'google', { sub: `g-${email}`, email, email_verified: true });
  expect(await who(owner)).toBe(email);
  expect(await leftOf(userId, email)).toEqual(proof === 'a reset' ? [] : [`g-${email}`]);
  expect((await signIn(email)).status).toBe(401);
  await enterBy(stranger, 'facebook', { sub: `f-${email}` });
  expect(await who(stranger)).not.toBe(email);
});

test('a stranger’s verified provider with the owner’s address typed: the owner’s link lets nobody else in', async () => {
  const email = 'scritta@posta.example';
  const mine = { sub: 'g-ladro', email: 'ladro@posta.example', email_verified: true };
  const stranger = product.browser();
  await enterBy(stranger, 'google', mine);
  await stranger.post('/api/registrations/completion/business', { ...BUSINESS, email });
  const token = tokenFor(product, email);
  const owner = product.browser();
  expect(await (await owner.post(CONFIRM, { token })).json()).toMatchObject({ needsPassword: 'new', user: null });
  await owner.post(RESET, { token, password: NEW });
  expect(await who(owner)).toBe(email);
  await enterBy(stranger, 'google', mine);
  expect(await who(stranger)).toBe('ladro@posta.example');
});

test('the cookie of another registration confirms nothing, and a taken address gets one too', async () => {
  const { token } = await prepared('prima@posta.example');
  const other = product.browser();
  const taken = await other.post(REGISTER, { ...BUSINESS, email: 'prima@posta.example' });
  expect(taken.headers.getSetCookie()[0]).toMatch(/^bandolo_registered=[\w-]{43};.*HttpOnly/i);
  expect(await (await other.post(CONFIRM, { token })).json()).toMatchObject({ needsPassword: 'chosen' });
  await other.post(REGISTER, { ...BUSINESS, email: 'sua@posta.example' });
  expect(await (await other.post(CONFIRM, { token })).json()).toMatchObject({ needsPassword: 'chosen' });
});

test('a new password ends every link and code that is waiting', async () => {
  const email = 'in-attesa@posta.example';
  const browser = await signedInBusiness(product, { email });
  const [person] = await product.db.select().from(profiles).where(eq(profiles.email, email));
  const [userId, createdAt] = [person!.id, product.clock.now];
  const expiresAt = new Date(createdAt.getTime() + 3_600_000);
  const kinds = ['change_email', 'reset_password', 'second_step', 'keep_account', 'confirm_email'];
  for (const kind of kinds)
    await product.db.insert(oneTimeLinks).values({ tokenHash: `${kind}-attesa`, userId, kind, createdAt, expiresAt });
  const change = { currentPassword: BUSINESS.password, password: NEW };
  expect((await browser.put('/api/password', change)).status).toBe(200);
  const links = await product.db.select().from(oneTimeLinks).where(eq(oneTimeLinks.userId, userId));
  expect(links.filter(({ usedAt }) => usedAt === null)).toEqual([]);
});

test.each([
  ['reset', true, []],
  ['reset', false, ['first', 'key', 'feed']],
  ['change', true, []],
  ['change', false, ['first', 'later', 'key', 'feed']],
] as const)('a %s that ends other access (%s) leaves %j', async (how, endsOtherAccess, expected) => {
  const email = `${how}-${String(endsOtherAccess)}@posta.example`;
  const browser = await signedInBusiness(product, { email });
  const [person] = await product.db.select().from(profiles).where(eq(profiles.email, email));
  await connect(browser, 'facebook', `first-${email}`);
  await product.db
    .update(profiles)
    .set({ emailConfirmedAt: later(1) })
    .where(eq(profiles.id, person!.id));
  later(1);
  await connect(browser, 'google', `later-${email}`);
  await browser.post('/api/settings/api-keys', { name: 'k' });
  await browser.post('/api/calendar/feed');
  if (how === 'reset') {
    const given = { token: await resetLink(email), password: NEW, endsOtherAccess };
    expect((await product.browser().post(RESET, given)).status).toBe(200);
  } else {
    const given = { currentPassword: BUSINESS.password, password: NEW, endsOtherAccess };
    expect((await browser.put('/api/password', given)).status).toBe(200);
  }
  const linked = await product.db.select().from(providerAccounts).where(eq(providerAccounts.userId, person!.id));
  const left: string[] = linked.map(({ subject }) => subject.split('-')[0]!).toSorted();
  if ((await product.db.select().from(apiKeys).where(eq(apiKeys.userId, person!.id))).length > 0) left.push('key');
  const feeds = await product.db.select().from(calendarFeeds).where(eq(calendarFeeds.userId, person!.id));
  if (feeds.length > 0) left.push('feed');
  expect(left).toEqual(expected);
});
