import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { profiles } from '#server/features/accounts/tables.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { signedInBusiness } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { importJob } from './jobs.ts';
import type { ImportReport } from './report.ts';
import { readRunFile } from './run-files.ts';
import { importNow, runImport } from './service.ts';

type Run = { id: string; status: string; report: ImportReport; isDryRun: boolean };
type Detail = {
  grant: { name: string; closesOn: string | null; entity: string };
  version: number;
  editedFields: string[];
  versions: {
    number: number;
    origin: string;
    kinds: string[];
    changes: { field: string; before: unknown; after: unknown }[];
  }[];
};

let product: TestProduct;
let admin: TestBrowser;
beforeAll(async () => {
  product = await startTestProduct();
  await prepareCatalogue(product.services);
  admin = await signedInBusiness(product, { email: 'redazione@bandolo.example' });
  await product.db.update(profiles).set({ isAdmin: true }).where(eq(profiles.email, 'redazione@bandolo.example'));
});
afterAll(() => product.close());

/** A record in the shape of the official open data. */
const record = (id: number, changes: Record<string, unknown> = {}) => ({
  ID_Incentivo: id,
  Titolo: `Contributi per la ceramica ${id}`,
  Descrizione: 'Contributi alle imprese artigiane della ceramica per forni e smalti.',
  Obiettivo_Finalita: ['Sostegno investimenti'],
  Data_apertura: '2026-10-01T00:00:00',
  Data_chiusura: '2026-12-20T00:00:00',
  Dimensioni: ['Microimpresa', 'Piccola Impresa'],
  Tipologia_Soggetto: ['Impresa'],
  Forma_agevolazione: ['Contributo/Fondo perduto'],
  Costi_Ammessi: ['Macchinari'],
  Agevolazione_Concedibile_max: '50000',
  Settore_Attivita: ['Altra Manifattura'],
  Regioni: ['Umbria'],
  Ambito_territoriale: ['Regionale'],
  Soggetto_Concedente: 'Regione Umbria',
  Link_istituzionale: `https://www.regione.umbria.it/ceramica/${id}`,
  Data_ultimo_aggiornamento: '2026-10-05T00:00:00',
  ...changes,
});
const dump = (records: object[]) => JSON.stringify({ response: { numFound: records.length, docs: records } });

async function upload(content: string | Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}): Promise<Run> {
  const form = new FormData();
  form.set('source', fields.source ?? 'incentivi');
  if (fields.dryRun) form.set('dryRun', fields.dryRun);
  form.set('file', new File([content], '../../dati.json'));
  const answer = await admin.send('POST', '/api/admin/imports', form);
  const queued = (await answer.json()) as Run;
  expect([answer.status, queued.status]).toEqual([202, 'in_corso']);
  expect(product.jobs.at(-1)).toEqual({ name: importJob.name, data: { runId: queued.id } });
  await runImport(product.services, queued.id);
  return (await (await admin.get(`/api/admin/imports/${queued.id}`)).json()) as Run;
}
const counts = ({ created, updated, unchanged, rejected }: ImportReport) => [created, updated, unchanged, rejected];
const total = async (query = 'status=tutti') =>
  ((await (await admin.get(`/api/grants?${query}`)).json()) as { total: number }).total;
const detail = async (id: string) => (await (await admin.get(`/api/grants/${id}`)).json()) as Detail;
const idOf = async (words: string) =>
  (
    (await (await admin.get(`/api/grants?q=${encodeURIComponent(words)}&status=tutti`)).json()) as {
      items: { id: string }[];
    }
  ).items[0]!.id;

