// Prepared on PostgreSQL: nothing here races, is searched or sorted as text, or is read across tables.
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { prepareCatalogue } from '#server/features/grants/service.ts';
import { signedInBusiness } from '#server/testing/people.ts';
import type { TestBrowser } from '#server/testing/test-browser.ts';
import { startTestProduct, type TestProduct } from '#server/testing/test-product.ts';

/**
 * Brevetti+ 2026 worked out on paper from its card: 80% (85% with a certificate of gender equality, 100% where the patent
 * is shared with a research body), 140.000 euro at most, under de minimis; it pays engineering, prototypes and licences, and
 * neither fairs nor machines.
 *
 *   Progettazione e ingegnerizzazione del giunto   90.000   admitted
 *   Prototipi                                      75.000   admitted
 *   Accordi di licenza                             15.000   admitted, to be verified
 *   Fiera e pubblicità                             12.000   not paid
 *   Tornio a controllo numerico                    40.000   left out of this application
 *
 * 180.000 × 80% = 144.000, stopped at 140.000; 192.000 - 140.000 = 52.000 of one's own, 30.000 are there: 22.000 to find.
 */
const LINES = [
  { name: 'Progettazione e ingegnerizzazione del giunto', amount: 90_000 },
  { name: 'Prototipi', amount: 75_000 },
  { name: 'Accordi di licenza', amount: 15_000 },
  { name: 'Fiera e pubblicità', amount: 12_000 },
  { name: 'Tornio a controllo numerico', amount: 40_000, isOutside: true },
];
type Cell = { measureId: string; aid: number };
type View = {
  application: { contents: { planRevision: number } };
  project: { version: number } | null;
  budget: { lines: { why: string }[]; checks: object[] };
  aidPlan: { rows: { cells: Cell[]; limitedBy: string | null }[]; totals: Cell[]; aid: number; spend: number };
};

let product: TestProduct;
let giulia: TestBrowser;
let id: string;
beforeAll(async () => {
  product = await startTestProduct();
  await prepareCatalogue(product.services);
  giulia = await signedInBusiness(product);
  id = ((await (await giulia.post('/api/applications', { id: 'brevetti-2026' })).json()) as { id: string }).id;
  await giulia.post('/api/saved-grants', { grantId: 'beni-strumentali-nuova-sabatini' });
});
afterAll(() => product.close());

const view = async () => (await (await giulia.get(`/api/applications/${id}`)).json()) as View;
async function save(ratePct: number | null): Promise<View> {
  const { application, project } = await view();
  const answer = await giulia.put(`/api/applications/${id}/budget`, {
    planRevision: application.contents.planRevision,
    projectVersion: project?.version ?? null,
    lines: LINES,
    cover: [{ name: 'Liquidità', amount: 30_000 }],
    ratePct,
  });
  return (await answer.json()) as View;
}
async function receive(amountGge: number): Promise<void> {
  const { company } = (await (await giulia.get('/api/tools/de-minimis')).json()) as { company: { id: string } };
  const aid = { grantedOn: '2026-03-10', amountGge, regime: 'de_minimis', body: 'Regione Veneto', title: 'Voucher' };
  await giulia.post(`/api/tools/de-minimis/${company.id}/entries`, {
    ...aid,
    cor: null,
    car: null,
    undertakingId: 'self',
  });
}

test('what everybody gets is asked for, stopped at the grant’s maximum', async () => {
  const { budget } = await save(null);
  expect(budget).toMatchObject({
    spend: 192_000,
    eligible: 180_000,
    aid: 140_000,
    ownShare: 52_000,
    covered: 30_000,
    toCover: 22_000,
  });
  expect(budget.lines.map(({ why }) => why)).toEqual(['ok', 'ok', 'unknown', 'not_paid', 'outside']);
  expect(budget.checks).toContainEqual({ kind: 'aid_max', max: 140_000 });
});

test('the plan of aids: the ceiling runs out on the third line, the machine takes what is saved for it', async () => {
  const { aidPlan } = await view();
  const sabatini = 'beni-strumentali-nuova-sabatini';
  // 90.000 × 80% = 72.000; 75.000 × 80% = 60.000; 15.000 × 80% = 12.000, of which 8.000 are left; 40.000 × 10,1% = 4.040.
  expect(aidPlan.rows.map(({ cells, limitedBy }) => [cells.map(({ aid }) => aid), limitedBy])).toEqual([
    [[72_000], null],
    [[60_000], null],
    [[8_000], 'aid_max'],
    [[], null],
    [[4_040], null],
  ]);
  expect(aidPlan.totals).toEqual([
    { measureId: 'brevetti-2026', aid: 140_000 },
    { measureId: sabatini, aid: 4_040 },
  ]);
  expect([aidPlan.aid, aidPlan.spend]).toEqual([144_040, 232_000]);
});

test('de minimis: 180.000 received leave 120.000 of 300.000, whatever the case that is chosen', async () => {
  await receive(180_000);
  // 180.000 × 85% = 153.000, over the maximum of 140.000 and over the room.
  const { budget, aidPlan } = await save(85);
  expect(budget).toMatchObject({ aid: 120_000, ownShare: 72_000, toCover: 42_000 });
  expect(budget.checks).toContainEqual({ kind: 'room', isMet: false, room: 120_000 });
  // 76.500, then 43.500 of 63.750; nothing is left for the licences.
  expect(aidPlan.rows.slice(0, 3).map(({ cells }) => cells.map(({ aid }) => aid))).toEqual([[76_500], [43_500], []]);
});

test('the dossier says the same, what stopped the sum, and when the counter opens', async () => {
  const answer = await giulia.get(`/api/applications/${id}/dossier.zip`);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const word = strFromU8(unzipSync(files['Domanda.docx']!)['word/document.xml']!).replaceAll(/<[^>]+>/g, '');
  for (const words of [
    'Contributo richiesto: 120.000 € (85% di 180.000 € ammessi, nello spazio de minimis rimasto)',
    'A carico dell’azienda: 72.000 €',
    'Totale 232.000 €120.000 €',
    'Apre il 25/11/2026',
  ])
    expect(word.replaceAll('\u00a0', ' ')).toContain(words);
});
