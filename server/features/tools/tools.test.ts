// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signedInBusiness } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';

let product: TestProduct;
let people = 0;
beforeAll(async () => {
  product = await startTestProduct();
  await prepareCatalogue(product.services);
});
afterAll(() => product.close());

type Entry = { id: string; grantedOn: string; amountGge: number; cor: string | null; undertakingId: string };
type View = {
  company: { id: string; name: string };
  ledger: { entries: Entry[]; undertakings: { id: string; name: string; relation: string }[] };
  rooms: { regime: string; left: number; used: number; ceiling: number }[];
  planned: { grantId: string; regime: string; mostEuro: number | null }[];
  unknownRegimes: number;
};
type Refusal = { code: string; fields: { field: string; message: string }[] };

const viewOf = async (answer: Response | Promise<Response>) => (await (await answer).json()) as View;
const refusalOf = async (answer: Response | Promise<Response>) => {
  const response = await answer;
  return { status: response.status, body: (await response.json()) as Refusal };
};
const newPerson = () => signedInBusiness(product, { email: `persona${(people += 1)}@officine.example` });

describe('declaration of size', () => {
  const input = {
    day: '2026-11-15',
    subject: 'a',
    holders: [
      { id: 'a', name: 'Officine Brenta Srl', kind: 'firm', years: [{ year: 2025, staff: 18, turnover: 2_400_000 }] },
    ],
  };
  const path = '/api/tools/company-size/declaration';

  it('a visitor gets the sheet as a PDF to keep', async () => {
    const answer = await product.browser().post(path, { declarant: { name: 'Officine Brenta Srl' }, input });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toContain('dichiarazione-dimensione-pmi.pdf');
    expect((await answer.text()).startsWith('%PDF-1.7')).toBe(true);
  });

  it('is refused while the size is open', async () => {
    const open = { ...input, unanswered: ['group'] };
    const { status, body } = await refusalOf(
      product.browser().post(path, { declarant: { name: 'Alfa' }, input: open }),
    );
    expect(status).toBe(400);
    expect(body.fields?.[0]?.field).toBe('input');
  });

  it('refuses a wrong VAT number, a missing name and links to nobody, each with its sentence', async () => {
    const { status, body } = await refusalOf(
      product.browser().post(path, {
        declarant: { name: ' ', vatNumber: '00743110158' },
        input: { ...input, holdings: [{ owner: 'z', owned: 'a', capital: 30 }] },
      }),
    );
    expect(status).toBe(400);
    expect(body.fields).toContainEqual({ field: 'declarant.name', message: 'Campo obbligatorio' });
    expect(body.fields).toContainEqual({
      field: 'declarant.vatNumber',
      message: 'Partita IVA non valida: controlla le cifre',
    });
  });

  it('is limited per client', async () => {
    const limited = await startTestProduct({ hasRateLimits: true });
    const browser = limited.browser('203.0.113.9');
    const statuses = new Set<number>();
    for (let times = 0; times < 62; times += 1) {
      statuses.add((await browser.post(path, { declarant: { name: 'A' }, input })).status);
    }
    expect([...statuses]).toEqual([200, 429]);
    await limited.close();
  });
});

