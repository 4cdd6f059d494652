import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { BAKERY_ANSWERS } from '#domain/business-plans/testing/sample-answers.ts';
import { BREAKER } from '#server/features/assistant/provider/circuit-breaker.ts';
import { startFakeModel, type FakeModel } from '#server/features/assistant/testing/fake-model.ts';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { signedInBusiness } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';
import { writeRun } from './generating.ts';
import type { PlanView } from './reading.ts';

let product: TestProduct;
let model: FakeModel;
let giulia: TestBrowser;
beforeAll(async () => {
  model = await startFakeModel();
  product = await startTestProduct({ env: { ai: { baseUrl: model.baseUrl, apiKey: 'k', model: 'fake' } } });
  await prepareCatalogue(product.services);
  giulia = await signedInBusiness(product);
  await giulia.put('/api/ai-assistant/consent', { isGranted: true });
});
afterAll(async () => {
  await product.close();
  await model.close();
});
/** Past every pause, so that each test finds the provider open. */
beforeEach(() => {
  product.clock.now = new Date(product.clock.now.getTime() + BREAKER.pauseMs * 2);
});

const body = async <Answer>(answer: Promise<Response>) => (await answer).json() as Promise<Answer>;
const read = (id: string) => body<PlanView>(giulia.get(`/api/business-plans/${id}`));
const generate = (id: string, asked: object = {}) =>
  body<PlanView>(giulia.post(`/api/business-plans/${id}/generation`, asked));
const all = <Value>(value: Value) => Array.from({ length: 12 }, () => value);
const states = ({ sections }: PlanView) => sections.map(({ state }) => state);
async function answered() {
  const { plan } = await body<PlanView>(giulia.post('/api/business-plans', {}));
  await giulia.patch(`/api/business-plans/${plan.id}`, { seenRevision: 1, answers: BAKERY_ANSWERS });
  return plan.id;
}

test('a provider that fails midway costs no part: those it wrote stay, Filo writes the others and says why', async () => {
  const id = await answered();
  const before = model.state.calls;
  model.state.behaviour = {
    kind: 'ok',
    text: 'Panificio artigiano con due punti vendita: famiglie del quartiere e bar del centro comprano il pane ogni mattina.',
  };
  await generate(id);
  const [job] = product.jobs.splice(0);
  const run = job!.data as Parameters<typeof writeRun>[1];
  const failing = {
    ...product.services,
    now: () => {
      if (model.state.calls - before >= 3) model.state.behaviour = { kind: 'status', status: 500 };
      return product.clock.now;
    },
  };
  await writeRun(failing, run);
  const { sections, progress } = await read(id);
  expect(sections.map(({ state }) => state)).toEqual(all('pronta'));
  expect(progress).toBeNull();
  const writers = new Set(sections.map(({ writer }) => writer));
  expect(writers).toEqual(new Set(['provider', 'filo']));
  for (const { writer, notice, blocks } of sections) {
    expect(blocks.length).toBeGreaterThan(0);
    if (writer === 'provider') expect(notice).toBeNull();
  }
  expect(sections.some(({ writer, notice }) => writer === 'filo' && notice !== null)).toBe(true);
});

test('figures that the provider made up never reach the plan', async () => {
  const id = await answered();
  model.state.behaviour = { kind: 'ok', text: 'I ricavi saranno di 9.876.543 € nel 2027.' };
  await generate(id, { sections: ['executiveSummary', 'financialProjections'] });
  await product.runJobs();
  expect(JSON.stringify((await read(id)).sections)).not.toContain('9.876.543');
});

test('a generation that no worker has any more does not wait for ever: its parts can be asked for again', async () => {
  const id = await answered();
  await giulia.put('/api/ai-assistant/consent', { isGranted: false });
  expect((await generate(id)).progress).toEqual({ done: 0, total: 12 });
  product.jobs.length = 0; // given up after its last try
  const lost = await read(id);
  expect(lost.progress).toBeNull();
  expect(states(lost)).toEqual(all('fallita'));
  expect(lost.sections.every(({ revision }) => revision === 0)).toBe(true);
  expect((await generate(id)).progress).toEqual({ done: 0, total: 12 });
  await product.runJobs();
  expect(states(await read(id))).toEqual(all('pronta'));
});

test('a plan that is deleted while it is written comes back ready to be written', async () => {
  const id = await answered();
  await generate(id);
  await giulia.delete(`/api/business-plans/${id}`);
  await product.runJobs();
  await giulia.post(`/api/business-plans/${id}/restore`, {});
  expect((await read(id)).progress).toBeNull();
  await generate(id);
  await product.runJobs();
  expect(states(await read(id))).toEqual(all('pronta'));
});
