import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInBusiness } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { sendNews } from './news.ts';
import { unsubscribe } from './service.ts';
import { notificationPreferences } from './tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const wants = (browser: TestBrowser, emailNews: boolean) =>
  browser.put('/api/settings/notifications', {
    emailGrants: true,
    emailDeadlines: true,
    emailNews,
    pushNotifications: true,
  });
const at = (day: string) => (product.clock.now = new Date(`${day}T09:00:00+01:00`));
const newsTo = (email: string) => product.mails.filter(({ to, headers }) => to === email && headers !== undefined);

test('what was published since the switch went on, once, to who wants it alone; one click stops it (NOT-8)', async () => {
  at('2026-10-20');
  const ada = await signedInBusiness(product, { email: 'ada@novita.example' });
  await signedInBusiness(product, { email: 'bea@novita.example' });
  await wants(ada, true);
  at('2026-12-01');
  for (let run = 0; run < 2; run += 1) await Promise.all([sendNews(product.services), sendNews(product.services)]);
  const [mail, ...others] = newsTo('ada@novita.example');
  expect(others).toEqual([]);
  expect(mail!.subject).toBe('3 cose nuove da leggere su Bandolo');
  expect(mail!.text).not.toContain('polizza'); // of before
  expect(newsTo('bea@novita.example')).toEqual([]);
  const token = /disiscrizione\/([\w-]+)\?quali=novita/.exec(mail!.text)![1]!;
  expect(await unsubscribe(product.services, token, 'novita')).toBe(true);
  const [wish] = await product.db.select().from(notificationPreferences);
  expect(wish).toMatchObject({ emailNews: false, emailGrants: true });
});

test('a month without news sends nothing', async () => {
  const cleo = await signedInBusiness(product, { email: 'cleo@novita.example' });
  await wants(cleo, true);
  at('2027-01-01');
  await sendNews(product.services);
  expect(newsTo('cleo@novita.example')).toEqual([]);
});
