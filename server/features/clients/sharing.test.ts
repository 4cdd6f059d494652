// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ConsultancyView } from '#domain/consultancies/consultancy-view.ts';
import type { Shareable, SharingView } from '#domain/sharing/sharing.ts';
import { pdf, signedInBusiness } from '#server/testing/people.ts';
import { read, startPractice, type Practice } from '#server/testing/practice.ts';

let product: Practice['product'];
let client: Practice['client'];
let consultant: Practice['client'];
let stranger: Practice['client'];
let id: string;
let applicationId: string;
let fileId: string;

const viewOf = (answer: Promise<Response>) => read<SharingView>(answer);
const share = (kind: string, targetId: string, isShared: boolean, who = client) =>
  who.put(`/api/consultancies/${id}/sharing`, { kind, targetId, isShared });

beforeAll(async () => {
  const practice = await startPractice({ sharesCompany: false });
  ({ product, client, consultant, stranger, consultancyId: id } = practice);
  applicationId = (await read<{ id: string }>(client.post('/api/applications', { id: '1' }))).id;
  const form = new FormData();
  form.set('data', JSON.stringify({ kind: 'altro', document: null }));
  form.append('files', pdf('visura.pdf'));
  const attached = await client.post(`/api/applications/${applicationId}/attachments`, form);
  fileId = ((await attached.json()) as { addedIds: string[] }).addedIds[0]!;
});
afterAll(() => product.close());

const path = () => `/api/applications/${applicationId}`;
const write = (who: Practice['client'], text: string, seenRevision: number) =>
  who.put(`${path()}/texts/project_summary`, { text, seenRevision, isFromAssistant: false });

test('nothing is seen before it is shared; then it is opened and written in under the consultant’s name', async () => {
  expect((await consultant.get(path())).status).toBe(404);
  expect((await write(consultant, 'Da fuori', 0)).status).toBe(404);
  expect((await consultant.get(`/api/files/${fileId}`)).status).toBe(404);
  const before = await viewOf(client.get(`/api/consultancies/${id}/sharing`));
  expect(before.things.map(({ kind, isShared }) => [kind, isShared])).toEqual([
    ['azienda', false],
    ['candidatura', false],
    ['documento', false],
  ]);
  expect(await viewOf(consultant.get(`/api/consultancies/${id}/sharing`))).toMatchObject({ things: [] });

  expect((await share('candidatura', applicationId, true)).status).toBe(200);
  expect(await (await consultant.get(path())).json()).toMatchObject({ actingFor: 'Officine Brenta Srl' });
  expect((await write(consultant, 'Un centro di lavoro a cinque assi.', 0)).status).toBe(200);
  const seen = (await (await client.get(path())).json()) as {
    actingFor: string | null;
    trail: { actorName: string; kind: string }[];
    application: { contents: { texts: Record<string, { by: string }> } };
  };
  expect(seen.actingFor).toBeNull();
  expect(seen.application.contents.texts['project_summary']?.by).toBe('Marco Furlan');
  expect(seen.trail).toEqual(
    expect.arrayContaining([expect.objectContaining({ actorName: 'Marco Furlan', kind: 'testo' })]),
  );
  const { items } = (await (await client.get('/api/applications')).json()) as { items: object[] };
  expect(items[0]).toMatchObject({ consultantAssigned: 'Marco Furlan' });
  expect((await consultant.get(`/api/files/${fileId}`)).status).toBe(200); // attached to what is shared
});

test('the owner reads who opened what; others, and what was not shared, stay outside', async () => {
  const { openings } = await viewOf(client.get(`/api/consultancies/${id}/sharing`));
  expect(openings.map(({ actorName, act }) => [actorName, act])).toEqual(
    expect.arrayContaining([
      ['Marco Furlan', 'aperta'],
      ['Marco Furlan', 'modificata'],
    ]),
  );
  expect((await stranger.get(path())).status).toBe(404);
  expect((await stranger.get(`/api/clients/${id}`)).status).toBe(404);
  expect((await client.get(`/api/clients/${id}`)).status).toBe(403);
  expect((await share('candidatura', applicationId, true, consultant)).status).toBe(403);
  expect((await share('candidatura', 'di-altri', true)).status).toBe(404);
  for (const [method, rest] of [
    ['DELETE', ''],
    ['POST', '/submission'],
    ['POST', '/duplicate'],
  ] as const)
    expect(
      (await consultant.send(method, path() + rest, method === 'POST' ? { protocol: '' } : undefined)).status,
    ).toBe(404);
});

