// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { loadBundledCatalogue } from './catalogue/load.ts';
import { prepareCatalogue } from './service.ts';
import { findGrant } from './store.ts';
import { writeGrants } from './writing.ts';

const model = loadBundledCatalogue().find(({ id }) => id === 'beni-strumentali-nuova-sabatini')!;
const clickDay = {
  ...model,
  id: 'click-day-di-prova',
  name: '=HYPERLINK("http://male.example";"Bando; \\"forni\\"")',
  entity: 'Ente, con virgola; e punto e virgola',
  opensOn: '2026-12-01',
  opensAt: '10:00',
  closesOn: '2027-07-15',
  closesAt: '18:30',
  amounts: { min: 1000.5, max: 20_000, kind: 'contributo' },
  source: { ...model.source, externalId: null },
};
const wholeDay = {
  ...clickDay,
  id: 'giorno-intero',
  name: 'Bando senza ora',
  opensOn: null,
  opensAt: null,
  closesAt: null,
};

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
  await prepareCatalogue(product.services, [...loadBundledCatalogue(), clickDay, wholeDay]);
});
afterAll(() => product.close());

const get = (path: string) => product.browser().get(path);
const ids = async (query: string) => {
  const { items } = (await (await get(`/api/grants?${query}&pageSize=100`)).json()) as { items: { name: string }[] };
  return items.map(({ name }) => name);
};

describe('export of what is on screen (GRA-6)', () => {
  const query = 'level=regionale&region=Puglia,Veneto&status=tutti&sort=importo';

  test('CSV: same grants, same order, Italian spreadsheets open it', async () => {
    const answer = await get(`/api/grants/export.csv?${query}`);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain('bandi-bandolo.csv');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = new TextDecoder().decode(bytes).trim().split('\r\n');
    expect(lines[0]?.split(';').slice(0, 3)).toEqual(['Bando', 'Ente', 'Livello']);
    const expected = await ids(query);
    expect(lines).toHaveLength(expected.length + 1);
    expect(lines[1]?.replaceAll('"', '')).toContain(expected[0]?.replaceAll('"', ''));
  });

  test('CSV: a cell that starts like a formula is text, separators and quotes are kept', async () => {
    const csv = await (await get('/api/grants/export.csv?status=in_apertura')).text();
    expect(csv).toContain(`"'=HYPERLINK(""http://male.example"";""Bando; \\""forni\\"""")"`);
    expect(csv).toContain('"Ente, con virgola; e punto e virgola"');
    expect(csv).toContain(';1000,5;20000;');
  });

  test('Excel: a real workbook, and bad filters are refused here too', async () => {
    const answer = await get(`/api/grants/export.xlsx?${query}`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([answer.status, String.fromCharCode(...bytes.slice(0, 2))]).toEqual([200, 'PK']);
    expect(bytes.length).toBeGreaterThan(2000);
    expect((await get('/api/grants/export.xlsx?level=comunale')).status).toBe(400);
  });
});

describe('calendar file (GRA-7)', () => {
  const ics = async (id: string) =>
    (await (await get(`/api/grants/${id}/calendar.ics`)).text()).replace(/\r\n[ \t]/g, '');

  test('hours of Rome, winter and summer, as instants', async () => {
    const text = await ics('click-day-di-prova');
    expect(text).toContain('DTSTART:20261201T090000Z');
    expect(text).toContain('DTSTART:20270715T163000Z');
    expect(text).toContain('UID:click-day-di-prova-apertura@bandolo');
    expect(text).toContain('UID:click-day-di-prova-scadenza@bandolo');
    expect(text).toContain('SEQUENCE:0');
    expect(text.match(/BEGIN:VALARM/g)).toHaveLength(4);
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  test('an opening in the past is not planned any more: only the deadline is left', async () => {
    const before = product.clock.now;
    product.clock.now = new Date('2026-12-02T09:00:00+01:00');
    const text = await ics('click-day-di-prova');
    product.clock.now = before;
    expect(text).not.toContain('apertura@bandolo');
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  });

  test('without an hour the whole day counts', async () => {
    const text = await ics('giorno-intero');
    expect(text).toContain('DTSTART;VALUE=DATE:20270715');
    expect(text).not.toContain('apertura@bandolo');
  });

  test('a proroga moves the same event and raises its sequence', async () => {
    const row = (await findGrant(product.db, 'giorno-intero'))!;
    const later = { row, data: { ...row.data, closesOn: '2027-09-30' } };
    // Written as another process would: nobody tells this one, it notices by itself within a second.
    await product.db.transaction((tx) => writeGrants(tx, { updated: [later] }, 'importazione', product.clock.now));
    await expect.poll(() => ics('giorno-intero'), { timeout: 20_000 }).toContain('DTSTART;VALUE=DATE:20270930');
    const text = await ics('giorno-intero');
    expect(text).toContain('UID:giorno-intero-scadenza@bandolo');
    expect(text).toContain('SEQUENCE:1');
  });

  test('an unknown grant has no calendar', async () => {
    expect((await get('/api/grants/mai-visto/calendar.ics')).status).toBe(404);
  });
});
