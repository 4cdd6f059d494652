import { eq, sql } from 'drizzle-orm';
import { profiles } from '#server/features/accounts/tables.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { rowsOf } from '#server/platform/db/db.ts';
import { approvedConsultant } from '#server/testing/approved-consultant.ts';
import { pdf, signedInBusiness } from '#server/testing/people.ts';
import { consultancyOf, requestTo } from '#server/testing/practice.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct } from '#server/testing/test-product.ts';

/** In every record of the owner that can be shared: who was not let in must never read it. */
export const SECRET = 'Zaffiro';

const addressOf = (who: string) => `${who}@segreto.example`;
/** Of the guests: none of them reads another's. */
export const GUEST_ADDRESSES = ['legge', 'commenta', 'scrive'].map(addressOf);

/** Bytes stay when a request takes their row away: what it did is undone, and the next one finds them. */
const lastingStorage = () => {
  const kept = new Map<string, Uint8Array>();
  return {
    write: async (key: string, bytes: Uint8Array) => void kept.set(key, bytes),
    read: async (key: string) => kept.get(key) ?? new Uint8Array(),
    remove: async () => {},
  };
};

const formWith = (field: string, name: string, data: object = {}) => {
  const form = new FormData();
  form.set('data', JSON.stringify(data));
  form.append(field, pdf(name));
  return form;
};

