// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { CalendarItem } from '#domain/calendar/calendar-item.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { profiles } from '#server/features/accounts/tables.ts';
import { consultancies } from '#server/features/consultancies/tables.ts';
import { loadBundledCatalogue } from '#server/features/grants/catalogue/load.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { signedInBusiness } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { readFeed } from './service.ts';

let product: TestProduct;
let giulia: TestBrowser;
let marco: TestBrowser;

type Calendar = {
  today: string;
  items: CalendarItem[];
  feed: { url: string; lastReadAt: string | null; lastReader: string | null } | null;
  createdId: string;
};
const calendarOf = async (answer: Promise<Response>) => (await (await answer).json()) as Calendar;
const mine = (browser: TestBrowser) => calendarOf(browser.get('/api/calendar'));

const model = loadBundledCatalogue().find(({ id }) => id === 'beni-strumentali-nuova-sabatini')!;
const dated = (id: string, changes: Partial<Grant>): Grant => ({
  ...model,
  id,
  name: `Bando ${id}`,
  editorialState: 'aperto',
  source: { ...model.source, externalId: null },
  ...changes,
});
const clickDay = (closesOn = '2027-04-15') =>
  dated('corsa', {
    openingMode: 'click day',
    opensOn: '2026-12-17',
    opensAt: '10:00',
    closesOn,
    closesAt: '18:30',
  });

beforeAll(async () => {
  product = await startTestProduct();
  await prepareCatalogue(product.services, [
    clickDay(),
    dated('sospeso', { editorialState: 'sospeso', closesOn: '2027-01-31' }),
  ]);
  giulia = await signedInBusiness(product);
  marco = await signedInBusiness(product, { email: 'marco@altrove.example' });
});
afterAll(() => product.close());

const event = (changes: object = {}) => ({
  title: 'Sopralluogo forno',
  day: '2026-12-11',
  time: '15:00',
  endTime: '16:00',
  note: '',
  ...changes,
});
const later = (ms = 60_000) => (product.clock.now = new Date(product.clock.now.getTime() + ms));

/** By the platform's own table of time zones, not by ours. */
const italian = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Rome', dateStyle: 'short', timeStyle: 'short' });
function inRome(moment: Date) {
  const [day, time] = italian.format(moment).split(' ');
  return { day, time };
}

/** As an independent reader of calendars sees it. */
function read(text: string) {
  const events = new ICAL.Component(ICAL.parse(text) as never).getAllSubcomponents('vevent');
  return new Map(
    events.map((each) => {
      const parsed = new ICAL.Event(each);
      return [
        parsed.uid,
        {
          summary: parsed.summary,
          isDay: parsed.startDate.isDate,
          day: parsed.startDate.isDate ? parsed.startDate.toString() : null,
          rome: parsed.startDate.isDate ? null : inRome(parsed.startDate.toJSDate()),
          sequence: parsed.sequence,
          status: String(each.getFirstPropertyValue('status')),
          alarms: each.getAllSubcomponents('valarm').length,
        },
      ] as const;
    }),
  );
}
const tokenOf = async (browser: TestBrowser) => /feed\/([\w-]+)\.ics$/.exec((await mine(browser)).feed!.url)![1]!;
const feedText = async (token: string, agent = 'Google-Calendar-Importer') => readFeed(product.services, token, agent);

