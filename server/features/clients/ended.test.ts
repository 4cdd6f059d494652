import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { personContext } from '#server/features/accounts/service.ts';
import { profiles } from '#server/features/accounts/tables.ts';
import { consultantProfiles } from '#server/features/consultants/tables.ts';
import { addDocument } from '#server/features/documents/service.ts';
import { pdf } from '#server/testing/people.ts';
import { read, startPractice, type Practice } from '#server/testing/practice.ts';

let practice: Practice;
beforeEach(async () => {
  await practice?.product.close();
  practice = await startPractice();
  await practice.consultant.put(`/api/companies/${practice.companyId}/primary`, {});
});
afterAll(() => practice.product.close());

function paper(name: string) {
  const form = new FormData();
  form.set('data', '{}');
  form.append('file', pdf(name));
  return form;
}
const statuses = async (...answers: Promise<Response>[]) => (await Promise.all(answers)).map(({ status }) => status);

test('a consultant who is suspended works for no company of a client, until taken back in (CON-19)', async () => {
  const { product, consultant, consultantId, client } = practice;
  const decided = (status: string) =>
    product.db.update(consultantProfiles).set({ status }).where(eq(consultantProfiles.userId, consultantId));
  const papers = () => read<{ items: object[] }>(consultant.get('/api/documents'));
  await client.post('/api/documents', paper('DURC.pdf'));
  expect((await consultant.post('/api/documents', paper('Visura.pdf'))).status).toBe(201);
  await decided('sospeso');
  expect(await papers()).toMatchObject({ items: [] });
  expect(
    await statuses(
      consultant.post('/api/documents', paper('Bilancio.pdf')),
      consultant.post('/api/applications', { id: '1' }),
    ),
  ).toEqual([400, 400]);
  expect(await read(client.get('/api/applications'))).toMatchObject({ items: [] });
  await decided('approvato');
  expect((await papers()).items).toHaveLength(1);
});

test('while the owner’s account is closed or locked, nobody works on what is theirs', async () => {
  const { product, consultant, client, share } = practice;
  const { id } = await read<{ id: string }>(client.post('/api/applications', { id: '1' }));
  await share('candidatura', id, true);
  const tried = () =>
    statuses(consultant.get(`/api/applications/${id}`), consultant.post('/api/projects', { title: 'Tornio' }));
  const owner = eq(profiles.email, 'giulia@officine.example');
  expect(await tried()).toEqual([200, 201]);
  for (const shut of [{ eraseAfter: product.clock.now }, { lockedAt: product.clock.now }]) {
    await product.db.update(profiles).set(shut).where(owner);
    expect(await tried()).toEqual([404, 404]);
    await product.db.update(profiles).set({ eraseAfter: null, lockedAt: null }).where(owner);
  }
  expect(await tried()).toEqual([200, 201]);
});

test('what its owner deleted is nobody else’s, and comes back with "Annulla"', async () => {
  const { consultant, client, share } = practice;
  const { id } = await read<{ id: string }>(client.post('/api/applications', { id: '1' }));
  const form = new FormData();
  form.set('data', JSON.stringify({ kind: 'altro', document: null }));
  form.append('files', pdf('preventivo.pdf'));
  const { addedIds } = await read<{ addedIds: string[] }>(client.post(`/api/applications/${id}/attachments`, form));
  type Vault = { items: { id: string; fileId: string }[] };
  const [kept] = (await read<Vault>(client.post('/api/documents', paper('DURC.pdf')))).items;
  await share('candidatura', id, true);
  await share('documento', kept!.fileId, true);
  const files = () =>
    statuses(consultant.get(`/api/files/${addedIds[0]!}`), consultant.get(`/api/files/${kept!.fileId}`));
  expect(await files()).toEqual([200, 200]);
  await client.delete(`/api/applications/${id}`);
  await client.delete(`/api/documents/${kept!.id}`);
  expect(await files()).toEqual([404, 404]);
  const listed = await read<{ clients: { papers: object[] }[] }>(consultant.get('/api/clients/documents'));
  expect(listed.clients.flatMap(({ papers }) => papers)).toEqual([]);
  await client.post(`/api/applications/${id}/restore`);
  await client.post(`/api/documents/${kept!.id}/restore`);
  expect(await files()).toEqual([200, 200]);
});

test('a file that was on its way is refused where another company was chosen meanwhile, shared to be read (CON-25)', async () => {
  const { product, client, consultancyId, consultantId, companyId } = practice;
  const scope = { kind: 'azienda', targetId: companyId, isShared: true, role: 'lettura' };
  await client.put(`/api/consultancies/${consultancyId}/sharing`, scope);
  const ctx = (await personContext(product.services, consultantId))!;
  const bytes = new Uint8Array(await pdf('Visura.pdf').arrayBuffer());
  await expect(addDocument(ctx, null, [{ name: 'Visura.pdf', bytes }], companyId)).rejects.toMatchObject({
    code: 'not_allowed',
  });
  expect(await read(client.get('/api/documents'))).toMatchObject({ items: [] });
});
