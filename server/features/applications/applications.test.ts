import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { pdf, signedInBusiness } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';

let product: TestProduct;
let giulia: TestBrowser;
let marta: TestBrowser;
let grantIds: string[];
beforeAll(async () => {
  product = await startTestProduct();
  await prepareCatalogue(product.services);
  giulia = await signedInBusiness(product);
  marta = await signedInBusiness(product, { email: 'marta@forno.example', companyName: 'Forno Marta' });
  const page = await read<{ items: { id: string }[] }>(giulia.get('/api/grants?pageSize=10'));
  grantIds = page.items.map(({ id }) => id);
});
afterAll(() => product.close());

type Line = { name: string; amount: number };
type View = {
  application: {
    id: string;
    status: string;
    version: number;
    sentAt: string | null;
    contents: { planRevision: number; texts: Record<string, { text: string; revision: number }> };
  };
  progress: number;
  missing: string[];
  project: { version: number; costs: { category: string; amount: number }[] } | null;
  budget: { spend: number; lines: Line[] } | null;
  attachments: { id: string; name: string; sha256: string }[];
};
type List = {
  items: {
    id: string;
    grantId: string;
    status: string;
    isArchived: boolean;
    isReplaced: boolean;
    grantTitle: string;
  }[];
};
async function read<Answer>(answer: Promise<Response>): Promise<Answer> {
  return (await answer).json() as Promise<Answer>;
}
const open = async (who: TestBrowser, id: string) =>
  (await read<{ id: string }>(who.post('/api/applications', { id }))).id;
const view = (who: TestBrowser, id: string) => read<View>(who.get(`/api/applications/${id}`));
const LONG = 'Il progetto porta in reparto una lavorazione nuova, con meno scarti e meno energia.';
const write = (who: TestBrowser, id: string, section: string, text: string, seenRevision = 0) =>
  who.put(`/api/applications/${id}/texts/${section}`, { text, seenRevision });

async function complete(who: TestBrowser, id: string) {
  const sections = [
    'project_title',
    'project_objectives',
    'innovation_aspects',
    'expected_results',
    'budget_breakdown',
  ];
  for (const section of sections) await write(who, id, section, LONG);
}