describe('what has a date (CAL-1)', () => {
  test('opening and closing of a saved grant, and nothing of one that nobody can ask for', async () => {
    for (const grantId of ['corsa', 'sospeso']) await giulia.post('/api/saved-grants', { grantId });
    const { items } = await mine(giulia);
    expect(items.map(({ kind, day, time, why }) => [kind, day, time, why])).toEqual([
      ['click_day', '2026-12-17', '10:00', 'salvato'],
      ['scadenza', '2027-04-15', '18:30', 'salvato'],
    ]);
    expect(items[0]).toMatchObject({ href: '/grant/corsa', isOwn: false, readiness: null });
    expect((await mine(marco)).items).toEqual([]);
  });

  test('what is being prepared says how far it has come, and leads there', async () => {
    const { id } = (await (await giulia.post('/api/applications', { id: 'corsa' })).json()) as { id: string };
    const { items } = await mine(giulia);
    expect(items[0]).toMatchObject({ why: 'salvato · in preparazione', readiness: { total: 6 } });
    expect(items[0]!.href).toBe(`/application-wizard/${id}`);
  });

  test('meetings and agreed deadlines of a consultancy under way, for both sides', async () => {
    const people = await product.db.select().from(profiles);
    const id = (email: string) => people.find((each) => each.email === email)!.id;
    await product.db.insert(consultancies).values({
      id: 'incarico',
      businessId: id('giulia@officine.example'),
      consultantId: id('marco@altrove.example'),
      clientName: 'Officine Brenta Srl',
      sector: 'manufacturing',
      kind: 'candidatura' as never,
      description: 'Prova',
      urgency: 'media' as never,
      status: 'in_corso',
      createdAt: product.clock.now,
      nextMeetingAt: new Date('2026-12-10T14:00:00Z'),
      deadline: '2026-12-14',
    });
    const own = (await mine(giulia)).items.filter(({ kind }) => kind === 'appuntamento');
    expect(own.map(({ day, time, title }) => [day, time, title])).toEqual([
      ['2026-12-10', '15:00', 'Incontro con Giulia Zanetti'],
      ['2026-12-14', null, 'Consegna concordata con Giulia Zanetti'],
    ]);
    await product.db.delete(consultancies).where(eq(consultancies.id, 'incarico'));
  });
});

describe('own events', () => {
  test('are made, moved, deleted and brought back; others cannot touch them', async () => {
    const { createdId, items } = await calendarOf(marco.post('/api/calendar/events', event()));
    expect(items).toMatchObject([{ id: createdId, kind: 'proprio', day: '2026-12-11', time: '15:00', isOwn: true }]);
    const path = `/api/calendar/events/${createdId}`;
    const moved = await calendarOf(marco.put(path, event({ day: '2026-12-12', time: null, endTime: null })));
    expect(moved.items).toMatchObject([{ day: '2026-12-12', time: null }]);
    for (const refused of [giulia.put(path, event()), giulia.delete(path), giulia.post(`${path}/restore`)])
      expect((await refused).status).toBe(404);
    expect((await calendarOf(marco.delete(path))).items).toEqual([]);
    expect((await marco.put(path, event())).status).toBe(404);
    expect((await calendarOf(marco.post(`${path}/restore`))).items).toMatchObject([{ day: '2026-12-12' }]);
  });

  test('what cannot be is refused beside its field', async () => {
    const refused = await marco.post('/api/calendar/events', event({ title: ' ', endTime: '14:00' }));
    expect(refused.status).toBe(400);
    const both = await marco.post('/api/calendar/events', event({ endTime: '14:00' }));
    expect(((await both.json()) as { fields: unknown }).fields).toEqual([
      { field: 'endTime', message: 'La fine viene dopo l’inizio' },
    ]);
    expect((await marco.post('/api/calendar/events', event({ day: '2026-02-30' }))).status).toBe(400);
  });
});