test('the consultant goes as far as the owner says, from the next request on (COL-3)', async () => {
  const scope = (role: string) =>
    client.put(`/api/consultancies/${id}/sharing`, {
      kind: 'candidatura',
      targetId: applicationId,
      isShared: true,
      role,
    });
  const say = () => consultant.post(`${path()}/comments`, { section: 'project_summary', text: 'Aggiungi i consumi.' });
  expect(await viewOf(scope('lettura'))).toMatchObject({
    things: expect.arrayContaining([expect.objectContaining({ role: 'lettura' })]) as never,
  });
  expect((await consultant.get(path())).status).toBe(200);
  expect((await say()).status).toBe(404);
  expect((await write(consultant, 'Non più', 1)).status).toBe(404);
  await scope('commenti');
  expect((await say()).status).toBe(200);
  expect((await write(consultant, 'Non ancora', 1)).status).toBe(404);
  await scope('modifica');
  expect((await write(consultant, 'Un centro di lavoro a cinque assi, usato.', 1)).status).toBe(200);
});

test('withdrawn, it is gone with the next request, and the open tabs are told', async () => {
  const stream = await consultant.get('/api/chats/stream');
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  await reader.read();
  await share('candidatura', applicationId, false);
  expect((await consultant.get(path())).status).toBe(404);
  expect((await write(consultant, 'Ancora io', 2)).status).toBe(404);
  expect((await consultant.get(`/api/files/${fileId}`)).status).toBe(404);
  // What was written before may be told only now.
  let told = '';
  while (!told.includes('incarico')) told += (await reader.read()).value ?? expect.unreachable('the stream ended');
  await reader.cancel();
  const { things } = await viewOf(client.get(`/api/consultancies/${id}/sharing`));
  expect(things.find(({ kind }) => kind === 'candidatura')).toMatchObject({ isShared: false, isRevoked: true });
});

test('what goes along with a request is seen from its acceptance on, and only one’s own can', async () => {
  const { things } = (await (await client.get('/api/consultancies/shareable')).json()) as {
    things: { kind: string; targetId: string }[];
  };
  expect(things).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'candidatura', targetId: applicationId })]),
  );
  const { user } = (await (await stranger.get('/api/session')).json()) as { user: { id: string } };
  const ask = (targetId: string, who = client) =>
    who.post('/api/consultancies', {
      ...{ kind: 'domanda', grantId: null, budget: null, urgency: 'bassa', sharesCompany: false },
      description: 'La domanda è quasi pronta: serve una rilettura prima dell’invio di fine mese.',
      consultantId: user.id,
      shares: [{ kind: 'candidatura', targetId }],
    });
  expect((await ask('di-altri')).status).toBe(404);
  const other = await signedInBusiness(product, { email: 'altra@officine.example' });
  expect((await ask(applicationId, other)).status).toBe(404);
  const asked = ((await (await ask(applicationId)).json()) as { consultancy: ConsultancyView }).consultancy;
  const seen = (await (await stranger.get(`/api/consultancies/${asked.id}`)).json()) as {
    consultancy: ConsultancyView;
  };
  expect(seen.consultancy.offered).toEqual({ applications: 1, documents: 0 });
  expect((await stranger.get(path())).status).toBe(404);
  await stranger.post(`/api/consultancies/${asked.id}/acceptance`);
  expect((await stranger.get(path())).status).toBe(200);
  const ending = { outcome: 'senza_domanda', grantedAmount: null, cor: null, earnings: null };
  await stranger.post(`/api/consultancies/${asked.id}/completion`, ending);
  expect((await stranger.get(path())).status).toBe(404);
});