describe('opening', () => {
  test('a grant opens one draft, however often and at once it is asked for', async () => {
    const ids = await Promise.all([open(giulia, grantIds[0]!), open(giulia, grantIds[0]!), open(giulia, grantIds[0]!)]);
    expect(new Set(ids).size).toBe(1);
    expect(await open(giulia, ids[0])).toBe(ids[0]);
    expect((await view(giulia, ids[0])).application.status).toBe('bozza');
  });

  test('nobody else sees it, writes it or takes its dossier', async () => {
    const id = await open(giulia, grantIds[0]!);
    const refused = await Promise.all([
      marta.get(`/api/applications/${id}`),
      write(marta, id, 'project_title', 'mio'),
      marta.delete(`/api/applications/${id}`),
      marta.post(`/api/applications/${id}/submission`, {}),
      marta.post(`/api/applications/${id}/duplicate`),
      marta.get(`/api/applications/${id}/dossier.zip`),
      marta.post('/api/applications', { id }),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
  });

  test('an id that names nothing is not there', async () => {
    expect((await giulia.post('/api/applications', { id: 'nessuno' })).status).toBe(404);
  });
});

describe('writing', () => {
  test('each save says which revision it saw; an older one gets the newer text and changes nothing', async () => {
    const id = await open(giulia, grantIds[1]!);
    const [one, two] = await Promise.all([
      read<{ isSaved: boolean; theirs?: { text: string } }>(
        write(giulia, id, 'project_objectives', 'Testo della prima scheda'),
      ),
      read<{ isSaved: boolean; theirs?: { text: string } }>(
        write(giulia, id, 'project_objectives', 'Testo della seconda scheda'),
      ),
    ]);
    expect([one.isSaved, two.isSaved].sort()).toEqual([false, true]);
    const winner = one.isSaved ? 'Testo della prima scheda' : 'Testo della seconda scheda';
    expect((one.isSaved ? two : one).theirs?.text).toBe(winner);
    expect((await view(giulia, id)).application.contents.texts['project_objectives']).toMatchObject({
      text: winner,
      revision: 1,
    });
  });

  test('the status follows the content; progress is completed of six', async () => {
    const id = await open(giulia, grantIds[1]!);
    expect((await view(giulia, id)).application.status).toBe('in_preparazione');
    const now = await view(giulia, id);
    await write(giulia, id, 'project_objectives', LONG, now.application.contents.texts['project_objectives']!.revision);
    for (const section of ['project_title', 'innovation_aspects', 'expected_results', 'budget_breakdown'])
      await write(giulia, id, section, LONG);
    expect(await view(giulia, id)).toMatchObject({ application: { status: 'completato' }, progress: 83, missing: [] });
    // A datum still asked for: no longer ready, though nothing hinders the sending.
    await write(giulia, id, 'expected_results', `${LONG} [DA COMPLETARE: quanto]`, 1);
    expect(await view(giulia, id)).toMatchObject({
      application: { status: 'in_preparazione' },
      progress: 67,
      missing: [],
    });
    const { items } = await read<{ items: object[] }>(giulia.get('/api/applications'));
    expect(items).toContainEqual(
      expect.objectContaining({ id, status: 'in_preparazione', progress: 67, missing: ['expected_results'] }),
    );
  });

  test('the budget writes the project’s own lines, on the version seen', async () => {
    const id = await open(giulia, grantIds[1]!);
    const lines = [
      { name: 'Tornio', amount: 60_000, isOutside: false, quoteFileId: null },
      { name: 'Corso', amount: 1_200.5, isOutside: true, quoteFileId: null },
    ];
    const first = { planRevision: 0, projectVersion: null, lines, cover: [{ name: 'Liquidità', amount: 5_000 }] };
    const saved = await read<View>(giulia.put(`/api/applications/${id}/budget`, first));
    expect(saved.project?.costs).toEqual([
      { category: 'Tornio', amount: 60_000 },
      { category: 'Corso', amount: 1_200.5 },
    ]);
    expect(saved.budget?.spend).toBe(60_000);
    expect((await giulia.put(`/api/applications/${id}/budget`, first)).status).toBe(409);
    const blind = { ...first, planRevision: saved.application.contents.planRevision };
    expect((await giulia.put(`/api/applications/${id}/budget`, blind)).status).toBe(409);
    expect((await read<{ projects: object[] }>(giulia.get('/api/projects'))).projects).toHaveLength(1);
    const projects = await read<{ projects: { spend: number }[] }>(giulia.get('/api/projects'));
    expect(projects.projects[0]?.spend).toBe(61_200.5);
    const twice = { ...first, planRevision: 1, projectVersion: saved.project!.version, lines: [lines[0], lines[0]] };
    expect((await giulia.put(`/api/applications/${id}/budget`, twice)).status).toBe(400);
  });

  test('what the project costs in all stays until its lines have amounts', async () => {
    const mara = await signedInBusiness(product, { email: 'mara@tornio.example', companyName: 'Torni Mara' });
    await mara.post('/api/projects', { description: 'tornio nuovo', spend: 30_000 });
    const id = await open(mara, grantIds[1]!);
    const saved = async (amount: number) => {
      const { application, project } = await view(mara, id);
      const lines = [{ name: 'Macchinari', amount, isOutside: false, quoteFileId: null }];
      const { planRevision } = application.contents;
      const body = { planRevision, projectVersion: project!.version, lines, cover: [] };
      expect((await mara.put(`/api/applications/${id}/budget`, body)).status).toBe(200);
      return (await read<{ projects: { spend: number }[] }>(mara.get('/api/projects'))).projects[0]?.spend;
    };
    expect(await saved(0)).toBe(30_000);
    expect(await saved(28_000)).toBe(28_000);
  });

  test('a phase that ends before it begins is named', async () => {
    const id = await open(giulia, grantIds[1]!);
    const { planRevision } = (await view(giulia, id)).application.contents;
    const phases = [{ id: 'a', name: 'Montaggio', startsOn: '2027-05-01', endsOn: '2027-04-01' }];
    const answer = await giulia.send('PATCH', `/api/applications/${id}/plan`, { planRevision, phases });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ fields: [{ field: 'phases.a' }] });
  });
});

