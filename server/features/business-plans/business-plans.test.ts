// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BAKERY_ANSWERS } from '#domain/business-plans/testing/sample-answers.ts';
import { PLAN_SECTIONS, STEP_CEILING_MS } from '#domain/business-plans/sections.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { signedInBusiness } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { writeRun } from './generating.ts';
import type { PlanView } from './reading.ts';

let product: TestProduct;
let giulia: TestBrowser;
let marta: TestBrowser;
beforeAll(async () => {
  product = await startTestProduct();
  await prepareCatalogue(product.services);
  giulia = await signedInBusiness(product);
  marta = await signedInBusiness(product, { email: 'marta@forno.example', companyName: 'Forno Marta' });
});
afterAll(() => product.close());

const body = async <Answer>(answer: Promise<Response>) => (await answer).json() as Promise<Answer>;
const create = (changes: object = {}) => body<PlanView>(giulia.post('/api/business-plans', changes));
const read = (id: string) => body<PlanView>(giulia.get(`/api/business-plans/${id}`));
const save = (id: string, change: object) =>
  body<{ isSaved: boolean; view: PlanView }>(giulia.patch(`/api/business-plans/${id}`, change));
const states = ({ sections }: PlanView) => sections.map(({ state }) => state);

describe('plans of a company', () => {
  test('one begins with what company and project say; several live side by side', async () => {
    await giulia.post('/api/projects', {
      title: 'Tornio nuovo',
      description: 'Un tornio a controllo numerico',
      spend: 60_000,
    });
    const { plan, sections, progress } = await create();
    expect(plan).toMatchObject({
      title: 'Piano per tornio nuovo',
      companyName: 'Officine Brenta Srl',
      version: 1,
      phase: 'azienda',
    });
    expect(plan.answers.finance.assets).toMatchObject([{ name: 'Tornio nuovo', cost: 60_000 }]);
    expect(sections.map(({ section }) => section)).toEqual(PLAN_SECTIONS);
    expect(progress).toBeNull();
    await create({ title: 'Per la banca' });
    const { plans } = await body<{ plans: { title: string }[] }>(giulia.get('/api/business-plans'));
    expect(plans.map(({ title }) => title).sort()).toEqual(['Per la banca', 'Piano per tornio nuovo']);
  });

  test('saved part by part; an older revision changes nothing and gets what stands there (BPL-3)', async () => {
    const { plan } = await create();
    const first = await save(plan.id, {
      seenRevision: 1,
      phase: 'mercato',
      answers: { texts: { market: 'In crescita' } },
    });
    expect(first).toMatchObject({ isSaved: true, view: { plan: { revision: 2, phase: 'mercato' } } });
    const late = await save(plan.id, {
      seenRevision: 1,
      answers: { texts: { market: 'In calo', goals: 'Due clienti' } },
    });
    expect(late.isSaved).toBe(false);
    expect(late.view.plan.answers.texts.market).toBe('In crescita');
    const next = await save(plan.id, { seenRevision: 2, answers: { texts: { goals: 'Due clienti' } } });
    expect(next.view.plan.answers.texts).toMatchObject({ market: 'In crescita', goals: 'Due clienti' });
    expect(
      (await giulia.patch(`/api/business-plans/${plan.id}`, { seenRevision: 3, answers: { texts: { altro: 'x' } } }))
        .status,
    ).toBe(400);
  });

  test('deleted and brought back; other people’s and visitors’ hands stay off', async () => {
    const { plan } = await create();
    expect((await marta.get(`/api/business-plans/${plan.id}`)).status).toBe(404);
    expect((await marta.patch(`/api/business-plans/${plan.id}`, { seenRevision: 1, title: 'Mio' })).status).toBe(404);
    expect((await marta.post(`/api/business-plans/${plan.id}/generation`, {})).status).toBe(404);
    expect((await marta.post('/api/business-plans', { fromId: plan.id })).status).toBe(404);
    expect((await marta.get(`/api/business-plans/${plan.id}/versions`)).status).toBe(404);
    expect((await product.browser().get('/api/business-plans')).status).toBe(401);
    await giulia.delete(`/api/business-plans/${plan.id}`);
    expect((await giulia.get(`/api/business-plans/${plan.id}`)).status).toBe(404);
    await giulia.post(`/api/business-plans/${plan.id}/restore`, {});
    expect((await read(plan.id)).plan.id).toBe(plan.id);
  });
});