describe('an official dump', () => {
  test('tried out, it tells what it would do and does nothing', async () => {
    const before = await total();
    const run = await upload(dump([record(90001), record(90002)]), { dryRun: 'true' });
    expect([run.status, run.isDryRun, ...counts(run.report)]).toEqual(['completato', true, 2, 0, 0, 0]);
    expect(await total()).toBe(before);
  });

  test('is found by search as soon as it is in, and the second time all is unchanged', async () => {
    const before = await total();
    const file = dump([record(90001), record(90002)]);
    const first = await upload(file);
    expect(counts(first.report)).toEqual([2, 0, 0, 0]);
    expect(await total()).toBe(before + 2);
    expect(await total('q=ceramica+forni&region=Umbria')).toBeGreaterThanOrEqual(2);
    const again = await upload(file);
    expect(counts(again.report)).toEqual([0, 0, 2, 0]);
    expect(await total()).toBe(before + 2);
    for (const { id } of [first, again]) await expect(readRunFile(product.services.storage, id)).rejects.toThrow();
  });

  test('a later closing day is a proroga, with its diff (IMP-2)', async () => {
    const later = record(90001, {
      Data_chiusura: '2027-01-31T00:00:00',
      Data_ultimo_aggiornamento: '2026-11-10T00:00:00',
    });
    expect(counts((await upload(dump([later, record(90002)]))).report)).toEqual([0, 1, 1, 0]);
    const { version, versions } = await detail(await idOf('Contributi per la ceramica 90001'));
    expect(version).toBe(2);
    expect(versions[0]).toMatchObject({ number: 2, origin: 'importazione', kinds: ['proroga'] });
    expect(versions[0]?.changes).toContainEqual({ field: 'closesOn', before: '2026-12-20', after: '2027-01-31' });
  });

  test('what a complete answer no longer has is told and stays open', async () => {
    const run = await upload(dump([record(90002)]));
    expect(run.report.missing).toBeGreaterThanOrEqual(1);
    expect((await detail(await idOf('Contributi per la ceramica 90001'))).grant.closesOn).toBe('2027-01-31');
  });

  test('a partial answer says so, and misses nothing', async () => {
    const { status, report } = await upload(JSON.stringify({ response: { numFound: 1500, docs: [record(90002)] } }));
    expect([status, report.missing, report.warnings[0]]).toEqual([
      'completato',
      0,
      {
        code: 'partial_answer',
        count: 1499,
        message: 'La fonte dichiara 1.500 bandi e ne ha dati 1: quelli che mancano restano come sono.',
        examples: [],
      },
    ]);
  });

  test('a bundled programme with the same official id is updated, never doubled (IMP-1)', async () => {
    const before = await total();
    const run = await upload(
      dump([
        record(52, { Titolo: 'Beni Strumentali - Nuova Sabatini', Regioni: [], Ambito_territoriale: ['Nazionale'] }),
      ]),
    );
    expect(run.report.created).toBe(0);
    expect(await total()).toBe(before);
  });

  test('records that are no grants are rejected one by one, with the reason', async () => {
    const { status, report } = await upload(
      dump([record(90010), { ...record(90011), Titolo: '' }, record(90012, { ID_Incentivo: null })]),
    );
    expect([status, report.created, report.rejected]).toEqual(['completato', 1, 2]);
    expect(report.reasons.map(({ code, count }) => [code, count]).toSorted()).toEqual([
      ['id_missing', 1],
      ['title_missing', 1],
    ]);
    expect(report.reasons.every(({ message }) => message.length > 10)).toBe(true);
  });
});

describe('corrupted and hostile files', () => {
  const whole = dump([record(95001)]);
  const cases: [string, string | Uint8Array<ArrayBuffer>, string][] = [
    ['empty', '', 'empty_file'],
    ['cut in the middle', whole.slice(0, whole.length - 40), 'broken_json'],
    ['binary', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 1, 2]), 'not_text'],
    ['a web page', '<!doctype html><html><script>alert(1)</script></html>', 'html_page'],
    [
      'a prototype attack',
      '{"response":{"numFound":1,"docs":[{"__proto__":{"isAdmin":true},"ID_Incentivo":1,"Titolo":"x"}]}}',
      'hostile_keys',
    ],
    ['nested without end', '['.repeat(5000) + ']'.repeat(5000), 'too_deep'],
    ['of another source', JSON.stringify([{ nome: 'Bando', ente: 'Ente', forma_aiuto: 'voucher' }]), 'wrong_source'],
    ['without grants', dump([]), 'no_records'],
  ];
  test.each(cases)('%s: refused with a reason, and nothing changes', async (_, content, code) => {
    const before = await total();
    const { status, report } = await upload(content);
    expect([status, report.reasons[0]?.code]).toEqual(['fallito', code]);
    expect(counts(report)).toEqual([0, 0, 0, 0]);
    expect(report.reasons[0]?.message).toMatch(/[a-zàèéìòù] ?.*\.$/i);
    expect(await total()).toBe(before);
  });

  test('markup in a record becomes plain text', async () => {
    await upload(dump([record(95010, { Titolo: 'Bando <script>alert(1)</script> per i liutai di Perugia' })]));
    expect((await detail(await idOf('liutai di Perugia'))).grant.name).toBe('Bando per i liutai di Perugia');
  });
});

describe('a source in the network', () => {
  test('that fails leaves the catalogue as it was and says so', async () => {
    const before = await total();
    const fetch = async () => new Response('giù', { status: 503 });
    const asking = { fetch, attempts: 1 };
    const run = await importNow(product.services, { source: 'incentivi', file: null, isDryRun: false }, asking);
    expect([run.status, run.report.reasons[0]?.code]).toEqual(['fallito', 'source_error']);
    expect(await total()).toBe(before);
  });

  test('that answers is imported like its file', async () => {
    const fetch = async () => new Response(dump([record(96001)]), { headers: { 'content-type': 'application/json' } });
    const run = await importNow(product.services, { source: 'incentivi', file: null, isDryRun: false }, { fetch });
    expect([run.status, run.report.created]).toEqual(['completato', 1]);
  });

  test('our own format has no address: it needs a file', async () => {
    const form = new FormData();
    form.set('source', 'generic');
    const answer = await admin.send('POST', '/api/admin/imports', form);
    expect([answer.status, await answer.json()]).toMatchObject([400, { fields: [{ field: 'file' }] }]);
  });
});

