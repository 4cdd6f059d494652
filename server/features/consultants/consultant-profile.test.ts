import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONSULTANT, consultantForm, pdf, signedInBusiness, tokenFor } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { consultantProfiles } from './tables.ts';

const PATH = '/api/consultant-profile';
type View = { profile: { hourlyRate: number; isApproved: boolean; documents: { id: string; name: string }[] } };

let product: TestProduct;
let consultant: TestBrowser;
beforeAll(async () => {
  product = await startTestProduct();
  consultant = await signedInConsultant(CONSULTANT.email, [pdf('cv.pdf')]);
});
afterAll(() => product.close());

async function signedInConsultant(email: string, documents: File[] = []): Promise<TestBrowser> {
  const browser = product.browser();
  await browser.post('/api/registrations/consultant', consultantForm({ email }, documents));
  await browser.post('/api/session/confirmation', { token: tokenFor(product, email) });
  return browser;
}
const read = async (browser: TestBrowser) => ((await (await browser.get(PATH)).json()) as View).profile;

test('a consultant reads what was registered, the approval and the documents sent, which can be downloaded', async () => {
  const profile = await read(consultant);
  expect(profile).toMatchObject({
    bio: CONSULTANT.bio,
    specializations: CONSULTANT.specializations,
    sectors: CONSULTANT.sectors,
    topics: [],
    region: 'Veneto',
    city: null,
    yearsExperience: 20,
    hourlyRate: 120.5,
    pricingInfo: null,
    availableForConsultation: true,
    isApproved: false,
    documents: [{ name: 'cv.pdf' }],
  });
  const download = await consultant.get(`/api/files/${profile.documents[0]?.id ?? ''}`);
  expect(await download.text()).toMatch(/^%PDF/);
});

test('a change touches only what it names, and an empty city or pricing is none', async () => {
  const browser = await signedInConsultant('cambia@studio.example');
  const changes = { topics: ['PNRR', 'Energia'], city: ' Padova ', hourlyRate: 140, pricingInfo: 'Quota fissa' };
  const answer = await browser.patch(PATH, changes);
  expect([answer.status, await answer.json()]).toMatchObject([
    200,
    { profile: { ...changes, city: 'Padova', bio: CONSULTANT.bio, documents: [] } },
  ]);
  await browser.patch(PATH, { availableForConsultation: false });
  expect(await read(browser)).toMatchObject({ availableForConsultation: false, hourlyRate: 140 });
  await browser.patch(PATH, { city: ' ', pricingInfo: '' });
  expect(await read(browser)).toMatchObject({ city: null, pricingInfo: null });
  expect((await read(consultant)).hourlyRate).toBe(120.5);
});

test('nobody approves themselves, and an approved profile stays approved when it changes (CON-2)', async () => {
  const browser = await signedInConsultant('furbo@studio.example');
  await browser.patch(PATH, { status: 'approvato', isApproved: true, bio: 'Nuova presentazione' });
  expect(await read(browser)).toMatchObject({ isApproved: false, bio: 'Nuova presentazione' });
  const { user } = (await (await browser.get('/api/session')).json()) as { user: { id: string } };
  const approved = product.db.update(consultantProfiles).set({ status: 'approvato' });
  await approved.where(eq(consultantProfiles.userId, user.id));
  await browser.patch(PATH, { yearsExperience: 21 });
  expect(await read(browser)).toMatchObject({ isApproved: true, yearsExperience: 21 });
});

test.each([
  ['specializations', [], 'Seleziona almeno una specializzazione'],
  ['sectors', [], 'Seleziona almeno un settore di competenza'],
  ['yearsExperience', 51, 'Il valore massimo è 50'],
  ['yearsExperience', 2.5, 'Scrivi un numero intero di anni'],
  ['hourlyRate', -0.01, 'Il valore minimo è 0'],
  ['hourlyRate', 10.001, 'Al massimo due decimali'],
  ['bio', ' ', 'Campo obbligatorio'],
  ['region', 'Baviera', 'Valore non valido'],
  ['city', 'x'.repeat(81), 'Al massimo 80 caratteri'],
])('refuses %s = %j beside its field (CON-4)', async (field, value, message) => {
  const answer = await consultant.patch(PATH, { [field]: value });
  expect([answer.status, await answer.json()]).toMatchObject([400, { fields: [{ field, message }] }]);
});

test('a topic outside the twelve is refused', async () => {
  const answer = await consultant.patch(PATH, { topics: ['Astrologia'] });
  expect([answer.status, await answer.json()]).toMatchObject([400, { fields: [{ message: 'Valore non valido' }] }]);
});

test('a business user has none, a visitor must sign in', async () => {
  const business = await signedInBusiness(product);
  for (const [browser, status] of [[business, 403] as const, [product.browser(), 401] as const]) {
    expect((await browser.get(PATH)).status).toBe(status);
    expect((await browser.patch(PATH, { hourlyRate: 1 })).status).toBe(status);
  }
});