describe('the generation (BPL-5)', () => {
  async function answered() {
    const { plan } = await create();
    return (await save(plan.id, { seenRevision: 1, answers: BAKERY_ANSWERS })).view.plan.id;
  }

  test('all twelve parts, one by one, each within a step’s time; figures are the model’s', async () => {
    const id = await answered();
    const begun = await body<PlanView>(giulia.post(`/api/business-plans/${id}/generation`, {}));
    expect(begun.progress).toEqual({ done: 0, total: 12 });
    const startedAt = performance.now();
    await product.runJobs();
    expect((performance.now() - startedAt) / 12).toBeLessThan(STEP_CEILING_MS);
    const done = await read(id);
    expect(states(done)).toEqual(Array.from({ length: 12 }, () => 'pronta'));
    expect(done.progress).toBeNull();
    expect(JSON.stringify(done.sections[0]!.blocks)).toContain('414.000 €');
    expect(done.sections[1]!.open).toContain('dimensione e andamento del mercato, con la fonte');
  });

  test('cut off midway it goes on where it stopped, and nothing that was finished is lost', async () => {
    const id = await answered();
    await giulia.post(`/api/business-plans/${id}/generation`, {});
    const [job] = product.jobs.splice(0);
    const run = job!.data as Parameters<typeof writeRun>[1];
    let calls = 0;
    const dying = {
      ...product.services,
      now: () => {
        calls += 1;
        if (calls > 8) throw new Error('the process is gone');
        return product.clock.now;
      },
    };
    await writeRun({ ...dying, log: product.services.log }, run).catch(() => undefined);
    const half = await read(id);
    const finished = half.sections.filter(({ state }) => state === 'pronta');
    expect(finished.length).toBeGreaterThan(0);
    expect(finished.length).toBeLessThan(12);
    product.clock.now = new Date(product.clock.now.getTime() + 60_000);
    await writeRun(product.services, run);
    await writeRun(product.services, run); // a job may come twice
    const whole = await read(id);
    const again = whole.sections.filter(({ state }) => state === 'fallita').map(({ section }) => section);
    if (again.length > 0) {
      await giulia.post(`/api/business-plans/${id}/generation`, { sections: again });
      await product.runJobs();
    }
    const end = await read(id);
    expect(states(end)).toEqual(Array.from({ length: 12 }, () => 'pronta'));
    for (const { section, revision, writtenAt } of finished)
      expect(end.sections.find((each) => each.section === section)).toMatchObject({ revision, writtenAt });
  });

  test('one part again; those written by hand or accepted are left alone; versions come back', async () => {
    const id = await answered();
    await giulia.post(`/api/business-plans/${id}/generation`, {});
    await product.runJobs();
    const blocks = [{ type: 'paragraph', runs: [{ text: 'Parole mie', bold: true }] }];
    const path = `/api/business-plans/${id}/sections/executiveSummary`;
    const own = await body<{ isSaved: boolean }>(giulia.put(path, { seenRevision: 1, blocks }));
    expect(own.isSaved).toBe(true);
    expect(await body<{ isSaved: boolean }>(giulia.put(path, { seenRevision: 1, blocks: [] }))).toMatchObject({
      isSaved: false,
    });
    expect((await giulia.put(path, { seenRevision: 2, blocks: [{ type: 'html', html: '<b>' }] })).status).toBe(400);
    await giulia.put(`/api/business-plans/${id}/sections/timeline/acceptance`, { isAccepted: true });
    const again = await body<PlanView>(giulia.post(`/api/business-plans/${id}/generation`, {}));
    expect(again.progress).toEqual({ done: 0, total: 10 });
    expect(again.plan.version).toBe(2);
    await product.runJobs();
    const after = await read(id);
    expect(after.sections[0]).toMatchObject({ writer: 'persona', blocks });
    expect(after.sections[11]!.revision).toBe(1);
    await giulia.post(`/api/business-plans/${id}/generation`, { sections: ['executiveSummary'] });
    await product.runJobs();
    expect((await read(id)).sections[0]!.writer).toBe('filo');
    const { versions } = await body<{ versions: { number: number }[] }>(
      giulia.get(`/api/business-plans/${id}/versions`),
    );
    expect(versions.map(({ number }) => number)).toEqual([2, 1]);
    const old = await body<{ sections: { text: string }[] }>(giulia.get(`/api/business-plans/${id}/versions/2`));
    expect(old.sections[0]!.text).toBe('Parole mie');
    const back = await body<PlanView>(giulia.post(`/api/business-plans/${id}/versions/2/restore`, {}));
    expect(back.sections[0]!.blocks).toEqual(blocks);
    expect(back.plan.version).toBe(4);
  });

  test('a copy aimed at a call names it and its rules; a call that is nowhere is refused', async () => {
    const id = await answered();
    const { items } = await body<{ items: { id: string; name: string }[] }>(giulia.get('/api/grants'));
    const copy = await create({ fromId: id, grantId: items[0]!.id });
    expect(copy.plan).toMatchObject({ grantId: items[0]!.id, grantTitle: items[0]!.name });
    expect(copy.plan.answers.finance.sales).toHaveLength(2);
    await giulia.post(`/api/business-plans/${copy.plan.id}/generation`, { sections: ['fundingRequest'] });
    await product.runJobs();
    const { sections } = await read(copy.plan.id);
    expect(JSON.stringify(sections.find(({ section }) => section === 'fundingRequest')!.blocks)).toContain(
      'Il bando «',
    );
    expect((await giulia.post('/api/business-plans', { grantId: 'nessuno' })).status).toBe(404);
  });
});