describe('an editor', () => {
  test('fixes fields that survive the next import, sees the version, and can give them back', async () => {
    await upload(dump([record(97001)]));
    const id = await idOf('Contributi per la ceramica 97001');
    const edit = { version: 1, set: { closesOn: '2026-12-10', entity: 'Regione Umbria – Sviluppumbria' } };
    const edited = (await (await admin.patch(`/api/admin/grants/${id}`, edit)).json()) as Detail;
    expect([edited.grant.closesOn, edited.version, edited.editedFields.toSorted()]).toEqual([
      '2026-12-10',
      2,
      ['closesOn', 'entity'],
    ]);
    expect(edited.versions[0]).toMatchObject({ origin: 'redazione', kinds: ['chiusura_anticipata'] });

    const later = record(97001, {
      Data_chiusura: '2027-03-01T00:00:00',
      Data_ultimo_aggiornamento: '2026-11-12T00:00:00',
    });
    await upload(dump([later]));
    expect((await detail(id)).grant).toMatchObject({
      closesOn: '2026-12-10',
      entity: 'Regione Umbria – Sviluppumbria',
    });
    expect(counts((await upload(dump([later]))).report)).toEqual([0, 0, 1, 0]);

    const { version } = await detail(id);
    const released = (await (
      await admin.patch(`/api/admin/grants/${id}`, { version, release: ['closesOn'] })
    ).json()) as Detail;
    expect([released.grant.closesOn, released.editedFields]).toEqual(['2027-03-01', ['entity']]);
  });

  test('who looked at an older version is told, and a value that makes no grant is refused with its field', async () => {
    const id = await idOf('Contributi per la ceramica 97001');
    expect((await admin.patch('/api/admin/grants/__proto__', { version: 1 })).status).toBe(404);
    expect((await admin.patch(`/api/admin/grants/${id}`, { version: 1, set: { name: 'x' } })).status).toBe(409);
    const { version } = await detail(id);
    const bad = await admin.patch(`/api/admin/grants/${id}`, {
      version,
      set: { closesOn: 'domani', level: 'comunale' },
    });
    expect([bad.status, await bad.json()]).toMatchObject([400, { code: 'invalid_input' }]);
    expect((await admin.patch('/api/admin/grants/mai-visto', { version: 1, set: { name: 'x' } })).status).toBe(404);
    expect((await admin.patch(`/api/admin/grants/${id}`, { version, set: { id: 'altro' } })).status).toBe(400);
  });

  test('reads what people report and closes it', async () => {
    await product.browser().post('/api/grants/1/reports', { text: 'La scadenza è sbagliata' });
    const { reports } = (await (await admin.get('/api/admin/grant-reports')).json()) as {
      reports: { id: string; text: string }[];
    };
    expect(reports).toMatchObject([{ text: 'La scadenza è sbagliata' }]);
    const closed = await admin.patch(`/api/admin/grant-reports/${reports[0]!.id}`, { status: 'corretta' });
    expect(await closed.json()).toEqual({ reports: [] });
  });
});

test('an upgrade of the bundle updates what nobody has fixed, once, with a version', async () => {
  const { loadBundledCatalogue } = await import('#server/features/grants/catalogue/load.ts');
  const id = 'eic-pathfinder';
  await admin.patch(`/api/admin/grants/${id}`, { version: 1, set: { name: 'EIC Pathfinder (redazione)' } });
  const bundle = loadBundledCatalogue().map((grant) =>
    grant.id === id ? { ...grant, name: 'EIC Pathfinder 2027', aidIntensityMax: 90 } : grant,
  );
  await prepareCatalogue(product.services, bundle);
  await prepareCatalogue(product.services, bundle);
  const after = await detail(id);
  expect(after.grant).toMatchObject({ name: 'EIC Pathfinder (redazione)', aidIntensityMax: 90 });
  expect(after.versions.map(({ number, origin }) => [number, origin])).toEqual([
    [3, 'catalogo'],
    [2, 'redazione'],
  ]);
});

test('1.500 generated records go in, and in again as unchanged', async () => {
  const before = await total();
  const many = dump(Array.from({ length: 1500 }, (_, at) => record(200_000 + at)));
  expect(counts((await upload(many)).report)).toEqual([1500, 0, 0, 0]);
  expect(counts((await upload(many)).report)).toEqual([0, 0, 1500, 0]);
  expect(await total()).toBe(before + 1500);
  expect((await detail(await idOf('Contributi per la ceramica 201321'))).grant.name).toBe(
    'Contributi per la ceramica 201321',
  );
}, 240_000);

test('only an administrator may import or edit', async () => {
  const person = await signedInBusiness(product);
  const form = new FormData();
  form.set('source', 'incentivi');
  expect((await person.send('POST', '/api/admin/imports', form)).status).toBe(404);
  expect((await person.get('/api/admin/imports')).status).toBe(404);
  expect((await person.patch('/api/admin/grants/1', { version: 1 })).status).toBe(404);
  expect((await product.browser().get('/api/admin/imports')).status).toBe(401);
  expect((await admin.get('/api/admin/imports/mai-visto')).status).toBe(404);
});