describe('de minimis ledger', () => {
  let ada: TestBrowser;
  let companyId: string;
  const aid = (changes: object = {}) => ({
    grantedOn: '2025-03-10',
    amountGge: 40_000.1,
    regime: 'de_minimis',
    body: 'Regione Veneto',
    title: 'Voucher digitale',
    cor: null,
    car: null,
    undertakingId: 'self',
    ...changes,
  });
  const at = (rest = '') => `/api/tools/de-minimis/${companyId}${rest}`;
  const general = (view: View) => view.rooms.find(({ regime }) => regime === 'de_minimis')!;

  beforeEach(async () => {
    ada = await newPerson();
    companyId = (await viewOf(ada.get('/api/tools/de-minimis'))).company.id;
  });

  it('starts empty with the whole ceiling, for the active company', async () => {
    const view = await viewOf(ada.get('/api/tools/de-minimis'));
    expect(view.company.name).toBe('Officine Brenta Srl');
    expect(view.ledger.entries).toEqual([]);
    expect(view.ledger.undertakings).toMatchObject([{ id: 'self', relation: 'self' }]);
    expect(general(view)).toMatchObject({ ceiling: 300_000, used: 0, left: 300_000 });
  });

  it('adds, changes, removes and brings back an aid, answering with the whole ledger', async () => {
    const added = await ada.post(at('/entries'), aid());
    expect(added.status).toBe(201);
    const view = await viewOf(added);
    const [entry] = view.ledger.entries;
    expect(entry).toMatchObject({ amountGge: 40_000.1, undertakingId: 'self' });
    expect(general(view).left).toBe(259_999.9);

    const changed = await viewOf(ada.put(at(`/entries/${entry!.id}`), aid({ amountGge: 10_000 })));
    expect(general(changed).used).toBe(10_000);
    const removed = await viewOf(ada.delete(at(`/entries/${entry!.id}`)));
    expect(removed.ledger.entries).toEqual([]);
    const restored = await viewOf(ada.post(at(`/entries/${entry!.id}/restore`)));
    expect(restored.ledger.entries).toMatchObject([{ id: entry!.id, amountGge: 10_000 }]);
  });

  it('an aid older than three years does not take room; the day itself still does', async () => {
    await ada.post(at('/entries'), aid({ grantedOn: '2023-11-14', amountGge: 1_000 }));
    const view = await viewOf(ada.post(at('/entries'), aid({ grantedOn: '2023-11-15', amountGge: 500 })));
    expect(general(view).used).toBe(500);
  });

  it.each([
    ['a day that does not exist', { grantedOn: '2025-02-30' }, 'grantedOn'],
    ['nothing granted', { amountGge: 0 }, 'amountGge'],
    ['an unknown regime', { regime: 'altro' }, 'regime'],
    ['a firm that is not listed', { undertakingId: 'nessuna' }, 'undertakingId'],
  ])('refuses %s', async (_, changes, field) => {
    const { status, body } = await refusalOf(ada.post(at('/entries'), aid(changes)));
    expect(status).toBe(400);
    expect(body.fields[0]?.field).toBe(field);
  });

  it('refuses a COR that is already there', async () => {
    await ada.post(at('/entries'), aid({ cor: '123' }));
    const { status, body } = await refusalOf(ada.post(at('/entries'), aid({ cor: '123' })));
    expect([status, body.fields]).toEqual([
      400,
      [{ field: 'cor', message: 'Un aiuto con questo COR è già nel registro' }],
    ]);
  });

  it('a firm of the single undertaking brings its aid, leaves with it and comes back with it', async () => {
    const firm = { name: 'Brenta Servizi', taxCode: '00743110157', relation: 'linked' };
    const withFirm = await viewOf(ada.post(at('/undertakings'), firm));
    const { id } = withFirm.ledger.undertakings[1]!;
    const used = general(await viewOf(ada.post(at('/entries'), aid({ undertakingId: id, amountGge: 70_000 })))).used;
    expect(used).toBe(70_000);
    const outside = await viewOf(ada.put(at(`/undertakings/${id}`), { ...firm, relation: 'outside' }));
    expect(general(outside).used).toBe(0);
    const gone = await viewOf(ada.delete(at(`/undertakings/${id}`)));
    expect([gone.ledger.undertakings.length, gone.ledger.entries.length]).toEqual([1, 0]);
    const back = await viewOf(ada.post(at(`/undertakings/${id}/restore`)));
    expect([back.ledger.undertakings.length, back.ledger.entries.length]).toEqual([2, 1]);
    const { body } = await refusalOf(ada.post(at('/undertakings'), { ...firm, taxCode: '00743110158' }));
    expect(body.fields[0]).toMatchObject({ field: 'taxCode' });
  });

  it('saved grants under de minimis show what they would take', async () => {
    const list = (await (await ada.get('/api/grants?pageSize=100')).json()) as { items: { id: string }[] };
    for (const { id } of list.items) await ada.post('/api/saved-grants', { grantId: id });
    const { planned, unknownRegimes } = await viewOf(ada.get(at()));
    expect(planned.length).toBeGreaterThan(0);
    expect(planned.every(({ regime }) => regime.startsWith('de_minimis'))).toBe(true);
    expect(planned.some(({ mostEuro }) => (mostEuro ?? 0) > 0)).toBe(true);
    expect(unknownRegimes).toBeGreaterThan(0);
  });

  it("other people's ledgers and rows are not found, visitors are asked to sign in", async () => {
    const { ledger } = await viewOf(ada.post(at('/entries'), aid()));
    const entry = `/entries/${ledger.entries[0]!.id}`;
    const eve = await newPerson();
    expect((await eve.get(at())).status).toBe(404);
    expect((await eve.post(at('/entries'), aid())).status).toBe(404);
    expect((await eve.delete(at(entry))).status).toBe(404);
    expect((await eve.get(at('/export.csv'))).status).toBe(404);
    const own = (await viewOf(eve.get('/api/tools/de-minimis'))).company.id;
    expect((await eve.put(`/api/tools/de-minimis/${own}${entry}`, aid())).status).toBe(404);
    expect((await eve.post(`/api/tools/de-minimis/${own}${entry}/restore`)).status).toBe(404);
    expect((await product.browser().get(at())).status).toBe(401);
    expect((await viewOf(ada.get(at()))).ledger.entries.length).toBe(1);
  });

  it('exports for Italian spreadsheets, without running what looks like a formula', async () => {
    await ada.post(at('/entries'), aid({ title: '=1+1;"x"', cor: '77' }));
    const answer = await ada.get(at('/export.csv'));
    expect(answer.headers.get('content-disposition')).toContain('registro-de-minimis.csv');
    const [, line] = (await answer.text()).split('\r\n');
    expect(line).toBe(
      `2025-03-10;40000,10;De minimis generale;"'=1+1;""x""";Regione Veneto;Officine Brenta Srl;77;;Sì;2028-03-11`,
    );
  });
});

