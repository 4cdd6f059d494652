import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keepDays } from '#domain/numbers/date-language.ts';
import { longDayText } from '#domain/numbers/write-day.ts';
import { notify } from '#server/features/notifications/service.ts';
import { BUSINESS, signedInBusiness } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { isPushService } from './push-service.ts';
import { pushNews, type Push } from './sending.ts';
import { vapidKeys } from './service.ts';

const PLACE = '/api/push/subscriptions';
type Received = { path: string; headers: Record<string, string | string[] | undefined>; body: Buffer };
let product: TestProduct;
let service: Server;
let origin: string;
let received: Received[] = [];
let answerStatus = 201;

beforeAll(async () => {
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(answerStatus).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${String((service.address() as AddressInfo).port)}`;
  product = await startTestProduct({ env: { pushTestOrigin: origin } });
});
beforeEach(() => {
  received = [];
  answerStatus = 201;
  product.clock.now = new Date('2026-11-16T10:00:00+01:00');
});
afterAll(async () => {
  await product.close();
  service.close();
});

/** A browser's end of a subscription: it alone can read what is pushed to it. */
function listener(path: string) {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') };
  const read = (body: Buffer): Omit<Push, 'subscriptionId'> => {
    const [salt, sender] = [body.subarray(0, 16), body.subarray(21, 86)];
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
    const ikm = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, info, 32));
    const part = (name: string, size: number) =>
      Buffer.from(hkdfSync('sha256', ikm, salt, `Content-Encoding: ${name}\0`, size));
    const sealed = body.subarray(86);
    const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const open = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(open.subarray(0, open.lastIndexOf(2)).toString()) as Omit<Push, 'subscriptionId'>;
  };
  return { subscription: { endpoint: `${origin}/${path}`, keys }, read };
}

const idOf = async (browser: TestBrowser) =>
  ((await (await browser.get('/api/session')).json()) as { user: { id: string } }).user.id;
const news = async (browser: TestBrowser, key: string) =>
  notify(product.services, product.db, await idOf(browser), {
    kind: 'scadenza',
    title: `Bando ${key} scade domani`,
    text: keepDays(() => `Domande fino al ${longDayText('2026-12-31')}.`),
    href: '/grant/uno',
    key,
  });
async function run() {
  await Promise.all([pushNews(product.services), pushNews(product.services)]);
  await product.runJobs();
}
const later = (ms: number) => (product.clock.now = new Date(product.clock.now.getTime() + ms));

test('each notice reaches each browser that listens once, sealed and signed with keys that stay (NOT-7)', async () => {
  const ada = await signedInBusiness(product, { email: 'ada@push.example' });
  await ada.put('/api/settings/dates', { language: 'de' });
  await news(ada, 'prima'); // nobody listened yet
  later(1000);
  const [desk, phone] = [listener('desk'), listener('phone')];
  for (const { subscription } of [desk, phone]) expect((await ada.post(PLACE, subscription)).status).toBe(200);
  later(1000);
  await news(ada, 'dopo');
  await run();
  await run();
  expect(received.map(({ path }) => path).sort()).toEqual(['/desk', '/phone']);
  const told = received.find(({ path }) => path === '/phone')!;
  expect(phone.read(told.body)).toMatchObject({
    title: 'Bando dopo scade domani',
    text: 'Domande fino al 31. Dezember 2026.',
    href: '/grant/uno',
  });
  const { publicKey } = await vapidKeys(product.services);
  expect(told.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  expect(told.headers.authorization).toContain(`k=${publicKey}`);
  const { publicKey: shown } = (await (await ada.get('/api/push')).json()) as { publicKey: string };
  expect(shown).toBe(publicKey);
});

test('the switch governs it, and nobody is woken: what happens at night comes in the morning', async () => {
  const bea = await signedInBusiness(product, { email: 'bea@push.example' });
  const { subscription } = listener('bea');
  await bea.post(PLACE, subscription);
  const off = { emailGrants: true, emailDeadlines: true, emailNews: false, pushNotifications: false };
  await bea.put('/api/settings/notifications', off);
  await news(bea, 'spento');
  await run();
  expect(received).toEqual([]);
  await bea.put('/api/settings/notifications', { ...off, pushNotifications: true });
  product.clock.now = new Date('2026-11-16T21:30:00+01:00');
  await news(bea, 'notte');
  await run();
  expect(received).toEqual([]);
  product.clock.now = new Date('2026-11-17T08:00:00+01:00');
  await run();
  expect(received).toHaveLength(1);
});

test.each([404, 410])('a browser that gave up (%s) is forgotten', async (status) => {
  const browser = await signedInBusiness(product, { email: `via${String(status)}@push.example` });
  await browser.post(PLACE, listener(`via${String(status)}`).subscription);
  later(1000);
  answerStatus = status;
  await news(browser, `uno-${String(status)}`);
  await run();
  await news(browser, `due-${String(status)}`);
  await run();
  expect(received).toHaveLength(1);
});

test('a service that is away is tried again by the queue', async () => {
  const browser = await signedInBusiness(product, { email: 'riprova@push.example' });
  await browser.post(PLACE, listener('riprova').subscription);
  later(1000);
  await news(browser, 'riprova');
  await pushNews(product.services);
  const jobs = [...product.jobs];
  answerStatus = 503;
  await expect(product.runJobs()).rejects.toThrow('push service: 503');
  answerStatus = 201;
  product.jobs.push(...jobs); // as the queue does
  await product.runJobs();
  expect(received).toHaveLength(2);
});

test('many at once are one line; a device that signs out hears nothing more', async () => {
  const email = 'molte@push.example';
  const browser = await signedInBusiness(product, { email });
  const { subscription, read } = listener('molte');
  await browser.post(PLACE, subscription);
  later(1000);
  for (const key of ['a', 'b', 'c', 'd']) await news(browser, key);
  await run();
  expect(received.map(({ body }) => read(body))).toMatchObject([
    { title: '4 novità su Bandolo', href: '/notifications' },
  ]);
  const other = product.browser();
  await other.post('/api/session', { email, password: BUSINESS.password });
  await browser.delete('/api/session');
  await news(other, 'e');
  await run();
  expect(received).toHaveLength(1);
});

test('the server writes to push services alone', async () => {
  const browser = await signedInBusiness(product, { email: 'altrove@push.example' });
  const { keys } = listener('x').subscription;
  for (const endpoint of ['http://127.0.0.1:1/x', 'https://example.com/x', 'https://fcm.googleapis.com:8443/x'])
    expect((await browser.post(PLACE, { endpoint, keys })).status).toBe(400);
  expect(isPushService('https://fcm.googleapis.com/fcm/send/x', undefined)).toBe(true);
  expect(isPushService('https://evilfcm.googleapis.com.example/x', undefined)).toBe(false);
  expect((await product.browser().post(PLACE, listener('y').subscription)).status).toBe(401);
});
