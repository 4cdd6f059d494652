// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CalendarItem } from '#domain/calendar/calendar-item.ts';
import type { ClientDocuments } from '#domain/sharing/client-documents.ts';
import type { TemplateData } from '#domain/sharing/templates.ts';
import type { SharingView } from '#domain/sharing/sharing.ts';
import { MANDATE, read, startPractice, type Practice } from '#server/testing/practice.ts';

let practice: Practice;
let client: Practice['client'];
let consultant: Practice['client'];
let stranger: Practice['client'];
let consultancyId: string;
let companyId: string;
let share: Practice['share'];
let applicationId: string;

const papersOf = async (who = consultant) => (await read<ClientDocuments>(who.get('/api/clients/documents'))).clients;
const GRANT = 'voucher-cloud-e-cybersecurity';
const PDF = new TextEncoder().encode('%PDF-1.4\n%%EOF');

function paper(name: string) {
  const form = new FormData();
  form.set('data', '{}');
  form.append('file', new File([PDF], name, { type: 'application/pdf' }));
  return form;
}

beforeAll(async () => {
  practice = await startPractice();
  ({ client, consultant, stranger, consultancyId, companyId, share } = practice);
  applicationId = (await read<{ id: string }>(client.post('/api/applications', { id: GRANT }))).id;
  await client.post('/api/documents', paper('DURC.pdf'));
});
afterAll(() => practice.product.close());

test('papers are by client: what is shared now, gone with the sharing, and never somebody else’s (CON-21)', async () => {
  expect(await papersOf()).toMatchObject([{ consultancyId, companyId, papers: [] }]);
  const { things } = await read<SharingView>(client.get(`/api/consultancies/${consultancyId}/sharing`));
  const durc = things.find(({ kind }) => kind === 'documento')!;
  await share('documento', durc.targetId, true);
  await share('candidatura', applicationId, true);
  const [shown] = await papersOf();
  expect(shown).toMatchObject({ consultancyId, companyId });
  expect(shown?.papers.map(({ kind, id }) => [kind, id]).sort()).toEqual([
    ['candidatura', applicationId],
    ['documento', durc.targetId],
  ]);
  expect(shown?.papers.find(({ kind }) => kind === 'documento')).toMatchObject({ document: { kind: 'durc' } });
  expect(await papersOf(stranger)).toEqual([]);
  expect((await client.get('/api/clients/documents')).status).toBe(403);
  await share('documento', durc.targetId, false);
  expect((await papersOf())[0]?.papers).toHaveLength(1);
});

test('a consultant puts a paper into the client’s vault under the own name, as far as the company is shared (CON-25)', async () => {
  type Vault = { isOwn: boolean; items: { title: string; addedBy: string | null; fileId: string }[] };
  await consultant.put(`/api/companies/${companyId}/primary`, {});
  expect(await read<Vault>(consultant.get('/api/documents'))).toMatchObject({ isOwn: false, items: [] });
  const add = (name: string) => consultant.post('/api/documents', paper(name));
  expect((await add('Visura.pdf')).status).toBe(201);
  const seen = await read<Vault>(consultant.get('/api/documents'));
  expect(seen.items).toMatchObject([{ title: 'Visura', addedBy: 'Marco Furlan' }]);
  const { fileId } = seen.items[0]!;
  const own = await read<Vault>(client.get('/api/documents'));
  expect(own).toMatchObject({ isOwn: true });
  expect(own.items.map(({ title, addedBy }) => [title, addedBy]).sort()).toEqual([
    ['DURC', null],
    ['Visura', 'Marco Furlan'],
  ]);
  expect((await client.get(`/api/files/${fileId}`)).status).toBe(200);
  expect((await consultant.get(`/api/files/${fileId}`)).status).toBe(200);
  const { openings } = await read<SharingView>(client.get(`/api/consultancies/${consultancyId}/sharing`));
  expect(openings).toContainEqual(expect.objectContaining({ actorName: 'Marco Furlan', act: 'caricata' }));
  const { items } = await read<{ items: { title: string }[] }>(client.get('/api/notifications'));
  expect(items.map(({ title }) => title)).toContain('Marco Furlan ha caricato «Visura»');

  const scope = (role: string) =>
    client.put(`/api/consultancies/${consultancyId}/sharing`, {
      ...{ kind: 'azienda', targetId: companyId, isShared: true },
      role,
    });
  await scope('lettura');
  expect((await add('Bilancio.pdf')).status).toBe(403);
  expect((await consultant.post('/api/projects', { title: 'Di nascosto' })).status).toBe(403);
  expect((await consultant.post('/api/applications', { id: '2' })).status).toBe(403);
  await scope('modifica');
  await share('documento', fileId, false);
  expect(await read<Vault>(consultant.get('/api/documents'))).toMatchObject({ items: [] });
  expect((await consultant.get(`/api/files/${fileId}`)).status).toBe(404);
  expect((await client.get(`/api/files/${fileId}`)).status).toBe(200);
  await consultant.delete('/api/clients/active');
});

