// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { CONSULTANT, consultantForm, docx, pdf, tokenFor } from '#server/testing/people.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { consultantProfiles } from '#server/features/consultants/tables.ts';
import { files } from '#server/features/files/tables.ts';
import { profiles } from './tables.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

test('a consultant signs up with documents, waits for approval and can read back only own files', async () => {
  const browser = product.browser();
  const answer = await browser.post(
    '/api/registrations/consultant',
    consultantForm({}, [pdf('cv.pdf'), docx('portfolio.docx')]),
  );
  expect([answer.status, await answer.json()]).toEqual([202, { status: 'controlla_email' }]);
  await browser.post('/api/session/confirmation', { token: tokenFor(product, CONSULTANT.email) });
  const { user } = (await (await browser.get('/api/session')).json()) as { user: { id: string } };
  expect(user).toMatchObject({ userType: 'consultant', isApproved: false });

  const [profile] = await product.db.select().from(profiles).where(eq(profiles.id, user.id));
  expect(profile?.metadata).toMatchObject({
    specializations: 'regional_grants,startup_grants',
    sectors: 'technology,energy',
    portfolio_link: 'cv.pdf,portfolio.docx',
    registration_method: 'email',
  });
  const kept = await product.db.select().from(files).where(eq(files.ownerId, user.id));
  expect(kept.map((file) => file.name).toSorted()).toEqual(['cv.pdf', 'portfolio.docx']);
  const download = await browser.get(`/api/files/${kept[0]?.id ?? ''}`);
  expect(download.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(download.headers.get('x-content-type-options')).toBe('nosniff');
  expect((await product.browser().get(`/api/files/${kept[0]?.id ?? ''}`)).status).toBe(401);

  await product.db
    .update(consultantProfiles)
    .set({ status: 'approvato' })
    .where(eq(consultantProfiles.userId, user.id));
  expect(await (await browser.get('/api/session')).json()).toMatchObject({ user: { isApproved: true } });
});

test.each([
  ['specializations', [], 'Seleziona almeno una specializzazione'],
  ['sectors', [], 'Seleziona almeno un settore di competenza'],
  ['yearsExperience', 51, 'Il valore massimo è 50'],
  ['yearsExperience', -1, 'Il valore minimo è 0'],
  ['hourlyRate', -0.01, 'Il valore minimo è 0'],
  ['hourlyRate', 10.001, 'Al massimo due decimali'],
  ['bio', ' ', 'Campo obbligatorio'],
  ['region', 'Baviera', 'Valore non valido'],
])('refuses %s = %j (ACC-2)', async (field, value, message) => {
  const answer = await product.browser().post('/api/registrations/consultant', consultantForm({ [field]: value }));
  expect([answer.status, await answer.json()]).toMatchObject([400, { fields: [{ field, message }] }]);
});

test.each([
  ['a page behind a PDF name', new File(['%PDF-1.7<script>alert(1)</script>'], 'cv.pdf'), 415],
  ['a picture', new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'cv.docx'), 415],
  ['an empty file', new File([], 'cv.pdf'), 415],
  ['more than 10 MB', new File(['%PDF-1.7', new Uint8Array(10 * 1024 * 1024), '%%EOF'], 'grande.pdf'), 413],
])('refuses %s and creates no account', async (_, file, status) => {
  const email = `rifiutato-${String(status)}-${file.name}@studio.example`.toLowerCase();
  const answer = await product.browser().post('/api/registrations/consultant', consultantForm({ email }, [file]));
  expect([answer.status, await answer.json()]).toMatchObject([status, { fields: [{ field: 'documents' }] }]);
  expect(await product.db.select().from(profiles).where(eq(profiles.email, email))).toEqual([]);
});

test('a document keeps the name that people read: no folders, no control characters, no reversed text', async () => {
  const email = 'nomi@studio.example';
  const names = ['../../etc/pass\u202ewd.pdf', 'C:\\cv\\Curriculum Vitæ è 📄.pdf', `${'n'.repeat(199)}📄.pdf`];
  const form = consultantForm({ email }, names.map(pdf));
  const browser = product.browser();
  expect((await browser.post('/api/registrations/consultant', form)).status).toBe(202);
  await browser.post('/api/session/confirmation', { token: tokenFor(product, email) });
  const { profile } = (await (await browser.get('/api/consultant-profile')).json()) as {
    profile: { documents: { id: string; name: string }[] };
  };
  const kept = profile.documents.map(({ name }) => name).toSorted();
  expect(kept).toEqual(['Curriculum Vitæ è 📄.pdf', `${'n'.repeat(195)}.pdf`, 'passwd.pdf']);
  for (const { id } of profile.documents) expect((await browser.get(`/api/files/${id}`)).status).toBe(200);
});

test('when a document cannot be kept, nothing of the sign-up stays behind', async () => {
  const { storage } = product.services;
  const kept = new Set<string>();
  product.services.storage = {
    ...storage,
    async write(key, bytes) {
      kept.add(key);
      if (kept.size === 2) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      await storage.write(key, bytes);
    },
    async remove(key) {
      kept.delete(key);
    },
  };
  const form = consultantForm({ email: 'disco@studio.example' }, [pdf('uno.pdf'), pdf('due.pdf')]);
  const answer = await product.browser().post('/api/registrations/consultant', form);
  product.services.storage = storage;
  expect([answer.status, kept.size]).toEqual([503, 0]);
  expect(await product.db.select().from(profiles).where(eq(profiles.email, 'disco@studio.example'))).toEqual([]);
});
