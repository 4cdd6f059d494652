// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { euroText } from '#domain/numbers/write-number.ts';
import { ask } from '#server/features/assistant/testing/companies.ts';
import { pdf, signedInBusiness } from '#server/testing/people.ts';
import { read, startPractice, type Practice } from '#server/testing/practice.ts';

type Chat = { text: string; quickReplies: string[]; parts: { links: { href: string }[] }[] };
type View = {
  application: { contents: { planRevision: number } };
  grant: { documents: string[] };
  budget: { aid: number; ownShare: number; eligible: number };
};
const GRANT = 'voucher-cloud-e-cybersecurity';
const LONG = 'Il progetto porta in reparto una lavorazione nuova, con meno scarti e meno energia.';

let product: Practice['product'];
let client: Practice['client'];
let consultant: Practice['client'];
let stranger: Practice['stranger'];
let consultancyId: string;
let share: Practice['share'];
let id: string;
beforeAll(async () => {
  ({ product, client, consultant, stranger, consultancyId, share } = await startPractice({ sharesCompany: false }));
  id = (await read<{ id: string }>(client.post('/api/applications', { id: GRANT }))).id;
  await write('project_title', 'Rete separata e copie in cloud');
});
afterAll(() => product.close());

const write = (section: string, text: string, seenRevision = 0) =>
  client.put(`/api/applications/${id}/texts/${section}`, { text, seenRevision });
async function answer(message: string, { who = client, path = `/apply/${id}` } = {}): Promise<Chat> {
  const { status, response } = await ask<Chat>(who, 'chat_support', { message, page: { path } });
  expect(status).toBe(200);
  return response;
}
const viewOf = () => read<View>(client.get(`/api/applications/${id}`));
const hrefs = ({ parts }: Chat) => parts.flatMap(({ links }) => links.map(({ href }) => href));

test('what is missing is told of the application on screen, with the way to the first of it', async () => {
  const told = await answer('che cosa manca?');
  expect(told.text).toMatch(/^Candidatura per «[^»]*Cloud[^»]*»: in preparazione, 1 sezione su 6 completa\./);
  expect(told.text).toMatch(/Da scrivere: «Obiettivi del progetto», «Aspetti innovativi»,.* e «Piano dei costi»/);
  expect(told.text).toContain('Il budget è vuoto');
  expect(hrefs(told)).toContain(`/apply/${id}?sezione=project_objectives`);
  expect(told.quickReplies).toContain('Posso inviare?');
  const inWizard = await answer('a che punto siamo?', { path: `/application-wizard/${id}` });
  expect(inWizard.text).toMatch(/^Candidatura per «[^»]*Cloud/);
});

test('the deadline, the papers and the call are those of this application', async () => {
  expect((await answer('quando scade?')).text).toMatch(/Cloud[^]*Ti restano 4 sezioni da scrivere/);
  const { grant } = await viewOf();
  expect((await answer('che documenti mancano?')).text).toMatch(
    grant.documents.length > 0
      ? new RegExp(`Documenti chiesti dal bando: 0 su ${grant.documents.length} a posto`)
      : /non è nel catalogo/,
  );
  expect((await answer('che bando è questo?', { path: `/bandolo-wizard/${id}` })).text).toMatch(
    /^Questa è la candidatura di Officine Brenta Srl per «[^»]*Cloud/,
  );
  expect((await answer('e la Nuova Sabatini quando scade?')).text).toMatch(/Sabatini/);
});

test('one section is spoken of by its name', async () => {
  const told = await answer('Aiutami con la sezione «Risultati attesi» della domanda.');
  expect(told.text).toMatch(/^Sezione «Risultati attesi»: ancora vuota\.\nChe cosa scrivere: /);
  expect(hrefs(told)).toContain(`/apply/${id}?sezione=expected_results`);
});