test('who may only read a client’s company changes nothing of it, whichever company is chosen (CON-19)', async () => {
  const { createdId: ownId } = await read<{ createdId: string }>(consultant.post('/api/clients', MANDATE));
  const choose = (id: string) => consultant.put(`/api/companies/${id}/primary`, {});
  const scope = (role: string) =>
    client.put(`/api/consultancies/${consultancyId}/sharing`, {
      ...{ kind: 'azienda', targetId: companyId, isShared: true },
      role,
    });
  await choose(companyId);
  const award = { grantedOn: '2026-03-10', amountGge: 1000, regime: 'de_minimis', undertakingId: 'self' };
  const aid = { ...award, body: 'Regione Veneto', title: 'Voucher', cor: null, car: null };
  const ledger = `/api/tools/de-minimis/${companyId}`;
  const project = await consultant.post('/api/projects', { title: 'Tornio' });
  const { createdId } = (await project.json()) as { createdId: string };
  expect([project.status, (await consultant.post(`${ledger}/entries`, aid)).status]).toEqual([201, 201]);
  const { entries } = (await read<{ ledger: { entries: { id: string }[] } }>(consultant.get(ledger))).ledger;
  await scope('lettura');

  const chosen = async () => [
    (await consultant.patch(`/api/projects/${createdId}`, { title: 'Mio', version: 1 })).status,
    (await consultant.delete(`/api/projects/${createdId}`)).status,
    (await consultant.post(`/api/projects/${createdId}/restore`)).status,
    (await consultant.put(`/api/projects/${createdId}/active`, {})).status,
  ];
  const named = async () => [
    (await consultant.post('/api/projects', { title: 'Di nascosto', companyId })).status,
    (await consultant.post(`${ledger}/entries`, aid)).status,
    (await consultant.delete(`${ledger}/entries/${entries[0]!.id}`)).status,
    (await consultant.post(`${ledger}/entries/${entries[0]!.id}/restore`)).status,
    (await consultant.post(`${ledger}/undertakings/x/restore`)).status,
  ];
  expect(new Set([...(await chosen()), ...(await named())])).toEqual(new Set([403]));
  await choose(ownId);
  expect(new Set(await named())).toEqual(new Set([403]));
  expect((await consultant.post('/api/projects', { title: 'Del mio cliente' })).status).toBe(201);

  await choose(companyId);
  expect((await consultant.post('/api/projects', { title: 'Del mio cliente', companyId: ownId })).status).toBe(201);
  await scope('modifica');
  expect((await consultant.put(`/api/projects/${createdId}/active`, {})).status).toBe(200);
  expect((await consultant.delete(`/api/projects/${createdId}`)).status).toBe(200);
  await consultant.delete(`${ledger}/entries/${entries[0]!.id}`);
  await consultant.delete('/api/clients/active');
});

test('the calendar has the dates of every client’s application, by client (CON-21)', async () => {
  const task = { title: 'Analisi', side: 'consulente', isDocument: false, dueOn: '2026-12-01' };
  await consultant.post(`/api/consultancies/${consultancyId}/tasks`, task);
  const { items } = await read<{ items: CalendarItem[] }>(consultant.get('/api/calendar'));
  const due = items.filter(({ id }) => id === `${applicationId}-scadenza`);
  expect(due).toMatchObject([{ kind: 'scadenza', why: 'in preparazione per un cliente' }]);
  expect(due[0]?.title).toMatch(/: /);
  const tasks = items.filter(({ id }) => id.startsWith('compito-'));
  expect(tasks.map(({ title }) => title)).toContain('Officine Brenta Srl: Analisi');
  const others = await read<{ items: CalendarItem[] }>(stranger.get('/api/calendar'));
  expect(others.items).toEqual([]);
  await share('candidatura', applicationId, false);
  const after = await read<{ items: CalendarItem[] }>(consultant.get('/api/calendar'));
  expect(after.items.filter(({ id }) => id.startsWith(applicationId))).toEqual([]);
});

test('templates are filled from a client’s data, also under mandate, and from nobody else’s (CON-22)', async () => {
  const { createdId } = await read<{ createdId: string }>(consultant.post('/api/clients', MANDATE));
  const dataOf = (id: string, who = consultant) => who.get(`/api/clients/companies/${id}/template-data`);
  expect(await read<TemplateData>(dataOf(createdId))).toMatchObject({
    azienda: 'Albergo Ai Dogi Sas',
    partitaIva: '01234567897',
    cliente: 'Elena Contarini',
    pec: null,
  });
  expect((await read<TemplateData>(dataOf(companyId))).cliente).toBeTruthy();
  const file = await consultant.get(`/api/clients/companies/${createdId}/templates/mandato`);
  expect(file.status).toBe(200);
  expect(file.headers.get('content-disposition')).toContain('.docx');
  expect(new TextDecoder().decode((await file.arrayBuffer()).slice(0, 2))).toBe('PK');
  expect((await dataOf(createdId, stranger)).status).toBe(404);
  expect((await stranger.get(`/api/clients/companies/${createdId}/templates/mandato`)).status).toBe(404);
  expect((await consultant.get(`/api/clients/companies/${createdId}/templates/altro`)).status).toBe(404);
  await share('azienda', companyId, false);
  expect((await dataOf(companyId)).status).toBe(404);
});

test('guides and regulations of the desk are the consultant’s', async () => {
  const { resources } = await read<{ resources: { slug: string }[] }>(consultant.get('/api/resources/consultants'));
  expect(resources).toHaveLength(8);
  expect((await consultant.get(`/api/resources/${resources[0]!.slug}`)).status).toBe(200);
  expect((await client.get('/api/resources/consultants')).status).toBe(403);
  expect((await client.get(`/api/resources/${resources[0]!.slug}`)).status).toBe(404);
});
