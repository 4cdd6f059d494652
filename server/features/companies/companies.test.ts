import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { signedInBusiness } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import type { Company } from './service.ts';

let product: TestProduct;
let giulia: TestBrowser;
let people = 0;

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
const newGiulia = async () => {
  people += 1;
  giulia = await signedInBusiness(product, { email: `giulia${people}@officine.example` });
};

const INPUT = {
  companyName: 'Brenta Servizi',
  roleInCompany: 'Amministratrice',
  sector: 'technology',
  ein: 'IT 00743110157',
  description: 'Software per officine meccaniche',
};

type Answer = { companies: Company[]; createdId: string; newPrimary: { id: string; companyName: string } | null };
const read = async (answer: Response | Promise<Response>) => (await (await answer).json()) as Answer;
const list = async (browser = giulia) => (await read(browser.get('/api/companies'))).companies;
const primaries = (companies: Company[]) => companies.filter((company) => company.isPrimary).map(({ id }) => id);

describe('creating a company', () => {
  beforeEach(newGiulia);

  test('answers with the whole list, newest first; the one of the registration stays active (COM-4)', async () => {
    const answer = await giulia.post('/api/companies', INPUT);
    expect(answer.status).toBe(201);
    const { companies, createdId } = await read(answer);
    expect(companies.map(({ companyName, isPrimary }) => [companyName, isPrimary])).toEqual([
      ['Brenta Servizi', false],
      ['Officine Brenta Srl', true],
    ]);
    expect(companies[0]).toMatchObject({ id: createdId, vatNumber: '00743110157', taxCode: null, version: 1 });
  });

  test('the first one becomes active when there is none', async () => {
    const [only] = await list();
    await giulia.delete(`/api/companies/${only!.id}`);
    expect((await read(giulia.post('/api/companies', INPUT))).companies).toMatchObject([{ isPrimary: true }]);
  });

  test('keeps every field, brought to one form (COM-1)', async () => {
    const all = {
      ...INPUT,
      legalForm: 'srls',
      employees: '6-10',
      revenue: '500k-1m',
      foundedOn: '2019-03-01',
      website: 'www.brenta.example',
      address: 'Via Roma 1',
      mission: 'Semplificare',
      vision: 'Officine connesse',
      targetMarket: 'PMI',
      competitiveAdvantage: 'Vicinanza',
      keyPartners: 'Università',
      certifications: 'ISO 9001',
      previousGrants: 'Voucher 2024',
      phone: '049 123456',
      email: 'info@brenta.example',
      linkedinProfile: 'https://www.linkedin.com/company/brenta',
      province: 'pd',
      city: 'Padova',
      taxCode: 'rssmra80a01h501u',
      pec: 'Brenta@PEC.it',
      sdiCode: 'm5uxcr1',
      employeesExact: 8.5,
      revenueExact: 812_000,
      balanceExact: 400_000,
      atecoCodes: ['620100', 'J 62.02'],
      atecoVersion: '2007',
      isWomenLed: true,
      isYouthLed: false,
      operatingSeats: [{ region: 'Veneto', province: 'VE', city: 'Mestre', address: null }],
      shareholders: [{ name: 'Giulia', kind: 'persona', sharePercent: 60, isWoman: true, birthYear: 1984 }],
      relatedCompanies: [
        { name: 'Holding', kind: 'collegata', sharePercent: 70, employees: 3, revenue: 1, balance: null },
      ],
    };
    const { createdId } = await read(giulia.post('/api/companies', all));
    const company = await (await giulia.get(`/api/companies/${createdId}`)).json();
    const { ein: _ein, ...kept } = all;
    expect(company).toMatchObject({
      ...kept,
      website: 'https://www.brenta.example',
      province: 'PD',
      region: 'Veneto',
      location: 'Padova, Veneto',
      foundedYear: 2019,
      taxCode: 'RSSMRA80A01H501U',
      pec: 'brenta@pec.it',
      sdiCode: 'M5UXCR1',
      atecoCodes: ['62.01.00', '62.02'],
      hasGroup: true,
      completeness: { percent: 100, missing: [] },
    });
  });

  test('one alone says the size that its verdicts rest on, and none where several are possible', async () => {
    const sizeWith = async (figures: object) => {
      const { createdId } = await read(giulia.post('/api/companies', { ...INPUT, ...figures }));
      const one = await giulia.get(`/api/companies/${createdId}`);
      await giulia.delete(`/api/companies/${createdId}`);
      return ((await one.json()) as { size: string | null }).size;
    };
    expect(await sizeWith({ employees: '1-5', revenue: '500k-1m', hasGroup: false })).toBe('micro');
    expect(await sizeWith({ employeesExact: 30, revenueExact: 4_000_000, hasGroup: false })).toBe('small');
    expect(await sizeWith({})).toBeNull();
  });

  test('a person without VAT number, or a company still to be founded, saves with the tax code', async () => {
    const input = { ...INPUT, legalForm: 'da-costituire', ein: 'rssmra80a01h501u' };
    const [company] = (await read(giulia.post('/api/companies', input))).companies;
    expect(company).toMatchObject({ vatNumber: null, taxCode: 'RSSMRA80A01H501U', legalForm: 'da-costituire' });
  });
});

