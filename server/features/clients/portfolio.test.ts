import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CAPS } from '#domain/caps.ts';
import type { ConsultantDashboard } from '#domain/sharing/consultant-dashboard.ts';
import type { Portfolio } from '#domain/sharing/portfolio.ts';
import type { SharingView } from '#domain/sharing/sharing.ts';
import type { WhoCan } from '#domain/sharing/who-can.ts';
import { businessProfiles } from '#server/features/companies/tables.ts';
import { MANDATE, read, startPractice, type Practice } from '#server/testing/practice.ts';
import { mandates } from './tables.ts';

let product: Practice['product'];
let client: Practice['client'];
let consultant: Practice['client'];
let stranger: Practice['client'];
let consultancyId: string;
let companyId: string;
let practice: Practice;

const clientsOf = async (who = consultant) => (await read<Portfolio>(who.get('/api/clients'))).clients;
const work = (id: string, who = consultant) => who.put(`/api/companies/${id}/primary`, {});
const share = (isShared: boolean) => practice.share('azienda', companyId, isShared);

beforeAll(async () => {
  practice = await startPractice({ isBegun: false });
  ({ product, client, consultant, stranger, consultancyId, companyId } = practice);
});
afterAll(() => product.close());

test('before the work begins a shared company is nobody else’s; then its consultant works for it, and nobody else', async () => {
  expect(await clientsOf()).toEqual([]);
  expect((await work(companyId)).status).toBe(404);
  await consultant.post(`/api/consultancies/${consultancyId}/acceptance`);
  expect(await clientsOf()).toMatchObject([{ companyId, consultancyId, kind: 'condivisa', isActive: false }]);
  expect(await read(consultant.get('/api/match'))).toMatchObject({ company: null, items: [] });
  expect((await work(companyId, stranger)).status).toBe(404);
  expect(await read(work(companyId))).toMatchObject({ companies: [{ id: companyId, isShared: true }] });
  expect(await clientsOf()).toMatchObject([{ isActive: true }]);
});

test('match, eligibility, verdicts, tools and projects are of the chosen company; its data stay its owner’s', async () => {
  const match = await read<{ company: { id: string }; items: unknown[] }>(consultant.get('/api/match'));
  expect(match.company.id).toBe(companyId);
  expect(match.items.length).toBeGreaterThan(0);
  expect(await read(consultant.get('/api/grants/1/eligibility'))).toMatchObject({ company: { id: companyId } });
  expect(await read(consultant.get('/api/tools/de-minimis'))).toMatchObject({ company: { id: companyId } });
  const made = await consultant.post('/api/projects', { title: 'Centro di lavoro' });
  expect(made.status).toBe(201);
  const seen = await read<{ projects: { id: string; title: string; version: number }[] }>(client.get('/api/projects'));
  expect(seen.projects).toMatchObject([{ title: 'Centro di lavoro' }]);
  const { id, version } = seen.projects[0]!;
  expect((await consultant.patch(`/api/projects/${id}`, { title: 'Tornio', version })).status).toBe(200);
  expect((await stranger.patch(`/api/projects/${id}`, { title: 'Mio', version })).status).toBe(404);
  expect((await consultant.patch(`/api/companies/${companyId}`, { companyName: 'Altra', version: 1 })).status).toBe(
    404,
  );
});

test('what does not agree in a client’s data is the client’s to settle; the consultant is told where to ask', async () => {
  const { companies } = await read<{ companies: { version: number }[] }>(client.get('/api/companies'));
  const change = { sector: 'agriculture', atecoCodes: ['10.71'], version: companies[0]!.version };
  expect((await client.patch(`/api/companies/${companyId}`, change)).status).toBe(200);
  type Told = { consultancyId: string | null; items: { key: string; fact: string }[] };
  const told = await read<Told>(consultant.get('/api/contradictions'));
  expect(told).toMatchObject({ consultancyId, items: [{ fact: 'sector' }] });
  const choice = { key: told.items[0]!.key, side: 0 };
  expect((await consultant.post('/api/contradictions/settled', choice)).status).toBe(403);
  expect(await read(consultant.get('/api/companies'))).toMatchObject({
    companies: [{ isShared: true, consultancyId }],
  });
  expect(await read(consultant.get('/api/grants/1/eligibility'))).toMatchObject({ company: { consultancyId } });
  expect(await read(client.get('/api/grants/1/eligibility'))).toMatchObject({ company: { consultancyId: null } });
  expect(await read(client.post('/api/contradictions/settled', choice))).toEqual({
    ...{ companyId, consultancyId: null, items: [] },
  });
});

