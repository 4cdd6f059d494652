import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Grant } from '#domain/grants/grant.ts';
import { profiles } from '#server/features/accounts/tables.ts';
import { loadBundledCatalogue } from '#server/features/grants/catalogue/load.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { sendDigests } from '#server/features/notifications/digest.ts';
import { notify, unsubscribe } from '#server/features/notifications/service.ts';
import { signedInBusiness } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { tellChanges } from './changes.ts';
import { remindDeadlines, remindOpenings } from './deadlines.ts';
import { alertNewMatches } from './matches.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

let product: TestProduct;

type Item = { kind: string; title: string; text: string; href: string };
const noticesOf = async (browser: TestBrowser) =>
  ((await (await browser.get('/api/notifications')).json()) as { items: Item[] }).items;

const model = loadBundledCatalogue().find(({ id }) => id === 'beni-strumentali-nuova-sabatini')!;
const dated = (id: string, changes: Partial<Grant> = {}): Grant => ({
  ...model,
  id,
  name: `Bando ${id}`,
  editorialState: 'aperto',
  opensOn: null,
  opensAt: null,
  closesOn: '2026-12-20',
  closesAt: null,
  source: { ...model.source, externalId: null },
  ...changes,
});
const later = (ms = MINUTE) => (product.clock.now = new Date(product.clock.now.getTime() + ms));
const at = (iso: string) => (product.clock.now = new Date(iso));
const mailsTo = (email: string) => product.mails.filter(({ to, headers }) => to === email && headers !== undefined);
async function write(...grants: Grant[]) {
  later();
  await prepareCatalogue(product.services, grants);
  later();
}

beforeAll(async () => {
  product = await startTestProduct();
  await prepareCatalogue(product.services, [
    dated('mosso'),
    dated('corsa', { openingMode: 'click day', opensOn: '2026-11-29', opensAt: '10:00', closesOn: '2027-03-01' }),
  ]);
});
afterAll(() => product.close());