describe('the list', () => {
  beforeAll(newGiulia);

  test('leaves out what only the form shows; the company alone has it, for its owner and nobody else', async () => {
    const long = 'parola '.repeat(500).trim();
    const story = { mission: long, vision: long, targetMarket: long, keyPartners: long, previousGrants: long };
    const seats = Array.from({ length: 30 }, () => ({ region: null, province: null, city: 'Mestre', address: null }));
    const input = { ...INPUT, ...story, description: long, operatingSeats: seats };
    const { createdId, companies } = await read(giulia.post('/api/companies', input));
    for (const [listed] of [companies, await list()]) {
      expect(JSON.stringify(listed).length).toBeLessThan(3000);
      expect(listed!.description).toMatch(/^parola parola .*…$/);
      expect(listed).not.toHaveProperty('mission');
      expect(listed).not.toHaveProperty('operatingSeats');
    }
    const whole = await (await giulia.get(`/api/companies/${createdId}`)).json();
    expect(whole).toMatchObject({ ...story, description: long, operatingSeats: seats });
    const marco = await signedInBusiness(product, { email: 'marco@elenco.example' });
    expect((await marco.get(`/api/companies/${createdId}`)).status).toBe(404);
  });
});

describe('a company that cannot be saved', () => {
  beforeAll(newGiulia);

  test.each([
    ['companyName', '  ', 'Campo obbligatorio'],
    ['roleInCompany', '', 'Campo obbligatorio'],
    ['sector', 'spazio', 'Valore non valido'],
    ['ein', '', 'Campo obbligatorio'],
    ['ein', '12345', 'La partita IVA ha 11 cifre, con o senza IT davanti'],
    ['ein', '00743110158', 'La partita IVA non è corretta: la cifra di controllo non torna. Rileggi le cifre'],
    ['ein', 'RSSMRA80A01H501X', 'Il codice fiscale non è corretto: il carattere di controllo non torna. Rileggilo'],
    ['description', '', 'Campo obbligatorio'],
    ['email', 'giulia', 'Scrivi un indirizzo e-mail valido'],
    ['website', 'non un sito', 'Scrivi un indirizzo web completo, per esempio https://www.azienda.it'],
    ['pec', 'giulia@gmail.com', 'Questo è un indirizzo e-mail comune, non una PEC'],
    ['foundedYear', 2030, 'Questa data è nel futuro'],
    ['foundedYear', 3000, 'Questa data è nel futuro'],
    ['revenueExact', 2e12, 'Il valore massimo è 1.000.000.000.000'],
    ['atecoCodes', ['abc'], 'Un codice ATECO è fatto così: 62.01.00'],
    ['province', 'XX', 'Questa provincia non esiste'],
  ])('refuses %s = %j with the reason beside the field (COM-2)', async (field, value, message) => {
    const answer = await giulia.post('/api/companies', { ...INPUT, [field]: value });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'invalid_input', fields: [{ field, message }] });
    expect(await list()).toHaveLength(1);
  });

  test('says everything that is wrong at once', async () => {
    const wrong = { ...INPUT, region: 'Lombardia', province: 'PD', foundedOn: '2019-03-01', foundedYear: 2018 };
    const answer = await giulia.post('/api/companies', wrong);
    expect(((await answer.json()) as { fields: { field: string }[] }).fields.map(({ field }) => field)).toEqual([
      'province',
      'foundedYear',
    ]);
  });
});