describe('extract of the national register', () => {
  const record = (cor: string, element: string, taxCode = '00743110157') => `<AIUTO>
    <CAR>9001</CAR><COR>${cor}</COR><TITOLO_MISURA>Misura di prova</TITOLO_MISURA>
    <SOGGETTO_CONCEDENTE>Ente di prova</SOGGETTO_CONCEDENTE><DATA_CONCESSIONE>2025-05-20</DATA_CONCESSIONE>
    <DENOMINAZIONE_BENEFICIARIO>Prova Srl</DENOMINAZIONE_BENEFICIARIO>
    <CODICE_FISCALE_BENEFICIARIO>${taxCode}</CODICE_FISCALE_BENEFICIARIO>
    <COMPONENTI_AIUTO><COMPONENTE_AIUTO><DES_PROCEDIMENTO>De Minimis</DES_PROCEDIMENTO>
    <DES_REGOLAMENTO>Reg. UE 2831/2023</DES_REGOLAMENTO><STRUMENTI_AIUTO><STRUMENTO_AIUTO>
    <ELEMENTO_DI_AIUTO>${element}</ELEMENTO_DI_AIUTO></STRUMENTO_AIUTO></STRUMENTI_AIUTO></COMPONENTE_AIUTO>
    </COMPONENTI_AIUTO></AIUTO>`;
  const extract = (...records: string[]) =>
    `<LISTA_AIUTI xmlns="http://www.rna.it/RNA_aiuto/schema">${records.join('')}</LISTA_AIUTI>`;
  const upload = (text: string) => {
    const form = new FormData();
    form.set('file', new File([text], 'estratto.xml'));
    return form;
  };
  type Report = View & { report: { records: number; added: number; duplicates: number; skipped: unknown[] } };

  async function withTaxCode() {
    const browser = await newPerson();
    const { companies } = (await (await browser.get('/api/companies')).json()) as {
      companies: { id: string; version: number }[];
    };
    const [company] = companies;
    const changes = { version: company!.version, ein: '00743110157', description: 'Tornitura' };
    expect((await browser.patch(`/api/companies/${company!.id}`, changes)).status).toBe(200);
    return { browser, path: `/api/tools/de-minimis/${company!.id}/imports` };
  }

  it('says what it read, and reads the same COR once', async () => {
    const { browser, path } = await withTaxCode();
    const text = extract(record('1', '1200.50'), record('2', 'molto'), record('3', '10', '12345678903'));
    const first = (await (await browser.post(path, undefined)).json()) as Refusal;
    expect(first.code).toBe('invalid_input');
    const answer = await browser.send('POST', path, upload(text));
    expect(answer.status).toBe(200);
    const { report, ledger } = (await answer.json()) as Report;
    expect(report).toEqual({ records: 3, added: 1, duplicates: 0, skipped: [{ cor: '2', reason: 'amount' }] });
    expect(ledger.entries).toMatchObject([{ cor: '1', amountGge: 1200.5, grantedOn: '2025-05-20' }]);
    const again = (await (await browser.send('POST', path, upload(text))).json()) as Report;
    expect(again.report).toMatchObject({ added: 0, duplicates: 1 });
    expect(again.ledger.entries.length).toBe(1);
  });

  it('refuses what is no extract, and asks for the tax code first', async () => {
    const { browser, path } = await withTaxCode();
    const { status, body } = await refusalOf(browser.send('POST', path, upload('<html></html>')));
    expect([status, body.fields[0]?.message]).toEqual([400, 'Il file non è un estratto del Registro nazionale aiuti']);
    const unsafe = await refusalOf(browser.send('POST', path, upload('<!DOCTYPE x [<!ENTITY a "b">]><LISTA_AIUTI/>')));
    expect(unsafe.body.fields[0]?.message).toBe('Il file contiene definizioni non ammesse');
    const eve = await newPerson();
    const own = (await viewOf(eve.get('/api/tools/de-minimis'))).company.id;
    const asked = await refusalOf(eve.send('POST', `/api/tools/de-minimis/${own}/imports`, upload(extract())));
    expect(asked.body.fields[0]?.message).toContain('partita IVA');
  });
});