describe('a saved grant whose deadline moves', () => {
  test('the right people are told once, by the channels they chose, with the difference; run twice', async () => {
    const ada = await signedInBusiness(product, { email: 'ada@mosso.example' });
    const bea = await signedInBusiness(product, { email: 'bea@mosso.example' });
    const cleo = await signedInBusiness(product, { email: 'cleo@mosso.example' });
    for (const each of [ada, bea]) await each.post('/api/saved-grants', { grantId: 'mosso' });
    const off = { emailGrants: false, emailDeadlines: true, emailNews: false, pushNotifications: true };
    expect((await bea.put('/api/settings/notifications', off)).status).toBe(200);
    expect((await bea.put('/api/settings/dates', { language: 'en' })).status).toBe(200);
    await write(dated('mosso', { closesOn: '2027-01-31' }));
    for (let run = 0; run < 2; run += 1) {
      await Promise.all([tellChanges(product.services), tellChanges(product.services)]);
      await Promise.all([sendDigests(product.services), sendDigests(product.services)]);
    }
    const told = { kind: 'modifica_bando', title: 'Bando mosso: scadenza prorogata' };
    expect(await noticesOf(ada)).toMatchObject([
      { ...told, text: 'C’è tempo fino al 31 gennaio 2027. Prima: 20 dicembre 2026.' },
    ]);
    expect(await noticesOf(bea)).toMatchObject([
      { ...told, text: 'C’è tempo fino al 31 January 2027. Prima: 20 December 2026.' },
    ]);
    expect((await bea.put('/api/settings/dates', { language: 'iso' })).status).toBe(200);
    expect(await noticesOf(bea)).toMatchObject([{ ...told, text: 'C’è tempo fino al 2027-01-31. Prima: 2026-12-20.' }]);
    expect(await noticesOf(cleo)).toEqual([]);
    expect(mailsTo('bea@mosso.example')).toEqual([]);
    const [mail, ...others] = mailsTo('ada@mosso.example');
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Bando mosso: scadenza prorogata' });
    expect(mail!.text).toContain('Prima: 20 dicembre 2026. È tra i bandi che hai salvato.');
    expect(mail!.text).toMatch(/Apri il bando:\n\S+\/grant\/mosso\n/);
    expect([...mail!.html.matchAll(/class="action"/g)]).toHaveLength(1);
  });

  test('one click at the foot of the mail stops mails of that topic alone, without signing in', async () => {
    const [mail] = mailsTo('ada@mosso.example');
    expect(mail!.headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    const [, token] = /disiscrizione\/([\w-]+)\?quali=bandi/.exec(mail!.headers!['List-Unsubscribe']!)!;
    expect(await unsubscribe(product.services, 'x'.repeat(43), 'bandi')).toBe(false);
    expect(await unsubscribe(product.services, token!, 'bandi')).toBe(true);
    await write(dated('mosso', { closesOn: '2027-02-28' }));
    await tellChanges(product.services);
    await sendDigests(product.services);
    expect(mailsTo('ada@mosso.example')).toHaveLength(1);
  });

  test('an hour, an opening or an amount that moves is told with what it was before', async () => {
    const ugo = await signedInBusiness(product, { email: 'ugo@ora.example' });
    await write(dated('orario', { closesAt: '12:00', opensOn: '2026-12-01', opensAt: '10:00' }));
    await ugo.post('/api/saved-grants', { grantId: 'orario' });
    const amounts = { min: null, max: 50_000, kind: 'contributo' };
    const steps = [
      [{ closesAt: '18:00' }, 'C’è tempo fino al 20 dicembre 2026, ore 18:00. Prima: 20 dicembre 2026, ore 12:00.'],
      [
        { opensAt: '12:00' },
        'Le domande si aprono il 1º dicembre 2026, ore 12:00. Prima: 1º dicembre 2026, ore 10:00.',
      ],
      [{ amounts }, 'Guarda che cosa è cambiato nella scheda del bando.'],
      [{ amounts: { ...amounts, max: 80_000 } }, 'Importo massimo: 80.000\u00A0€, prima 50.000\u00A0€.'],
    ] as const;
    let now: Partial<Grant> = { closesAt: '12:00', opensOn: '2026-12-01', opensAt: '10:00' };
    for (const [change, words] of steps) {
      now = { ...now, ...change };
      await write(dated('orario', now));
      await tellChanges(product.services);
      expect((await noticesOf(ugo))[0]?.text).toContain(words);
    }
  });

  test('a change that moves the verdict says so', async () => {
    const dora = await signedInBusiness(product, { email: 'dora@esito.example' });
    await dora.post('/api/saved-grants', { grantId: 'mosso' });
    const before = (await (await dora.get('/api/grants/mosso/eligibility')).json()) as {
      result: { verdict: string };
    };
    expect(before.result.verdict).not.toBe('non_ammissibile');
    await write(
      dated('mosso', {
        closesOn: '2027-02-28',
        constraints: { ...model.constraints, sectors: ['agriculture'], sectorsExcluded: ['manufacturing'] },
      }),
    );
    await tellChanges(product.services);
    expect((await noticesOf(dora))[0]?.text).toContain('La tua azienda non può più chiederlo.');
  });
});

describe('dates of what is followed', () => {
  test('drafts are reminded of their closing, click days of their opening day and hour, once each', async () => {
    const eva = await signedInBusiness(product, { email: 'eva@corsa.example' });
    const { id } = (await (await eva.post('/api/applications', { id: 'corsa' })).json()) as { id: string };
    await product.db.execute(`update applications set created_at = '2026-10-01T08:00:00Z' where id = '${id}'`);
    await remindDeadlines(product.services);
    await remindDeadlines(product.services);
    expect(await noticesOf(eva)).toMatchObject([
      { kind: 'scadenza', title: 'Bando corsa si apre tra 14 giorni', href: `/application-wizard/${id}` },
    ]);
    at('2026-11-29T09:30:00+01:00');
    const again = product.browser();
    await again.post('/api/session', { email: 'eva@corsa.example', password: 'tornio-verde-42' });
    await remindOpenings(product.services);
    await remindOpenings(product.services);
    const titles = (await noticesOf(again)).map(({ title }) => title);
    expect(titles.filter((title) => title === 'Bando corsa si apre alle 10:00')).toHaveLength(1);
    at('2026-11-15T09:30:00+01:00');
  });

  test('nobody is woken: what happens at night is mailed in the morning, together', async () => {
    const fede = await signedInBusiness(product, { email: 'fede@notte.example' });
    const [person] = await product.db.select().from(profiles).where(eq(profiles.email, 'fede@notte.example'));
    at('2026-11-15T22:30:00+01:00');
    for (const key of ['a', 'b'])
      await notify(product.services, product.db, person!.id, {
        kind: 'scadenza',
        title: key,
        text: 'Prova',
        href: '/grant/corsa',
        key,
      });
    await sendDigests(product.services);
    expect(mailsTo('fede@notte.example')).toEqual([]);
    at('2026-11-16T08:05:00+01:00');
    await sendDigests(product.services);
    expect(mailsTo('fede@notte.example')).toMatchObject([{ subject: '2 scadenze da tenere d’occhio' }]);
    expect((await fede.get('/api/session')).status).toBe(200);
  });
});

describe('new grants for the active company (NOT-5)', () => {
  test('those it may ask for, once, never hidden ones; the preview tells the same', async () => {
    const gina = await signedInBusiness(product, { email: 'gina@nuovi.example' });
    await alertNewMatches(product.services);
    await write(
      dated('nuovo'),
      dated('altrove', { constraints: { sectors: ['agriculture'], sectorsExcluded: ['manufacturing'] } }),
    );
    const setting = { isOn: true, onlyAdmissible: false };
    const begun = (await (await gina.get('/api/alerts')).json()) as { preview: { items: { grantId: string }[] } };
    expect(begun.preview.items.map(({ grantId }) => grantId)).not.toContain('mosso'); // there from the beginning
    const chosen = (await (await gina.put('/api/alerts', setting)).json()) as {
      setting: object;
      preview: { items: { grantId: string }[] };
    };
    expect(chosen.setting).toEqual(setting);
    expect(chosen.preview.items.map(({ grantId }) => grantId)).toContain('nuovo');
    expect(chosen.preview.items.map(({ grantId }) => grantId)).not.toContain('altrove');
    await alertNewMatches(product.services);
    await alertNewMatches(product.services);
    const told = (await noticesOf(gina)).filter(({ kind }) => kind === 'nuovi_bandi');
    expect(told).toMatchObject([{ title: 'Nuovo bando: Bando nuovo', href: '/grant/nuovo' }]);
    const twelve = Array.from({ length: 12 }, (_, place) => dated(`dozzina-${String(place)}`));
    await write(...twelve);
    const { preview } = (await (await gina.get('/api/alerts')).json()) as {
      preview: { admissible: number; toCheck: number; items: { grantId: string; why: string }[] };
    };
    expect(preview.admissible + preview.toCheck).toBe(13);
    expect(preview.items.filter(({ why }) => why !== '')).toHaveLength(10);
    await alertNewMatches(product.services);
    expect((await noticesOf(gina)).filter(({ kind }) => kind === 'nuovi_bandi')).toMatchObject([
      { title: expect.stringMatching(/^12 nuovi bandi per /) as string },
      { title: 'Nuovo bando: Bando nuovo' },
    ]);
    await gina.put('/api/alerts', { isOn: false, onlyAdmissible: false });
    await write(dated('ultimo'));
    later(DAY);
    await alertNewMatches(product.services);
    expect((await noticesOf(gina)).filter(({ kind }) => kind === 'nuovi_bandi')).toHaveLength(2);
  });
});
