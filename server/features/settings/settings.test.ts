// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BUSINESS, consultantForm, signedInBusiness, tokenFor } from '#server/testing/people.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

test('a person starts without telephone, with the name of the active company (SET-2)', async () => {
  const browser = await signedInBusiness(product);
  expect(await (await browser.get('/api/settings')).json()).toMatchObject({
    person: { firstName: 'Giulia', lastName: 'Zanetti', email: BUSINESS.email, phone: '' },
    company: { companyName: 'Officine Brenta Srl' },
    waysIn: { hasPassword: true },
  });
});

test('names, telephone and the name of the active company are saved together (SET-2)', async () => {
  const browser = await signedInBusiness(product, { email: 'salva@officine.example' });
  const second = { companyName: 'Seconda Srl', roleInCompany: 'Socia', sector: 'technology', ein: '12345678903' };
  await browser.post('/api/companies', { ...second, description: 'Software.' });
  const data = { firstName: 'Anna', lastName: 'Serra', phone: '+39 049 123456', companyName: 'Officine Piave Srl' };
  expect((await browser.patch('/api/settings', data)).status).toBe(200);
  expect(await (await browser.get('/api/settings')).json()).toMatchObject({
    person: { firstName: 'Anna', phone: '+39 049 123456' },
    company: { companyName: 'Officine Piave Srl' },
  });
  const { companies } = (await (await browser.get('/api/companies')).json()) as {
    companies: { companyName: string }[];
  };
  expect(companies.map(({ companyName }) => companyName).sort()).toEqual(['Officine Piave Srl', 'Seconda Srl']);
  expect((await browser.patch('/api/settings', { ...data, phone: '' })).status).toBe(200);
  expect(await (await browser.get('/api/settings')).json()).toMatchObject({ person: { phone: '' } });
});

test('what cannot stay is named beside its field, and nothing is saved', async () => {
  const browser = await signedInBusiness(product, { email: 'errori@officine.example' });
  const data = { firstName: ' ', lastName: 'Serra', phone: 'chiamami', companyName: '' };
  const answer = await browser.patch('/api/settings', data);
  const { fields } = (await answer.json()) as { fields: { field: string }[] };
  expect(fields.map(({ field }) => field)).toEqual(['firstName', 'phone', 'companyName']);
  expect(await (await browser.get('/api/settings')).json()).toMatchObject({ person: { lastName: 'Zanetti' } });
});

test('a consultant has no company to rename', async () => {
  const browser = product.browser();
  await browser.send('POST', '/api/registrations/consultant', consultantForm());
  await browser.post('/api/session/confirmation', { token: tokenFor(product, 'marco@studio.example') });
  expect(await (await browser.get('/api/settings')).json()).toMatchObject({ company: null });
  const names = { firstName: 'Marco', lastName: 'Furlan', phone: '' };
  expect((await browser.patch('/api/settings', { ...names, companyName: 'Studio' })).status).toBe(404);
  expect((await browser.patch('/api/settings', names)).status).toBe(200);
});

test('the language of dates is Italian until one is chosen, stays with the session, and only known ones count (SET-11)', async () => {
  const browser = await signedInBusiness(product, { email: 'date@officine.example' });
  const session = async () => (await (await browser.get('/api/session')).json()) as { user: { dateLanguage: string } };
  expect((await session()).user.dateLanguage).toBe('it');
  expect(await (await browser.put('/api/settings/dates', { language: 'en' })).json()).toMatchObject({
    dateLanguage: 'en',
  });
  expect((await browser.put('/api/settings/dates', { language: 'fr' })).status).toBe(400);
  expect((await session()).user.dateLanguage).toBe('en');
  expect(await (await browser.get('/api/settings')).json()).toMatchObject({ dateLanguage: 'en' });
  expect((await product.browser().put('/api/settings/dates', { language: 'en' })).status).toBe(401);
});

test('a visitor has no settings', async () => {
  expect((await product.browser().get('/api/settings')).status).toBe(401);
  expect((await product.browser().get('/api/settings/devices')).status).toBe(401);
});