test('a request about an application of one’s own carries its grant, and the application with it', async () => {
  const { user } = await read<{ user: { id: string } }>(stranger.get('/api/session'));
  const ask = (about: string, who = client) =>
    who.post('/api/consultancies', {
      ...{ kind: 'domanda', grantId: null, budget: null, urgency: 'bassa', sharesCompany: false },
      description: 'La domanda è quasi pronta: serve una rilettura prima dell’invio di fine mese.',
      consultantId: user.id,
      applicationId: about,
    });
  const other = await signedInBusiness(product, { email: 'terza@officine.example' });
  expect((await ask(applicationId, other)).status).toBe(404);
  const { grantId, grantTitle } = (
    await read<{ items: { id: string; grantId: string; grantTitle: string }[] }>(client.get('/api/applications'))
  ).items.find(({ id: each }) => each === applicationId)!;
  const { consultancy } = await read<{ consultancy: ConsultancyView }>(ask(applicationId));
  expect(consultancy).toMatchObject({ grantId, grantName: grantTitle });
  await stranger.post(`/api/consultancies/${consultancy.id}/acceptance`);
  expect((await stranger.get(path())).status).toBe(200);
  const ending = { outcome: 'senza_domanda', grantedAmount: null, cor: null, earnings: null };
  await stranger.post(`/api/consultancies/${consultancy.id}/completion`, ending);
});

test('a paper whose time is over is told as such and cannot go along; renewed, only the new one is offered', async () => {
  const add = async (issuedOn: string, validUntil: string) => {
    const form = new FormData();
    form.set('data', '{}');
    form.append('file', pdf('durc.pdf'));
    const { addedId } = await read<{ addedId: string }>(client.post('/api/documents', form));
    const about = { title: 'DURC', kind: 'durc', issuedOn, validUntil };
    expect((await client.patch(`/api/documents/${addedId}`, about)).status).toBe(200);
    const { company, things } = await read<Shareable>(client.get('/api/consultancies/shareable'));
    expect(company).toBe('Officine Brenta Srl');
    return things.filter(({ name }) => name === 'DURC');
  };
  const [old, ...others] = await add('2020-01-10', '2020-05-09');
  expect([old, others]).toMatchObject([{ detail: '10 gennaio 2020', expiredOn: '2020-05-09' }, []]);
  const { user } = await read<{ user: { id: string } }>(stranger.get('/api/session'));
  const asked = await client.post('/api/consultancies', {
    ...{ kind: 'domanda', grantId: null, budget: null, urgency: 'bassa', sharesCompany: false },
    description: 'La domanda è quasi pronta: serve una rilettura prima dell’invio di fine mese.',
    consultantId: user.id,
    shares: [{ kind: 'documento', targetId: old!.targetId }],
  });
  expect(asked.status).toBe(409);
  expect(await add('2020-06-01', '2099-12-31')).toMatchObject([{ expiredOn: null }]);
});

test('company and single documents, each for itself; with the end of the work all is over', async () => {
  await share('documento', fileId, true);
  await share('azienda', (await viewOf(client.get(`/api/consultancies/${id}/sharing`))).things[0]!.targetId, true);
  expect((await consultant.get(`/api/files/${fileId}`)).status).toBe(200);
  expect(await (await consultant.get(`/api/clients/${id}`)).json()).toMatchObject({
    consultancy: { company: { companyName: 'Officine Brenta Srl' } },
    sharing: { things: [{ kind: 'azienda' }, { kind: 'documento' }] },
  });
  await share('candidatura', applicationId, true);
  const ending = { outcome: 'senza_domanda', grantedAmount: null, cor: null, earnings: null };
  await consultant.post(`/api/consultancies/${id}/completion`, ending);
  expect((await consultant.get(path())).status).toBe(404);
  expect((await consultant.get(`/api/files/${fileId}`)).status).toBe(404);
  expect(await (await consultant.get(`/api/clients/${id}`)).json()).toMatchObject({
    consultancy: { company: null },
    sharing: { isOpen: false, things: [] },
  });
  expect((await share('candidatura', applicationId, true)).status).toBe(409);
});