describe('attachments', () => {
  const form = (...files: File[]) => {
    const data = new FormData();
    data.set('data', JSON.stringify({ kind: 'altro' }));
    for (const file of files) data.append('files', file);
    return data;
  };

  test('several at once, judged by content, downloadable by their owner alone, removable', async () => {
    const id = await open(giulia, grantIds[2]!);
    const added = await read<View & { addedIds: string[] }>(
      giulia.post(`/api/applications/${id}/attachments`, form(pdf('visura.pdf'), pdf('bilancio.pdf'))),
    );
    expect(added.attachments.map(({ name }) => name).sort()).toEqual(['bilancio.pdf', 'visura.pdf']);
    const fileId = added.addedIds[0]!;
    expect((await giulia.get(`/api/files/${fileId}`)).status).toBe(200);
    expect((await marta.get(`/api/files/${fileId}`)).status).toBe(404);
    const fake = new File(['MZ not a pdf'], 'visura.pdf');
    expect((await giulia.post(`/api/applications/${id}/attachments`, form(fake))).status).toBe(415);
    await giulia.delete(`/api/applications/${id}/attachments/${fileId}`);
    expect((await view(giulia, id)).attachments).toHaveLength(1);
    expect((await giulia.get(`/api/files/${fileId}`)).status).toBe(404);
  });
});

describe('the life of an application', () => {
  test('deleted and brought back; duplicated with its papers; archived', async () => {
    const id = await open(giulia, grantIds[2]!);
    const without = await read<List>(giulia.delete(`/api/applications/${id}`));
    expect(without.items.some((item) => item.id === id)).toBe(false);
    const other = await open(giulia, grantIds[2]!);
    const back = await read<List>(giulia.post(`/api/applications/${id}/restore`));
    expect(back.items.filter((item) => item.id === id || item.id === other)).toHaveLength(2);
    const { createdId } = await read<{ createdId: string }>(giulia.post(`/api/applications/${id}/duplicate`));
    expect((await view(giulia, createdId)).attachments).toHaveLength(1);
    const archived = await read<List>(giulia.put(`/api/applications/${createdId}/archive`, { isArchived: true }));
    expect(archived.items.find((item) => item.id === createdId)?.isArchived).toBe(true);
  });

  test('an incomplete one is refused with every field that is missing, and loses nothing', async () => {
    const id = await open(giulia, grantIds[3]!);
    await write(giulia, id, 'project_title', 'Tornitura senza emulsione', 1);
    const refused = await giulia.post(`/api/applications/${id}/submission`, {});
    expect(refused.status).toBe(409);
    const body = (await refused.json()) as { message: string; fields: { field: string }[] };
    expect(body.message).toBe('Completa tutti i campi obbligatori prima di inviare');
    expect(body.fields.map(({ field }) => field)).toEqual([
      'project_objectives',
      'innovation_aspects',
      'expected_results',
      'budget_breakdown',
    ]);
    expect((await view(giulia, id)).application.contents.texts['project_title']!.text).toBe(
      'Tornitura senza emulsione',
    );
  });

  test('a sent one is frozen, counted, and goes on as a new version', async () => {
    const id = await open(giulia, grantIds[4]!);
    await complete(giulia, id);
    await giulia.post('/api/context/session', { route: '/applications' });
    const sent = await read<View>(giulia.post(`/api/applications/${id}/submission`, { protocol: '0044171/2026' }));
    expect(sent).toMatchObject({ application: { status: 'inviato' }, progress: 83 });
    expect((await write(giulia, id, 'project_title', 'Altro titolo', 1)).status).toBe(409);
    const context = await read<{ submittedApplications: unknown[] }>(giulia.get('/api/context'));
    expect(context.submittedApplications).toHaveLength(1);
    const { id: again } = await read<{ id: string }>(giulia.post(`/api/applications/${id}/reopening`));
    await write(giulia, again, 'project_objectives', `${LONG} Di più.`, 1);
    expect((await view(giulia, id)).application.contents.texts['project_objectives']!.text).toBe(LONG);
    const outcome = { outcome: { result: 'finanziata', amount: 7000, act: 'Decreto 12', on: '2026-11-10' } };
    const list = await read<List>(giulia.put(`/api/applications/${id}/outcome`, outcome));
    expect(list.items.find((item) => item.id === id)).toMatchObject({
      status: 'inviato',
      outcome: { result: 'finanziata' },
    });
    const replaced = async () =>
      (await read<List>(giulia.get('/api/applications'))).items.filter(({ isReplaced }) => isReplaced);
    expect(await replaced()).toEqual([]);
    await giulia.post(`/api/applications/${again}/submission`, { protocol: '' });
    expect((await replaced()).map((item) => item.id)).toEqual([id]);
    const duplicated = await read<List>(giulia.post(`/api/applications/${again}/duplicate`));
    const copy = duplicated.items.find((item) => ![id, again].includes(item.id) && item.grantId === grantIds[4])!;
    await giulia.post(`/api/applications/${copy.id}/submission`, { protocol: '' });
    expect((await replaced()).map((item) => item.id)).toEqual([id]); // another try is a request of its own
  });
});

