// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInBusiness } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';

let product: TestProduct;
let giulia: TestBrowser;
let marta: TestBrowser;
beforeAll(async () => {
  product = await startTestProduct();
  giulia = await signedInBusiness(product);
  marta = await signedInBusiness(product, { email: 'marta@forno.example', companyName: 'Forno Marta' });
});
afterAll(() => product.close());

type Listed = {
  id: string;
  title: string | null;
  isActive: boolean;
  version: number;
  spend: number | null;
  region: string | null;
};
type Answer = { projects: Listed[]; createdId?: string; companyId: string };
const read = async (answer: Promise<Response>) => (await answer).json() as Promise<Answer>;
const OVEN = { title: 'Forno', description: 'Forno nuovo', spend: 40_000, province: 'TA' };

describe('projects of a company', () => {
  test('the newest is the active one; a province says its region', async () => {
    await read(giulia.post('/api/projects', OVEN));
    const { projects } = await read(giulia.post('/api/projects', { description: 'Due furgoni', spend: 60_000 }));
    expect(projects.map(({ isActive, spend }) => [isActive, spend])).toEqual([
      [true, 60_000],
      [false, 40_000],
    ]);
    expect(projects[1]!.region).toBe('Puglia');
  });

  test('one is chosen, changed on its version, deleted and brought back', async () => {
    const [, oven] = (await read(giulia.get('/api/projects'))).projects;
    const chosen = await read(giulia.put(`/api/projects/${oven!.id}/active`, {}));
    expect(chosen.projects.find(({ isActive }) => isActive)?.id).toBe(oven!.id);
    const changed = await read(giulia.patch(`/api/projects/${oven!.id}`, { version: oven!.version, spend: 45_000 }));
    expect(changed.projects.find(({ id }) => id === oven!.id)).toMatchObject({
      spend: 45_000,
      title: 'Forno',
      version: 2,
    });
    expect((await giulia.patch(`/api/projects/${oven!.id}`, { version: 1, spend: 1 })).status).toBe(409);
    const left = await read(giulia.delete(`/api/projects/${oven!.id}`));
    expect(left.projects.map(({ isActive }) => isActive)).toEqual([true]);
    const back = await read(giulia.post(`/api/projects/${oven!.id}/restore`, {}));
    expect(back.projects.find(({ id }) => id === oven!.id)?.isActive).toBe(true);
  });

  test('each change is remembered with what was there before and who made it; the newest thirty stay', async () => {
    type History = { versions: { version: number; actorName: string; fields: { spend: number } }[] };
    const history = async (by: TestBrowser) =>
      (await (await by.get(`/api/projects/${oven.id}/versions`)).json()) as History;
    const { createdId } = await read(giulia.post('/api/projects', OVEN));
    const oven = { id: createdId! };
    for (let version = 1; version <= 32; version += 1) {
      await giulia.patch(`/api/projects/${oven.id}`, { version, spend: 40_000 + version });
    }
    const { versions } = await history(giulia);
    expect(versions).toHaveLength(30);
    expect(versions[0]).toMatchObject({ version: 32, fields: { spend: 40_031, title: 'Forno' } });
    expect(versions[0]!.actorName).toMatch(/\S+ \S+/);
    expect(versions.at(-1)!.version).toBe(3);
    expect((await marta.get(`/api/projects/${oven.id}/versions`)).status).toBe(404);
    await giulia.delete(`/api/projects/${oven.id}`);
    expect((await giulia.get(`/api/projects/${oven.id}/versions`)).status).toBe(404);
  });

  test('what is wrong is said beside its field', async () => {
    const refused = await giulia.post('/api/projects', {
      description: '',
      startsOn: '2027-03-01',
      endsOn: '2027-01-01',
    });
    expect(refused.status).toBe(400);
    expect(JSON.stringify(await refused.json())).toContain('La fine viene prima dell’inizio');
  });

  test('another person’s project is not found, a visitor has none', async () => {
    const [own] = (await read(giulia.get('/api/projects'))).projects;
    expect((await marta.patch(`/api/projects/${own!.id}`, { version: 1, spend: 1 })).status).toBe(404);
    expect((await marta.delete(`/api/projects/${own!.id}`)).status).toBe(404);
    expect((await product.browser().get('/api/projects')).status).toBe(401);
  });

  test('anybody has one sentence read into fields', async () => {
    const answer = await product
      .browser()
      .post('/api/projects/reading', { text: 'forno nuovo, 40.000 €, marzo, a Taranto' });
    expect(await answer.json()).toMatchObject({
      project: { title: 'Forno nuovo', spend: 40_000, province: 'TA', region: 'Puglia' },
    });
  });
});
