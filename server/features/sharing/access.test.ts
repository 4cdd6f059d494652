import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { CONSULTANCY_STATUSES } from '#domain/consultancies/vocabulary.ts';
import type { SharingView } from '#domain/sharing/sharing.ts';
import { personContext } from '#server/features/accounts/service.ts';
import { companiesOf } from '#server/features/companies/service.ts';
import { consultancies } from '#server/features/consultancies/tables.ts';
import { pdf } from '#server/testing/people.ts';
import { consultancyOf, MANDATE, read, requestTo, startPractice, type Practice } from '#server/testing/practice.ts';
import { admit } from './service.ts';

let practice: Practice;
beforeEach(async () => {
  await practice?.product.close();
  practice = await startPractice();
});
afterAll(() => practice.product.close());

const limit = (consultancyId: string, kind: string, targetId: string, role: string) =>
  practice.client.put(`/api/consultancies/${consultancyId}/sharing`, { kind, targetId, isShared: true, role });

/** The companies of a list come from a view, for speed: what it says must be what the decision says. */
test('the list of companies to act for and the decision agree in every state of work, people and company', async () => {
  const { product, consultantId, companyId } = practice;
  const ctx = (await personContext(product.services, consultantId))!;
  const { db } = product;
  const seen: boolean[] = [];
  for (const status of CONSULTANCY_STATUSES)
    for (const isShared of [true, false])
      for (const consultant of ['approvato', 'sospeso'])
        for (const owner of ['open', 'erase_after', 'locked_at'])
          for (const isDeleted of [false, true]) {
            await db.update(consultancies).set({ status, sharesCompany: isShared });
            await db.execute(
              sql`update consultant_profiles set status = ${consultant} where user_id = ${consultantId}`,
            );
            await db.execute(sql`update profiles set erase_after = null, locked_at = null`);
            const ofOwner = sql`where id = (select user_id from business_profiles where id = ${companyId})`;
            if (owner !== 'open') await db.execute(sql`update profiles set ${sql.raw(owner)} = now() ${ofOwner}`);
            const deletedAt = isDeleted ? sql`now()` : sql`null`;
            await db.execute(sql`update business_profiles set deleted_at = ${deletedAt} where id = ${companyId}`);
            const isListed = (await companiesOf(db, consultantId, [companyId])).length > 0;
            const isAdmitted = (await admit(ctx, 'azienda', companyId, 'read', null)) !== null;
            expect([status, isShared, consultant, owner, isDeleted, isListed]).toEqual([
              ...[status, isShared, consultant, owner, isDeleted],
              isAdmitted,
            ]);
            seen.push(isListed);
          }
  expect(seen.filter(Boolean)).toHaveLength(2); // running, or waiting for documents, and everything else in order
});

test('of two consultancies with the same consultant the one that allows less counts, whichever came first', async () => {
  const { client, consultant, consultantId, companyId, consultancyId } = practice;
  const second = await consultancyOf(client.post('/api/consultancies', requestTo(consultantId)));
  await consultant.post(`/api/consultancies/${second.id}/acceptance`);
  const { id } = await read<{ id: string }>(client.post('/api/applications', { id: '1' }));
  const statuses = async () => [
    (await consultant.post('/api/projects', { title: 'Tornio', companyId })).status,
    (await consultant.post(`/api/applications/${id}/comments`, { section: 'project_summary', text: 'Nota' })).status,
  ];
  for (const [one, other] of [
    [consultancyId, second.id],
    [second.id, consultancyId],
  ] as const) {
    for (const [kind, target] of [
      ['azienda', companyId],
      ['candidatura', id],
    ] as const) {
      await limit(one, kind, target, 'lettura');
      await limit(other, kind, target, 'modifica');
    }
    expect(await statuses()).toEqual([403, 404]);
  }
  await limit(second.id, 'azienda', companyId, 'modifica');
  await limit(second.id, 'candidatura', id, 'modifica');
  expect(await statuses()).toEqual([201, 200]);
});

test('what is done for a client is written down with that client, whichever company is chosen (CON-19)', async () => {
  const { client, consultant, companyId, consultancyId } = practice;
  await consultant.post('/api/clients', MANDATE); // chosen from now on
  const aid = { grantedOn: '2025-03-10', amountGge: 40, regime: 'de_minimis', body: 'Regione', title: null };
  const entry = { ...aid, cor: null, car: null, undertakingId: 'self' };
  const added = await consultant.post(`/api/tools/de-minimis/${companyId}/entries`, entry);
  expect(added.status).toBe(201);
  const { openings } = await read<SharingView>(client.get(`/api/consultancies/${consultancyId}/sharing`));
  expect(openings).toMatchObject([{ kind: 'azienda', act: 'modificata', actorName: 'Marco Furlan' }]);
});

test('a slow upload belongs to the company that it was begun for, and needs the role that counts at its end', async () => {
  const { product, client, consultant, companyId, consultancyId } = practice;
  await consultant.post('/api/clients', MANDATE);
  const { clients } = await read<{ clients: { companyId: string; kind: string }[] }>(consultant.get('/api/clients'));
  const mandated = clients.find(({ kind }) => kind === 'mandato')!.companyId;
  const upload = async (name: string, midway: () => Promise<unknown>) => {
    const form = new FormData();
    form.set('data', '{}');
    form.append('file', pdf(name));
    const whole = new Request('http://localhost', { method: 'POST', body: form });
    const bytes = new Uint8Array(await whole.arrayBuffer());
    const pieces = [bytes.subarray(0, 40), bytes.subarray(40)];
    const body = new ReadableStream({
      async pull(controller) {
        const piece = pieces.shift();
        if (pieces.length === 0) await midway();
        if (piece) controller.enqueue(piece);
        else controller.close();
      },
    });
    const headers = {
      'content-type': whole.headers.get('content-type')!,
      'content-length': String(bytes.length),
      'x-client-ip': '198.51.100.7',
      origin: 'http://localhost',
      cookie: consultant.cookie,
    };
    return product.api.request('/api/documents', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  };
  const papers = async () =>
    (await read<{ items: { fileName: string }[] }>(client.get('/api/documents'))).items.map(({ fileName }) => fileName);
  const choose = (id: string) => consultant.put(`/api/companies/${id}/primary`, {});

  await choose(mandated);
  await limit(consultancyId, 'azienda', companyId, 'lettura');
  expect((await upload('lento.pdf', () => choose(companyId))).status).toBe(201);
  expect(await papers()).toEqual([]); // in the vault of the company under mandate
  await limit(consultancyId, 'azienda', companyId, 'modifica');
  const withdrawn = await upload('tardi.pdf', () => limit(consultancyId, 'azienda', companyId, 'lettura'));
  expect([withdrawn.status, await papers()]).toEqual([403, []]);
});
