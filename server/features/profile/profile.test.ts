// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { approvedConsultant } from '#server/testing/approved-consultant.ts';
import { signedInBusiness } from '#server/testing/people.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

describe('the personal profile', () => {
  test('combines the person with their companies and the active one (PRF-1)', async () => {
    const browser = await signedInBusiness(product);
    const { profile } = (await (await browser.get('/api/profile')).json()) as { profile: object };
    expect(profile).toMatchObject({
      userType: 'business_user',
      firstName: 'Giulia',
      email: 'giulia@officine.example',
      businessProfiles: [{ companyName: 'Officine Brenta Srl' }],
      primaryBusiness: { companyName: 'Officine Brenta Srl' },
      isApproved: null,
    });
  });

  test('carries the consultant’s profile and what the consultant is specialised in', async () => {
    const [consultant] = await approvedConsultant(product, 'aree@studio.example');
    expect(await (await consultant.get('/api/profile')).json()).toMatchObject({
      profile: {
        businessProfiles: [],
        isApproved: true,
        consultantProfile: { hourlyRate: 120.5, isApproved: true },
        aree_specializzazione: ['regional_grants', 'startup_grants'],
      },
    });
  });

  test('first and last name change, here and in the session; the e-mail does not', async () => {
    const browser = await signedInBusiness(product, { email: 'cambia@officine.example' });
    const changes = { firstName: ' Anna ', lastName: 'Serra', email: 'altra@officine.example' };
    const answer = await browser.patch('/api/profile', changes);
    expect(await answer.json()).toMatchObject({
      profile: { firstName: 'Anna', lastName: 'Serra', email: 'cambia@officine.example' },
    });
    expect(await (await browser.get('/api/session')).json()).toMatchObject({ user: { firstName: 'Anna' } });
  });

  test('a blank name is refused beside its field', async () => {
    const browser = await signedInBusiness(product, { email: 'vuoto@officine.example' });
    const answer = await browser.patch('/api/profile', { firstName: ' ', lastName: 'Serra' });
    expect(await answer.json()).toMatchObject({ fields: [{ field: 'firstName', message: 'Campo obbligatorio' }] });
  });

  test('a visitor has none', async () => {
    expect((await product.browser().get('/api/profile')).status).toBe(401);
    expect((await product.browser().patch('/api/profile', { firstName: 'A', lastName: 'B' })).status).toBe(401);
  });
});