test('a call of one’s own becomes an application like any other', async () => {
  const data = new FormData();
  data.set(
    'data',
    JSON.stringify({ title: 'Bando del distretto', projectTitle: 'Officina', ratePct: 50, aidMax: 20_000 }),
  );
  data.append('file', pdf('bando.pdf'));
  const created = await read<{ id: string }>(giulia.post('/api/applications/custom', data));
  expect(await view(giulia, created.id)).toMatchObject({
    application: { grantTitle: 'Bando del distretto', isCustom: true },
    terms: { ratePct: 50, aidMax: 20_000 },
    project: null, // the company's other project, with its spend, is not this one
  });
  expect((await marta.get(`/api/applications/${created.id}`)).status).toBe(404);
});

test('the dossier holds both documents, the attachments, an index and true fingerprints', async () => {
  const id = await open(marta, grantIds[0]!);
  await complete(marta, id);
  const form = new FormData();
  form.set('data', JSON.stringify({ kind: 'bilanci' }));
  form.append('files', pdf('bilancio 2025.pdf'));
  await marta.post(`/api/applications/${id}/attachments`, form);
  const answer = await marta.get(`/api/applications/${id}/dossier.zip`);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(Object.keys(files).sort()).toEqual([
    'Allegati/01-bilancio 2025.pdf',
    'Domanda.docx',
    'Domanda.pdf',
    'Indice.txt',
    'SHA256SUMS.txt',
  ]);
  expect(strFromU8(files['Domanda.pdf']!.slice(0, 5))).toBe('%PDF-');
  const { attachments } = await view(marta, id);
  expect(strFromU8(files['SHA256SUMS.txt']!)).toContain(`${attachments[0]!.sha256}  Allegati/01-bilancio 2025.pdf`);
});