describe('calendars that follow (CAL-3)', () => {
  test('hours of Rome on both sides of both changes of the clock, whole days as days', async () => {
    const changes = ['2026-03-29', '2026-10-25', '2027-03-28'];
    const days = [...changes, '2026-03-28', '2026-03-30', '2026-10-24', '2026-10-26', '2027-03-27', '2027-03-29'];
    product.clock.now = new Date('2026-03-01T09:00:00+01:00');
    const ada = await signedInBusiness(product, { email: 'ada@orologi.example' });
    for (const day of days)
      await ada.post('/api/calendar/events', event({ title: day, day, time: '09:30', endTime: null }));
    const atNight = changes.flatMap((day) => ['00:30', '01:30', '03:30', '23:30'].map((time) => ({ day, time })));
    for (const { day, time } of atNight)
      await ada.post('/api/calendar/events', event({ title: `${day} ${time}`, day, time, endTime: null }));
    await ada.post('/api/calendar/events', event({ title: 'giorno', day: '2026-03-29', time: null, endTime: null }));
    await ada.post('/api/calendar/feed');
    const events = [...read((await feedText(await tokenOf(ada)))!).values()];
    for (const day of days) expect(events.find(({ summary }) => summary === day)?.rome).toEqual({ day, time: '09:30' });
    for (const { day, time } of atNight)
      expect(events.find(({ summary }) => summary === `${day} ${time}`)?.rome).toEqual({ day, time });
    expect(events.find(({ summary }) => summary === 'giorno')).toMatchObject({ isDay: true, day: '2026-03-29' });
    product.clock.now = new Date('2026-11-15T09:00:00+01:00');
  });

  test('the same uid for ever; a change raises the sequence, what goes away is cancelled', async () => {
    giulia = product.browser();
    await giulia.post('/api/session', { email: 'giulia@officine.example', password: 'tornio-verde-42' });
    await giulia.post('/api/calendar/feed');
    const token = await tokenOf(giulia);
    const first = read((await feedText(token))!);
    expect(first.get('corsa-apertura@bandolo')).toMatchObject({
      summary: 'Click day: Bando corsa',
      rome: { day: '2026-12-17', time: '10:00' },
      sequence: 0,
      status: 'CONFIRMED',
      alarms: 3,
    });
    expect(await feedText(token)).toBe(await feedText(token));

    later();
    await prepareCatalogue(product.services, [clickDay('2027-05-31')]);
    const moved = read((await feedText(token))!);
    expect(moved.get('corsa-scadenza@bandolo')).toMatchObject({
      rome: { day: '2027-05-31', time: '18:30' },
      sequence: 1,
    });
    expect(moved.get('corsa-apertura@bandolo')).toMatchObject({ sequence: 0 });

    const { items: applications } = (await (await giulia.get('/api/applications')).json()) as {
      items: { id: string }[];
    };
    for (const { id } of applications) await giulia.delete(`/api/applications/${id}`);
    await giulia.delete('/api/saved-grants/corsa');
    later();
    const gone = read((await feedText(token))!);
    expect(gone.get('corsa-scadenza@bandolo')).toMatchObject({ status: 'CANCELLED', sequence: 2, alarms: 0 });
    await giulia.post('/api/saved-grants', { grantId: 'corsa' });
    expect(read((await feedText(token))!).get('corsa-scadenza@bandolo')).toMatchObject({
      status: 'CONFIRMED',
      sequence: 3,
    });
  });

  test('the address tells who read it, and is dead once revoked or replaced', async () => {
    const token = await tokenOf(giulia);
    await feedText(token, 'Google-Calendar-Importer');
    expect((await mine(giulia)).feed).toMatchObject({ lastReader: 'Google Calendar' });
    await giulia.post('/api/calendar/feed');
    expect(await feedText(token)).toBeNull();
    const next = await tokenOf(giulia);
    expect(await feedText(next)).toContain('BEGIN:VCALENDAR');
    const isGiulia = eq(profiles.email, 'giulia@officine.example');
    for (const shut of [{ eraseAfter: product.clock.now }, { lockedAt: product.clock.now }]) {
      await product.db.update(profiles).set(shut).where(isGiulia);
      expect(await feedText(next)).toBeNull();
      await product.db.update(profiles).set({ eraseAfter: null, lockedAt: null }).where(isGiulia);
    }
    expect((await calendarOf(giulia.delete('/api/calendar/feed'))).feed).toBeNull();
    expect(await feedText(next)).toBeNull();
  });

  test('one event to take along, of one’s own alone', async () => {
    const [item] = (await mine(giulia)).items;
    const answer = await giulia.get(`/api/calendar/items/${item!.id}/event.ics`);
    expect(answer.headers.get('content-disposition')).toContain('.ics');
    expect([...read(await answer.text()).keys()]).toEqual([`${item!.id}@bandolo`]);
    expect((await marco.get(`/api/calendar/items/${item!.id}/event.ics`)).status).toBe(404);
  });
});