describe('changing a company', () => {
  beforeEach(newGiulia);

  test('changes only what is named and counts the version', async () => {
    const [before] = (await read(giulia.post('/api/companies', INPUT))).companies;
    const { companies } = await read(
      giulia.patch(`/api/companies/${before!.id}`, { version: 1, city: 'Padova', region: 'Veneto' }),
    );
    expect(companies[0]).toMatchObject({ ...INPUT_VIEW, location: 'Padova, Veneto', version: 2 });
  });

  test('a change made on an older version is a conflict and changes nothing', async () => {
    const [company] = await list();
    await giulia.patch(`/api/companies/${company!.id}`, { version: 1, companyName: 'Prima scheda' });
    const answer = await giulia.patch(`/api/companies/${company!.id}`, { version: 1, companyName: 'Seconda scheda' });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: 'conflict' });
    expect(await list()).toMatchObject([{ companyName: 'Prima scheda' }]);
  });

  test('a required field cannot be emptied', async () => {
    const [company] = await list();
    const answer = await giulia.patch(`/api/companies/${company!.id}`, { version: 1, companyName: '' });
    expect(answer.status).toBe(400);
  });
});
const { ein: _ein, ...INPUT_VIEW } = INPUT;

describe('deleting and "Annulla"', () => {
  beforeEach(newGiulia);

  test('deleting the active one makes the newest remaining one active and says which; undo puts both back', async () => {
    const [first] = await list();
    await giulia.post('/api/companies', INPUT);
    const { createdId } = await read(giulia.post('/api/companies', { ...INPUT, companyName: 'La più nuova' }));
    const deleted = await read(giulia.delete(`/api/companies/${first!.id}`));
    expect(deleted.newPrimary).toEqual({ id: createdId, companyName: 'La più nuova' });
    expect(primaries(deleted.companies)).toEqual([createdId]);
    const restored = await read(giulia.post(`/api/companies/${first!.id}/restore`));
    expect(restored.companies).toHaveLength(3);
    expect(primaries(restored.companies)).toEqual([first!.id]);
  });

  test('deleting another one leaves the active one alone', async () => {
    const [first] = await list();
    const { createdId } = await read(giulia.post('/api/companies', INPUT));
    const deleted = await read(giulia.delete(`/api/companies/${createdId}`));
    expect(deleted).toMatchObject({ newPrimary: null, companies: [{ id: first!.id, isPrimary: true }] });
    const restored = await read(giulia.post(`/api/companies/${createdId}/restore`));
    expect(primaries(restored.companies)).toEqual([first!.id]);
  });

  test('a choice made after the deletion is not undone by "Annulla"', async () => {
    const [first] = await list();
    const { createdId: second } = await read(giulia.post('/api/companies', INPUT));
    await giulia.post('/api/companies', INPUT);
    await giulia.delete(`/api/companies/${first!.id}`);
    await giulia.put(`/api/companies/${second}/primary`, {});
    const restored = await read(giulia.post(`/api/companies/${first!.id}/restore`));
    expect(primaries(restored.companies)).toEqual([second]);
  });

  test('the last one can go and come back active; pressing "Annulla" twice changes nothing', async () => {
    const [only] = await list();
    expect((await read(giulia.delete(`/api/companies/${only!.id}`))).companies).toEqual([]);
    await giulia.post(`/api/companies/${only!.id}/restore`);
    const again = await giulia.post(`/api/companies/${only!.id}/restore`);
    expect((await read(again)).companies).toMatchObject([{ id: only!.id, isPrimary: true }]);
    expect((await giulia.delete(`/api/companies/${only!.id}`)).status).toBe(200);
    expect((await giulia.delete(`/api/companies/${only!.id}`)).status).toBe(404);
  });
});