describe('the documents (BPL-8)', () => {
  test('PDF with tags, Word, a workbook with formulas, and pages that are those of the PDF', async () => {
    const { plan } = await create({ title: 'Forno: è ora' });
    expect((await giulia.get(`/api/business-plans/${plan.id}/piano.xlsx`)).status).toBe(409);
    await save(plan.id, { seenRevision: 1, answers: BAKERY_ANSWERS });
    await giulia.post(`/api/business-plans/${plan.id}/generation`, {});
    await product.runJobs();
    const pdf = await giulia.get(`/api/business-plans/${plan.id}/piano.pdf`);
    expect(pdf.headers.get('content-disposition')).toContain('Bandolo_Forno-e-ora_v1.pdf');
    const bytes = Buffer.from(await pdf.arrayBuffer()).toString('latin1');
    expect(bytes.startsWith('%PDF-1.7')).toBe(true);
    for (const tag of ['/TOCI', '/Figure', '/TH', '/H3', '/MarkInfo']) expect(bytes).toContain(tag);
    const sheets = unzipSync(
      new Uint8Array(await (await giulia.get(`/api/business-plans/${plan.id}/piano.xlsx`)).arrayBuffer()),
    );
    const [summary] = Object.keys(sheets).filter((name) => /sheet1\.xml$/.test(name));
    expect(strFromU8(sheets[summary!]!)).toContain('<f>SUM(');
    const word = unzipSync(
      new Uint8Array(await (await giulia.get(`/api/business-plans/${plan.id}/piano.docx`)).arrayBuffer()),
    );
    const body2 = strFromU8(word['word/document.xml']!);
    expect(body2).toContain('TOC ');
    expect(body2).toContain('<w:tblHeader/>');
    expect(body2.match(/<c:chart /g)).toHaveLength(2);
    expect(body2).toContain('descr="Ricavi, Costi e imposte. 2027: 414.000 €');
    expect(strFromU8(word['word/charts/chart1.xml']!)).toContain('<c:v>414000</c:v>');
    expect(strFromU8(word['word/_rels/document.xml.rels']!)).toContain('charts/chart2.xml');
    expect(body2).not.toContain('chart-');
    type Pages = {
      pageCount: number;
      contents: { page: number }[];
      pages: { number: number }[];
      open: { page: number }[];
    };
    const shown = await body<Pages>(giulia.get(`/api/business-plans/${plan.id}/document`));
    expect(shown.pageCount).toBe((bytes.match(/\/Type \/Page\b/g) ?? []).length);
    expect(shown.pages.map(({ number }) => number)).toEqual(
      Array.from({ length: shown.pageCount - 2 }, (_, at) => at + 3),
    );
    expect(shown.open.length).toBeGreaterThan(0);
    expect((await marta.get(`/api/business-plans/${plan.id}/piano.pdf`)).status).toBe(404);
  });

  test('it becomes a paper of an application', async () => {
    const { plan } = await create();
    const { items } = await body<{ items: { id: string }[] }>(giulia.get('/api/grants'));
    const { id } = await body<{ id: string }>(giulia.post('/api/applications', { id: items[0]!.id }));
    expect((await giulia.post(`/api/business-plans/${plan.id}/attachments`, { applicationId: id })).status).toBe(201);
    const { attachments } = await body<{ attachments: { kind: string; name: string }[] }>(
      giulia.get(`/api/applications/${id}`),
    );
    expect(attachments).toMatchObject([{ kind: 'business_plan' }]);
    expect((await marta.post(`/api/business-plans/${plan.id}/attachments`, { applicationId: id })).status).toBe(404);
  });
});