test('how much can be asked for is the figure of the budget, and the own share', async () => {
  expect((await answer('quanto posso chiedere?')).text).toMatch(/^Il budget è vuoto/);
  const { application } = await viewOf();
  const lines = [
    { name: 'Firewall e software di cybersicurezza', amount: 18_000, isOutside: false, quoteFileId: null },
  ];
  const planned = { planRevision: application.contents.planRevision, projectVersion: null, lines, cover: [] };
  expect((await client.put(`/api/applications/${id}/budget`, planned)).status).toBe(200);
  const { budget } = await viewOf();
  const { text } = await answer('quanto posso chiedere?');
  expect(text).toContain(`un contributo di ${euroText(budget.aid)}`);
  expect(text).toContain(`${euroText(budget.ownShare)} restano a carico dell’azienda`);
  // A sum that is told is worked out on the call, not on the budget.
  expect((await answer('e con 30.000 euro quanto mi danno?')).text).toContain('30.000');
});

test('it can be sent once nothing is missing, and says what was sent afterwards', async () => {
  expect((await answer('posso inviare?')).text).toMatch(/^Non ancora: [^]*Da scrivere/);
  for (const section of ['project_objectives', 'innovation_aspects', 'expected_results', 'budget_breakdown'])
    await write(section, LONG);
  const told = await answer('posso inviare?');
  expect(told.text).toMatch(/tutte le sezioni obbligatorie|lo sportello non è ancora aperto/);
  expect(hrefs(told)).toContain(`/application-wizard/${id}?passo=revisione`);
});

test('a consultant is told once it is shared, and no longer once it is not; nobody else is', async () => {
  const asked = { who: consultant, path: `/application-wizard/${id}` };
  expect((await answer('che cosa manca?', asked)).text).not.toMatch(/Cloud|Brenta/);
  await share('candidatura', id, true);
  expect((await answer('che cosa manca?', asked)).text).toMatch(/^Candidatura per «[^»]*Cloud/);
  expect((await answer('posso inviare?', asked)).text).toContain('lo registra solo chi ha aperto la candidatura');
  const { openings } = await read<{ openings: { act: string }[] }>(
    client.get(`/api/consultancies/${consultancyId}/sharing`),
  );
  expect(openings.some(({ act }) => act === 'aperta')).toBe(true);
  await share('candidatura', id, false);
  expect((await answer('che cosa manca?', asked)).text).not.toMatch(/Cloud|Brenta/);
  const others = await answer('che cosa manca?', { who: stranger });
  const nowhere = await answer('che cosa manca?', { who: stranger, path: '/apply/nessuna' });
  expect(others.text).toBe(nowhere.text);
});

test('a guest is told too', async () => {
  const anna = await signedInBusiness(product, { email: 'anna@studio.example', companyName: 'Studio Anna' });
  await client.post(`/api/applications/${id}/guests`, { email: 'anna@studio.example', role: 'lettura' });
  const mail = product.mails.findLast(({ to, text }) => to === 'anna@studio.example' && text.includes('/invito/'));
  const token = mail?.text.match(/invito\/([\w-]+)/)?.[1];
  const asked = { who: anna, path: `/applications/${id}/insieme` };
  expect((await answer('quanto posso chiedere?', asked)).text).not.toContain('Cloud');
  expect((await anna.post('/api/shared-applications', { token })).status).toBe(200);
  expect((await answer('quanto posso chiedere?', asked)).text).toMatch(/^Con le spese del budget puoi chiedere/);
});

test('where all are listed each is told; once sent, it says so', async () => {
  const form = new FormData();
  form.set('data', JSON.stringify({ kind: 'altro', document: null }));
  form.append('files', pdf('visura.pdf'));
  await client.post(`/api/applications/${id}/attachments`, form);
  expect((await answer('che cosa manca?', { path: '/applications' })).text).toMatch(/^Hai una candidatura/);
  expect((await client.post(`/api/applications/${id}/submission`, { protocol: 'P-77' })).status).toBe(200);
  expect((await answer('posso inviare?')).text).toMatch(/è stata inviata il .*, protocollo P-77/);
  expect((await answer('quanto ho chiesto?')).text).toMatch(/^Hai chiesto un contributo di /);
});