/** One company with everything that can be shared, its people, and those who were let in, as far as each was. */
export async function buildAccessWorld() {
  const product = await startTestProduct({ storage: lastingStorage() });
  await prepareCatalogue(product.services);
  const done = async <Body>(answer: Promise<Response>): Promise<Body> => {
    const { ok, status, url } = await answer;
    const text = await (await answer).text();
    if (!ok) throw new Error(`the fixture is refused (${String(status)} ${url}): ${text}`);
    return (text === '' ? {} : JSON.parse(text)) as Body;
  };
  const business = (who: string) => signedInBusiness(product, { email: addressOf(who), companyName: `Ditta ${who}` });
  const idOf = async (email: string) =>
    (await product.db.select({ id: profiles.id }).from(profiles).where(eq(profiles.email, email)))[0]!.id;

  const owner = await signedInBusiness(product);
  const other = await business('altra');
  const admin = await business('admin');
  const newcomer = await business('nuovo');
  const ownerId = await idOf('giulia@officine.example');
  await product.db
    .update(profiles)
    .set({ isAdmin: true })
    .where(eq(profiles.email, addressOf('admin')));
  const unfinished = { userType: null, emailConfirmedAt: null };
  await product.db
    .update(profiles)
    .set(unfinished)
    .where(eq(profiles.email, addressOf('nuovo')));

  const { companies } = await done<{ companies: { id: string }[] }>(owner.get('/api/companies'));
  const companyId = companies[0]!.id;
  const project = { title: `${SECRET} cinque assi`, costs: [{ category: 'Macchinari', amount: 50_000 }] };
  const { createdId: projectId } = await done<{ createdId: string }>(owner.post('/api/projects', project));
  const { id: applicationId } = await done<{ id: string }>(owner.post('/api/applications', { id: '1' }));
  const inside = `/api/applications/${applicationId}`;
  const text = { text: `${SECRET} in due turni.`, seenRevision: 0, isFromAssistant: false };
  await done(owner.put(`${inside}/texts/project_summary`, text));
  await done(owner.post(`${inside}/versions`));
  const comment = { section: 'project_summary', text: `${SECRET}: da rivedere` };
  const { comments } = await done<{ comments: { id: string }[] }>(owner.post(`${inside}/comments`, comment));
  const attaching = owner.post(
    `${inside}/attachments`,
    formWith('files', `${SECRET}.pdf`, { kind: 'altro', document: null }),
  );
  const { addedIds } = await done<{ addedIds: string[] }>(attaching);
  const adding = owner.post('/api/documents', formWith('file', `${SECRET} DURC.pdf`));
  const { addedId: documentId, items } = await done<{ addedId: string; items: { fileId: string }[] }>(adding);
  const ledger = `/api/tools/de-minimis/${companyId}`;
  const entry = {
    grantedOn: '2025-03-01',
    amountGge: 1000,
    regime: 'de_minimis',
    body: SECRET,
    title: null,
    cor: null,
    car: null,
    undertakingId: 'self',
  };
  type Ledger = { ledger: { entries: { id: string }[]; undertakings: { id: string }[] } };
  const firm = { name: `${SECRET} Holding`, taxCode: null, relation: 'linked' };
  await done(owner.post(`${ledger}/entries`, entry));
  const { ledger: kept } = await done<Ledger>(owner.post(`${ledger}/undertakings`, firm));

  const consultants: Record<string, { browser: TestBrowser; id: string; consultancyId: string }> = {};
  for (const [role, who] of [
    ['lettura', 'legge-studio'],
    ['modifica', 'scrive-studio'],
  ] as const) {
    const [browser, id] = await approvedConsultant(product, addressOf(who));
    const asked = await consultancyOf(owner.post('/api/consultancies', requestTo(id)));
    await done(browser.post(`/api/consultancies/${asked.id}/acceptance`));
    for (const [kind, targetId] of [
      ['azienda', companyId],
      ['candidatura', applicationId],
      ['documento', items[0]!.fileId],
    ])
      await done(owner.put(`/api/consultancies/${asked.id}/sharing`, { kind, targetId, isShared: true, role }));
    await done(browser.put(`/api/companies/${companyId}/primary`, {}));
    consultants[role] = { browser, id, consultancyId: asked.id };
  }
  const { consultancyId, browser: writer, id: writerId } = consultants.modifica!;
  const task = { title: 'Mandare la visura', side: 'impresa', isDocument: true, dueOn: null };
  await done(writer.post(`/api/consultancies/${consultancyId}/tasks`, task));
  const contact = { kind: 'chiamata', clientId: consultancyId, on: '2026-11-14', minutes: 10, note: 'Primo contatto' };
  const { id: contactId } = await done<{ id: string }>(writer.post('/api/clients/contacts', contact));

  const guests: Record<string, TestBrowser> = {};
  for (const [role, email] of [
    ['lettura', GUEST_ADDRESSES[0]!],
    ['commenti', GUEST_ADDRESSES[1]!],
    ['modifica', GUEST_ADDRESSES[2]!],
  ] as const) {
    const guest = await signedInBusiness(product, { email, companyName: 'Ditta ospite' });
    await done(owner.post(`${inside}/guests`, { email, role }));
    const token = product.mails
      .findLast((mail) => mail.to === email && mail.text.includes('/invito/'))!
      .text.match(/invito\/([\w-]+)/)![1];
    await done(guest.post('/api/shared-applications', { token }));
    guests[role] = guest;
  }
  const form = formWith('files', 'errore.pdf', {
    subject: 'Non vedo i bandi',
    description: 'La pagina resta vuota da ieri.',
  });
  const event = { title: `${SECRET} riunione`, day: '2026-12-11', time: null, endTime: null, note: '' };
  const first = async (statement: ReturnType<typeof sql>) =>
    (await rowsOf<{ id: string }>(product.db, statement))[0]?.id ?? 'niente';
  await done(owner.post('/api/calendar/events', event));
  await done(owner.post('/api/support/tickets', form));
  await done(owner.post('/api/saved-searches', { name: 'Digitale', criteria: {}, hasAlert: true }));
  await done(owner.post('/api/business-plans', {}));
  await done(owner.post('/api/settings/api-keys', { name: 'prova' }));
  const ids = {
    ...{ ownerId, companyId, projectId, applicationId, documentId, consultancyId, writerId, contactId },
    attachmentId: addedIds[0]!,
    commentId: comments.at(-1)!.id,
    entryId: kept.entries[0]!.id,
    firmId: kept.undertakings.at(-1)!.id,
    guestId: await first(sql`select id from application_guests where role = 'lettura'`),
    taskId: await first(
      sql`select id from consultancy_tasks where consultancy_id = ${consultancyId} order by position desc`,
    ),
    eventId: await first(sql`select id from calendar_events`),
    notificationId: await first(sql`select id from notifications where user_id = ${ownerId}`),
    searchId: await first(sql`select id from saved_searches`),
    planId: await first(sql`select id from business_plans`),
    ticketId: await first(sql`select id from support_tickets`),
    versionNumber: await first(sql`select max(number)::text as id from application_versions`),
    keyId: await first(sql`select id from api_keys`),
  };
  return {
    product,
    ids,
    people: { owner, other, admin, newcomer, reader: consultants.lettura!, writer: consultants.modifica!, guests },
  };
}
export type AccessWorld = Awaited<ReturnType<typeof buildAccessWorld>>;