describe('versions (APP-14)', () => {
  test('what was kept can be read, compared and brought back; nothing in between is lost', async () => {
    const id = await open(giulia, grantIds[6]!);
    await write(giulia, id, 'project_objectives', LONG);
    const kept = await read<View & { versions: { number: number }[] }>(
      giulia.post(`/api/applications/${id}/versions`, {}),
    );
    const { number } = kept.versions[0]!;
    await write(giulia, id, 'project_objectives', 'Un testo tutto diverso, scritto dopo aver conservato il primo.', 1);
    const version = await read<{ texts: Record<string, string> }>(
      giulia.get(`/api/applications/${id}/versions/${number}`),
    );
    expect(version.texts.project_objectives).toBe(LONG);
    const back = await read<View & { versions: { number: number }[] }>(
      giulia.post(`/api/applications/${id}/versions/${number}/restoration`, {}),
    );
    expect(back.application.contents.texts.project_objectives).toMatchObject({ text: LONG, revision: 3 });
    expect(back.versions).toHaveLength(2);
    expect((await marta.get(`/api/applications/${id}/versions/${number}`)).status).toBe(404);
    expect((await marta.post(`/api/applications/${id}/versions`, {})).status).toBe(404);
    expect((await giulia.get(`/api/applications/${id}/versions/999`)).status).toBe(404);
  });

  test('a portal limit and the readiness list are kept with the draft', async () => {
    const id = await open(giulia, grantIds[7]!);
    const { application } = await view(giulia, id);
    const changes = { limits: { project_objectives: 1500 }, readiness: ['credenziali'] };
    const answer = await giulia.patch(`/api/applications/${id}/plan`, {
      planRevision: application.contents.planRevision,
      ...changes,
    });
    expect(answer.status).toBe(200);
    expect((await view(giulia, id)).application.contents).toMatchObject(changes);
  });
});

test('a company with sent applications is archived, never deleted (COM-6)', async () => {
  const elena = await signedInBusiness(product, { email: 'elena@tessuti.example', companyName: 'Tessuti Elena' });
  const id = await open(elena, grantIds[0]!);
  await complete(elena, id);
  const { companies } = await read<{ companies: { id: string }[] }>(elena.get('/api/companies'));
  await elena.post(`/api/applications/${id}/submission`, { protocol: '' });
  const answer = await read<{ isArchived: boolean; companies: unknown[] }>(
    elena.delete(`/api/companies/${companies[0]!.id}`),
  );
  expect(answer).toMatchObject({ isArchived: true, companies: [] });
  const list = await read<{ items: { companyName: string; status: string }[] }>(elena.get('/api/applications'));
  expect(list.items).toMatchObject([{ companyName: 'Tessuti Elena', status: 'inviato' }]);
  const archived = async (who: TestBrowser) =>
    (await read<{ items: { companyName: string }[] }>(who.get('/api/companies/archived'))).items;
  expect(await archived(elena)).toMatchObject([{ companyName: 'Tessuti Elena' }]);
  expect(await archived(giulia)).toEqual([]);
  await elena.post(`/api/companies/${companies[0]!.id}/restore`, {});
  expect(await archived(elena)).toEqual([]);
  const restored = await read<{ companies: { id: string }[] }>(elena.get('/api/companies'));
  expect(restored.companies).toHaveLength(1);
});

test('Filo tells where the person’s own applications stand, and nobody else’s (AST-14)', async () => {
  const rita = await signedInBusiness(product, { email: 'rita@legno.example', companyName: 'Legno Rita' });
  const ask = async () => {
    const data = { message: 'a che punto sono le mie candidature?' };
    const answer = await read<{ response: { text: string; parts: { links: { href: string }[] }[] } }>(
      rita.post('/api/ai-assistant', { type: 'chat_support', data }),
    );
    return answer.response;
  };
  expect((await ask()).text).toMatch(/^Non risultano candidature/);
  const id = await open(rita, grantIds[0]!);
  await write(rita, id, 'project_title', 'Pialla nuova');
  const told = await ask();
  expect(told.text).toMatch(/^Hai una candidatura su Bandolo/);
  expect(told.text).toContain('in preparazione');
  expect(told.text).toContain('prossima sezione: Obiettivi del progetto');
  expect(told.parts.flatMap(({ links }) => links.map(({ href }) => href))).toContain(`/apply/${id}`);
});
