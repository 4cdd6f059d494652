import { SMTPServer } from 'smtp-server';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Grant } from '#domain/grants/grant.ts';
import type { Services } from '#server/context.ts';
import { loadBundledCatalogue } from '#server/features/grants/catalogue/load.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { sendMailJob } from '#server/features/mails/jobs.ts';
import { sendDigests } from '#server/features/notifications/digest.ts';
import { eraseClosedAccounts } from '#server/features/privacy/erasure.ts';
import { JOBS, startWorkers } from '#server/jobs.ts';
import { rowsOf } from '#server/platform/db/db.ts';
import { openExternal } from '#server/platform/db/external.ts';
import { startQueue } from '#server/platform/queue/queue.ts';
import { BUSINESS, signedInBusiness } from '#server/testing/people.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { tellChanges } from './changes.ts';

const MINUTE = 60_000;
const model = loadBundledCatalogue()[0]!;
const grant = (closesOn: string): Grant => ({
  ...model,
  id: 'mosso',
  name: 'Bando mosso',
  editorialState: 'aperto',
  opensOn: null,
  opensAt: null,
  closesOn,
  closesAt: null,
  source: { ...model.source, externalId: null },
});

let product: TestProduct;
const closing: (() => Promise<unknown>)[] = [];
const received: string[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    let text = '';
    stream.on('data', (part: Buffer) => (text += part.toString()));
    stream.on('end', () => {
      received.push(text);
      done();
    });
  },
});

beforeAll(async () => {
  product = await startTestProduct();
  await prepareCatalogue(product.services, [grant('2026-12-20')]);
});
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
  await product.close();
});
const later = (ms = MINUTE) => (product.clock.now = new Date(product.clock.now.getTime() + ms));

/** A server of one's own: its queue, its workers and, on PostgreSQL, its connection. */
async function startServer(smtpUrl: string): Promise<Services> {
  const shared = product.database;
  const database = 'connectionString' in shared ? await openExternal(shared.connectionString) : shared;
  if (database !== shared) closing.push(() => database.close());
  const queue = await startQueue(database, JOBS, product.services.log, { superviseSeconds: 1, lookSeconds: 2 });
  const services = { ...product.services, db: database.db, queue, env: { ...product.services.env, smtpUrl } };
  await startWorkers(services);
  closing.push(() => queue.stop());
  return services;
}

test('two servers, mail away for a while: whoever saved the grant is told once, and each mail arrives exactly once', async () => {
  const ada = await signedInBusiness(product, { email: 'ada@due.example' });
  const bea = await signedInBusiness(product, { email: 'bea@due.example' });
  const gone = await signedInBusiness(product, { email: 'persamarker@due.example' });
  for (const each of [ada, bea, gone]) await each.post('/api/saved-grants', { grantId: 'mosso' });
  const off = { emailGrants: false, emailDeadlines: true, emailNews: false, pushNotifications: true };
  await bea.put('/api/settings/notifications', off);
  later();
  await prepareCatalogue(product.services, [grant('2027-01-31')]);
  later();

  // A port that is free now, and on which nobody answers yet.
  const port = await new Promise<number>((resolve) => {
    const probe = smtp.listen(0, '127.0.0.1', () => resolve((probe.address() as { port: number }).port));
  });
  await new Promise<void>((resolve) => smtp.server.close(() => resolve()));
  const [one, two] = [
    await startServer(`smtp://127.0.0.1:${String(port)}`),
    await startServer(`smtp://127.0.0.1:${String(port)}`),
  ];
  for (let run = 0; run < 2; run += 1) {
    await Promise.all([tellChanges(one), tellChanges(two)]);
    await Promise.all([sendDigests(one), sendDigests(two)]);
  }
  const failed = sql`select 1 from pgboss.job where name = 'send-mail' and (state = 'retry' or retry_count > 0)`;
  const tried = async () => (await rowsOf(product.db, failed)).length;
  await expect.poll(tried, { timeout: 30_000 }).toBe(2);

  // One of the two closes the account meanwhile: nothing of it is left in the queue but the last word.
  await gone.post('/api/settings/deletion', { password: BUSINESS.password, word: 'ELIMINA' });
  later(15 * 86_400_000);
  await eraseClosedAccounts(one);
  const left = await rowsOf<{ data: { subject: string } }>(
    product.db,
    sql`select data from pgboss.job where position('persamarker' in data::text) > 0`,
  );
  expect(left.map(({ data }) => data.subject)).toEqual(['Il tuo account è stato eliminato']);

  await new Promise<void>((resolve) => void smtp.listen(port, '127.0.0.1', () => resolve()));
  closing.push(() => new Promise<void>((resolve) => void smtp.close(() => resolve())));
  await expect.poll(() => one.queue.unfinished(sendMailJob), { timeout: 60_000 }).toEqual([]);
  const to = (name: string) => received.filter((mail) => mail.includes(`To: ${name}@due.example`));
  expect([to('ada').length, to('bea').length, to('persamarker').length]).toEqual([1, 0, 1]);
  expect(to('ada')[0]).toContain('Bando mosso: scadenza prorogata');
  for (const each of [ada, bea]) {
    const { items } = (await (await each.get('/api/notifications')).json()) as { items: { text: string }[] };
    expect(items.map(({ text }) => text)).toEqual(['C’è tempo fino al 31 gennaio 2027. Prima: 20 dicembre 2026.']);
  }
}, 150_000);