describe('the active company', () => {
  beforeEach(newGiulia);

  test('the selector reads it first (COM-5)', async () => {
    await giulia.post('/api/companies', INPUT);
    const { companies } = await read(giulia.get('/api/companies?order=primary'));
    expect(companies.map(({ isPrimary }) => isPrimary)).toEqual([true, false]);
  });

  test('fifty parallel requests leave exactly one', async () => {
    for (let count = 0; count < 4; count += 1) await giulia.post('/api/companies', INPUT);
    const ids = (await list()).map(({ id }) => id);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) => giulia.put(`/api/companies/${ids[turn % ids.length]}/primary`, {})),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const lists = await Promise.all(answers.map((answer) => read(answer)));
    for (const { companies } of lists) expect(primaries(companies)).toHaveLength(1);
    expect(primaries(await list())).toHaveLength(1);
  });

  test('parallel first creations, deletions and choices never leave two or none', async () => {
    const [only] = await list();
    await giulia.delete(`/api/companies/${only!.id}`);
    await Promise.all(Array.from({ length: 10 }, () => giulia.post('/api/companies', INPUT)));
    const ids = (await list()).map(({ id }) => id);
    expect(primaries(await list())).toHaveLength(1);
    await Promise.all(
      ids.flatMap((id, turn) => [
        giulia.put(`/api/companies/${ids[(turn + 1) % ids.length]}/primary`, {}),
        ...(turn < 5 ? [giulia.delete(`/api/companies/${id}`)] : []),
      ]),
    );
    expect(await list()).toHaveLength(5);
    expect(primaries(await list())).toHaveLength(1);
  });
});

describe('whose companies', () => {
  let other: TestBrowser;
  beforeAll(async () => {
    await newGiulia();
    other = await signedInBusiness(product, { email: 'altro@officine.example' });
  });

  const CALLS = [
    ['PATCH', (id: string) => `/api/companies/${id}`, { version: 1, companyName: 'Mia' }],
    ['DELETE', (id: string) => `/api/companies/${id}`, undefined],
    ['POST', (id: string) => `/api/companies/${id}/restore`, {}],
    ['PUT', (id: string) => `/api/companies/${id}/primary`, {}],
  ] as const;

  test.each(CALLS)('%s on somebody else’s company is not found, and nothing changes', async (method, path, body) => {
    const [company] = await list();
    expect((await other.send(method, path(company!.id), body)).status).toBe(404);
    expect(await list()).toEqual([company]);
    expect((await list(other)).map(({ id }) => id)).not.toContain(company!.id);
  });

  test.each(CALLS)('a visitor cannot %s', async (method, path, body) => {
    const [company] = await list();
    expect((await product.browser().send(method, path(company!.id), body)).status).toBe(401);
  });

  test('a visitor can neither list nor create nor look up', async () => {
    const visitor = product.browser();
    expect((await visitor.get('/api/companies')).status).toBe(401);
    expect((await visitor.post('/api/companies', INPUT)).status).toBe(401);
    expect((await visitor.get('/api/companies/vies/00743110157')).status).toBe(401);
  });
});