test('an application begun for the client is the client’s, carries the consultant’s name, and is seen by both', async () => {
  const { id } = await read<{ id: string }>(consultant.post('/api/applications', { id: '1' }));
  const view = await read<{ application: { companyId: string }; trail: { actorName: string }[]; actingFor: string }>(
    consultant.get(`/api/applications/${id}`),
  );
  expect(view).toMatchObject({ application: { companyId }, actingFor: 'Officine Brenta Srl' });
  expect(view.trail.at(-1)).toMatchObject({ kind: 'creata', actorName: 'Marco Furlan' });
  expect(await read(client.get('/api/applications'))).toMatchObject({
    items: [{ id, consultantAssigned: 'Marco Furlan' }],
  });
  expect(await read(consultant.get('/api/applications'))).toMatchObject({ items: [{ id }] });
  expect(await read(consultant.post('/api/applications', { id: '1' }))).toEqual({ id });
  const { openings } = await read<SharingView>(client.get(`/api/consultancies/${consultancyId}/sharing`));
  expect(openings.map(({ kind, act, actorName }) => [kind, act, actorName])).toEqual(
    expect.arrayContaining([
      ['azienda', 'aperta', 'Marco Furlan'],
      ['azienda', 'modificata', 'Marco Furlan'],
      ['candidatura', 'aperta', 'Marco Furlan'],
    ]),
  );
});

test('the owner’s own draft is not opened by somebody with whom it is not shared', async () => {
  const { id } = await read<{ id: string }>(client.post('/api/applications', { id: '2' }));
  const refused = await consultant.post('/api/applications', { id: '2' });
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain('non è condivisa con te');
  expect((await consultant.get(`/api/applications/${id}`)).status).toBe(404);
});

test('what the client takes back is gone with the next request, and comes back when it is shared again', async () => {
  await share(false);
  expect(await clientsOf()).toEqual([]);
  expect(await read(consultant.get('/api/companies'))).toMatchObject({ companies: [] });
  expect(await read(consultant.get('/api/match'))).toMatchObject({ company: null });
  expect((await consultant.get(`/api/tools/de-minimis/${companyId}`)).status).toBe(404);
  expect((await consultant.post('/api/projects', { title: 'Di nascosto' })).status).toBe(404);
  await share(true);
  expect(await clientsOf()).toHaveLength(1);
});

test('a client without an account is entered under a declared mandate, worked for, and is nobody else’s', async () => {
  const input = {
    companyName: 'Ceramiche Valbrenta Snc',
    sector: 'manufacturing',
    ein: '03512340286',
    description: 'Ceramiche artistiche e da tavola, con forno proprio e vendita diretta.',
    region: 'Veneto',
    contactName: 'Elena Contarini',
    contactEmail: 'elena@valbrenta.example',
    signedOn: '2026-10-02',
  };
  expect((await consultant.post('/api/clients', input)).status).toBe(400);
  const future = { ...input, hasMandate: true, signedOn: '2031-01-01' };
  expect((await consultant.post('/api/clients', future)).status).toBe(400);
  const made = await consultant.post('/api/clients', { ...input, hasMandate: true });
  expect(made.status).toBe(201);
  const { createdId } = (await made.json()) as { createdId: string };
  expect(await clientsOf()).toMatchObject([
    { companyId: createdId, kind: 'mandato', isActive: true, contactName: 'Elena Contarini' },
    { companyId, kind: 'condivisa', isActive: false },
  ]);
  expect(await clientsOf(stranger)).toEqual([]);
  const { id } = await read<{ id: string }>(consultant.post('/api/applications', { id: '2' }));
  expect(await read(consultant.get(`/api/applications/${id}`))).toMatchObject({
    application: { companyName: 'Ceramiche Valbrenta Snc' },
  });
  await consultant.delete('/api/clients/active');
  expect(await read(consultant.get('/api/companies'))).toMatchObject({ companies: [] });
  expect((await client.get('/api/clients')).status).toBe(403);
});

