// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
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

test('nobody approves themselves, and an approved profile stays approved when it changes, which waits for the review (CON-2)', async () => {
  const browser = await signedInConsultant('furbo@studio.example');
  await browser.patch(PATH, { status: 'approvato', isApproved: true, bio: 'Nuova presentazione' });
  expect(await read(browser)).toMatchObject({ isApproved: false, bio: 'Nuova presentazione' });
  const { user } = (await (await browser.get('/api/session')).json()) as { user: { id: string } };
  const approved = product.db.update(consultantProfiles).set({ status: 'approvato' });
  await approved.where(eq(consultantProfiles.userId, user.id));
  await browser.patch(PATH, { yearsExperience: 21 });
  expect(await read(browser)).toMatchObject({
    ...{ isApproved: true, yearsExperience: 21 },
    proposal: { isSentBack: false, approved: { yearsExperience: 20 } },
  });
  const card = (await (await product.browser().get(`/api/consultants/${user.id}`)).json()) as object;
  expect(card).toMatchObject({ consultant: { yearsExperience: 20, isVerified: false } });
});

test.each([
  ['specializations', [], 'Seleziona almeno una specializzazione'],
  ['sectors', [], 'Seleziona almeno un settore di competenza'],
  ['yearsExperience', 51, 'Il valore massimo è 50'],
  ['yearsExperience', 2.5, 'Scrivi un numero intero di anni'],
  ['hourlyRate', -0.01, 'Il valore minimo è 0'],
  ['hourlyRate', 10.001, 'Al massimo due decimali'],
  ['hourlyRate', 95_505, 'Al massimo 10.000 € l’ora, con due decimali: per esempio 95,50'],
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

test('documents follow the registration, judged by content and up to a limit; what was sent back returns to the queue', async () => {
  const browser = await signedInConsultant('carte@studio.example');
  const send = (...files: File[]) => browser.post(`${PATH}/documents`, formWith('documents', files));
  expect((await send()).status).toBe(400);
  expect((await send(new File(['MZ\0\0'], 'cv.pdf'))).status).toBe(415);
  const { user } = (await (await browser.get('/api/session')).json()) as { user: { id: string } };
  const own = eq(consultantProfiles.userId, user.id);
  await product.db.update(consultantProfiles).set({ status: 'da_modificare' }).where(own);
  expect(await (await send(pdf('polizza.pdf'))).json()).toMatchObject({
    profile: { status: 'in_attesa', documents: [{ name: 'polizza.pdf' }] },
  });
  for (let times = 0; times < 3; times += 1) await send(...Array.from({ length: 5 }, () => pdf('altro.pdf')));
  const beyond = await send(...Array.from({ length: 5 }, () => pdf('di-troppo.pdf')));
  expect(beyond.status).toBe(409);
  expect((await read(browser)).documents).toHaveLength(16);
});

test('a photo is shown to everybody while the profile is listed, without what the camera wrote into it', async () => {
  const browser = await signedInConsultant('volto@studio.example');
  const { user } = (await (await browser.get('/api/session')).json()) as { user: { id: string } };
  const send = (...files: File[]) => browser.post(`${PATH}/photo`, formWith('photo', files));
  expect((await send(pdf('foto.jpg'))).status).toBe(415);
  expect((await send(new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'foto.jpg'))).status).toBe(415);
  const { profile } = (await (await send(photo('Padova, 45.4N'))).json()) as { profile: { photoId: string } };
  const face = `/api/consultants/${user.id}/photos/${profile.photoId}`;
  expect((await product.browser().get(face)).status).toBe(404);
  const own = eq(consultantProfiles.userId, user.id);
  await product.db.update(consultantProfiles).set({ status: 'approvato' }).where(own);
  const seen = await product.browser().get(face);
  expect(seen.headers.get('content-type')).toBe('image/jpeg');
  const bytes = Buffer.from(await seen.arrayBuffer()).toString('latin1');
  expect([bytes.includes('Padova'), bytes.includes('JFIF'), bytes.endsWith('\xff\xd9')]).toEqual([false, true, true]);
  expect(await (await product.browser().get(`/api/consultants/${user.id}`)).json()).toMatchObject({
    consultant: { photoId: profile.photoId },
  });
  await send(photo('Roma'));
  expect((await product.browser().get(face)).status).toBe(404);
  expect(await (await browser.send('DELETE', `${PATH}/photo`)).json()).toMatchObject({ profile: { photoId: null } });
});

function formWith(field: string, files: File[]): FormData {
  const form = new FormData();
  form.set('data', '{}');
  for (const file of files) form.append(field, file);
  return form;
}
/** The segments of a picture: JFIF, what the camera says, then the picture. */
function photo(said: string): File {
  const segment = (mark: number, text: string) => [0xff, mark, 0, text.length + 2, ...Buffer.from(text, 'latin1')];
  const bytes = [
    0xff,
    0xd8,
    ...segment(0xe0, 'JFIF\0'),
    ...segment(0xe1, `Exif\0${said}`),
    0xff,
    0xda,
    0,
    2,
    1,
    0xff,
    0xd9,
  ];
  return new File([new Uint8Array(bytes)], 'foto.jpg');
}

test('a business user has none, a visitor must sign in', async () => {
  const business = await signedInBusiness(product);
  for (const [browser, status] of [[business, 403] as const, [product.browser(), 401] as const]) {
    expect((await browser.get(PATH)).status).toBe(status);
    expect((await browser.patch(PATH, { hourlyRate: 1 })).status).toBe(status);
  }
});