test('one answer says which clients can ask for a grant; one mail goes to each of those chosen, under the consultant’s name', async () => {
  const { clients } = await read<WhoCan>(consultant.get('/api/clients/grants/1'));
  expect(clients.map(({ name }) => name).sort()).toEqual(['Ceramiche Valbrenta Snc', 'Officine Brenta Srl']);
  expect(clients.every(({ cells }) => cells.length === 1 && cells[0]!.grantId !== '')).toBe(true);
  expect(clients.find((each) => each.companyId === companyId)?.cells[0]?.application).toMatchObject({
    status: 'bozza',
  });
  const companyIds = clients.map((each) => each.companyId);
  const text = 'Ti scrivo per questo bando: la tua azienda può chiederlo, sentiamoci entro venerdì.';
  expect((await stranger.post('/api/clients/grants/1/mails', { companyIds, text })).status).toBe(404);
  expect((await consultant.post('/api/clients/grants/1/mails', { companyIds, text: 'corto' })).status).toBe(400);
  expect(await read(consultant.post('/api/clients/grants/1/mails', { companyIds, text }))).toMatchObject({
    sent: clients.map(({ name }) => name),
  });
  const written = product.mails.filter(({ subject }) => subject.startsWith('Marco Furlan: '));
  expect(written.map(({ to }) => to).sort()).toEqual(['elena@valbrenta.example', 'giulia@officine.example']);
  expect(written[0]!.text).toContain(text);

  await consultant.post('/api/saved-grants', { grantId: '1' });
  const day = await read<ConsultantDashboard>(consultant.get('/api/clients/dashboard'));
  expect(day.portfolio.grants).toHaveLength(1);
  expect(day.portfolio.clients).toHaveLength(2);
  expect(day.interactions.filter(({ kind }) => kind === 'mail')).toHaveLength(2);
});

test('the table is taken along as a file of the approved consultant’s own, and no name in it runs as a formula', async () => {
  await consultant.post('/api/clients', { ...MANDATE, companyName: '=HYPERLINK("http://x";"y")', ein: '00743110157' });
  const file = await consultant.get('/api/clients/portfolio.csv');
  expect(file.headers.get('content-disposition')).toContain('Clienti%20e%20scadenze.csv');
  const [head, ...rows] = (await file.text()).trim().split('\r\n');
  expect(head).toMatch(/^Cliente;Sede;Come;/);
  expect(rows).toHaveLength(3);
  expect(rows.join()).toContain('"\'=HYPERLINK(""http://x"";""y"")"');
  expect(rows.find((row) => row.startsWith('Officine Brenta Srl'))).toContain(';Bozza');
  expect((await client.get('/api/clients/portfolio.csv')).status).toBe(403);
  const others = await (await stranger.get('/api/clients/portfolio.csv')).text();
  expect(others).not.toContain('Officine Brenta');
});

test('no more clients than fit, however many are entered at once', async () => {
  const [one] = await product.db.select().from(mandates).limit(1);
  const [company] = await product.db.select().from(businessProfiles).where(eq(businessProfiles.id, one!.companyId));
  const known = (await clientsOf()).filter(({ kind }) => kind === 'mandato').length;
  const more = Array.from({ length: CAPS.clients - known - 1 }, (_, at) => `client-${String(at)}`);
  await product.db.insert(businessProfiles).values(more.map((id) => ({ ...company!, id, isPrimary: false })));
  await product.db.insert(mandates).values(more.map((id) => ({ ...one!, companyId: id, tokenHash: null })));
  const answers = await Promise.all([1, 2, 3].map(() => consultant.post('/api/clients', MANDATE)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
});
