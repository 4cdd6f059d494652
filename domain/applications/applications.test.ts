import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';
import { aidPlanOf, type Measure } from './aid-plan.ts';
import { budgetOf, type AidTerms, type BudgetLine } from './budget.ts';
import { aidTermsOf, budgetLines } from './terms.ts';
import { earlyOrders, ganttOf } from './gantt.ts';
import { readCustomGrant } from './read-custom-grant.ts';
import {
  completedSections,
  isComplete,
  missingSections,
  progressOf,
  SECTION_IDS,
  unfinishedSections,
} from './sections.ts';

fc.configureGlobal({ seed: 1 }); // every run sees the same

describe('sections (APP-1)', () => {
  it.each([
    ['x'.repeat(50), false],
    ['x'.repeat(51), true],
    [` ${'x'.repeat(50)} `, false],
  ])('complete when the trimmed text is longer than 50 characters', (text, complete) => {
    expect(isComplete('project_objectives', text)).toBe(complete);
  });

  it('a title is complete when it is not empty; the timeline is optional', () => {
    expect(isComplete('project_title', 'Forno')).toBe(true);
    const texts = Object.fromEntries(SECTION_IDS.filter((id) => id !== 'timeline').map((id) => [id, 'x'.repeat(60)]));
    expect(missingSections(texts)).toEqual([]);
    expect([completedSections(texts).length, progressOf(texts)]).toEqual([5, 83]);
    expect(unfinishedSections(texts)).toEqual([]);
  });

  it('a section that still asks for a datum can be sent, but is not complete', () => {
    const open = { project_objectives: `${'a'.repeat(60)} [DA COMPLETARE: quanto]` };
    const texts = Object.fromEntries(SECTION_IDS.map((id) => [id, 'b'.repeat(60)]));
    expect(isComplete('project_objectives', open.project_objectives)).toBe(false);
    expect(missingSections({ ...texts, ...open })).toEqual([]);
    expect(unfinishedSections({ ...texts, ...open })).toEqual(['project_objectives']);
    expect(progressOf({ ...texts, ...open })).toBe(83);
  });
});

const terms = (more: Partial<AidTerms> = {}): AidTerms => ({
  kind: 'contributo',
  spendMin: null,
  spendMax: null,
  maxLimitsProject: false,
  ratePct: 50,
  rates: [],
  isRateMax: false,
  aidMax: null,
  asksQuotes: true,
  isDeMinimis: false,
  room: null,
  ...more,
});
const line = (name: string, amount: number, more: Partial<BudgetLine> = {}): BudgetLine => ({
  name,
  amount,
  isOutside: false,
  hasQuote: true,
  isPaidFor: true,
  ...more,
});

describe('the budget, by hand', () => {
  it('Voucher Cloud: 18.800 with a course outside, half of what is admitted, 4.000 at least', () => {
    const lines = [line('Firewall', 5_800), line('Cloud', 13_000), line('Corso', 1_200, { isOutside: true })];
    const budget = budgetOf(lines, terms({ spendMin: 4_000, aidMax: 20_000 }), [{ amount: 8_000 }]);
    expect(budget).toMatchObject({ spend: 18_800, eligible: 18_800, aid: 9_400, ownShare: 9_400, toCover: 1_400 });
    expect(budget.checks).toContainEqual({ kind: 'spend_min', isMet: true, min: 4_000 });
  });

  it('a ceiling of aid stops it; what is not paid stays to be paid', () => {
    const lines = [line('Macchina', 100_000), line('Furgone', 20_000, { isPaidFor: false })];
    expect(budgetOf(lines, terms({ aidMax: 20_000 }), [])).toMatchObject({
      eligible: 100_000,
      aid: 20_000,
      ownShare: 100_000,
      checks: expect.arrayContaining([{ kind: 'aid_max', max: 20_000 }]) as never,
    });
  });

  it('de minimis room is the last word; an unknown rate gives no figure', () => {
    expect(budgetOf([line('Forno', 40_000)], terms({ room: 7_500.25 }), [])).toMatchObject({
      aid: 7_500.25,
      ownShare: 32_499.75,
    });
    expect(budgetOf([line('Forno', 40_000)], terms({ ratePct: null }), [])).toMatchObject({
      aid: null,
      ownShare: null,
    });
  });

  it('the highest of several shares is said to be that', () => {
    const { checks } = budgetOf([line('Prototipo', 62_000)], terms({ ratePct: 100, isRateMax: true }), []);
    expect(checks).toContainEqual({ kind: 'rate_max', rate: 100 });
  });

  it.each([
    [
      '80% (85% con certificazione di parità di genere, 100% in contitolarità con enti di ricerca)',
      100,
      80,
      ['', 'con certificazione di parità di genere', 'in contitolarità con enti di ricerca'],
    ],
    ['60% dei costi (fino al 75% per habitat e specie prioritari)', 75, 60, ['', 'per habitat e specie prioritari']],
    ['circa 7,7% (ordinari) e 10,1% (4.0 e green) del finanziamento', 10.1, 10.1, ['ordinari', '4.0 e green']],
    ['55% piccole, 45% medie, 35% grandi', 55, 55, ['piccole', 'medie', 'grandi']],
    ['75% fino a 120.000 euro di spesa; 70% da 120.000 a 200.000', 75, 75, []],
    ['dal 25% al 65% secondo intervento, dimensione e zona', 65, 65, []],
    ['tasso convenzionale 5% (micro e piccole) o 3,575% (medie)', 14.3, 14.3, []],
    ['50%', 50, 50, []],
  ])('%s: what everybody gets, and the cases to choose from', (aidIntensity, aidIntensityMax, ordinary, cases) => {
    const grant = sampleGrant({ aidIntensity, aidIntensityMax });
    const { ratePct, rates } = aidTermsOf(grant, {}, null);
    expect([ratePct, rates.map(({ words }) => words)]).toEqual([ordinary, cases]);
  });

  it('quotes are missing only where the grant does not say that none are to be brought', () => {
    const missing = (documents: string[]) =>
      budgetOf([line('Forno', 40_000, { hasQuote: false })], aidTermsOf(sampleGrant({ documents }), {}, null), [])
        .checks;
    expect(missing(['Visura'])).toContainEqual({ kind: 'quotes', missing: 1 });
    expect(missing(['Nessun preventivo o fattura da allegare alla domanda'])).not.toContainEqual({
      kind: 'quotes',
      missing: 1,
    });
  });

  it('a case that the grant does not name is not taken', () => {
    const grant = sampleGrant({ aidIntensity: '80% (85% con certificazione)', aidIntensityMax: 85 });
    const rateOf = (chosen: number | null) => aidTermsOf(grant, {}, chosen).ratePct;
    expect([rateOf(null), rateOf(85), rateOf(100)]).toEqual([80, 85, 80]);
  });

  it('a line that is named as the call names its costs is to be verified, not refused', () => {
    const costs = ['Progettazione e ingegnerizzazione', 'Prototipi'];
    const [named, other] = budgetLines(
      costs,
      [
        { category: 'Servizi di ingegnerizzazione del brevetto', amount: 62_000 },
        { category: 'Deposito del marchio', amount: 900 },
      ],
      {},
    );
    expect([named?.isPaidFor, other?.isPaidFor]).toEqual([null, false]);
    const [full] = budgetLines(costs, [{ category: 'Progettazione e ingegnerizzazione del giunto', amount: 1 }], {});
    expect(full?.isPaidFor).toBe(true);
  });

  it('under de minimis, a room that is not known is said', () => {
    const under = (room: number | null) =>
      budgetOf([line('Forno', 10_000)], terms({ isDeMinimis: true, room }), []).checks.map(({ kind }) => kind);
    expect(under(null)).toContain('room_unknown');
    expect(under(300_000)).toEqual(['room', 'cover']);
  });

  it('always adds up and keeps every ceiling', () => {
    const cents = fc.integer({ min: 0, max: 50_000_000 }).map((each) => each / 100);
    const maybe = fc.option(cents, { nil: null });
    const anyLine = fc.record({
      amount: cents,
      isOutside: fc.boolean(),
      isPaidFor: fc.option(fc.boolean(), { nil: null }),
    });
    fc.assert(
      fc.property(
        fc.array(anyLine, { maxLength: 12 }),
        maybe,
        maybe,
        fc.integer({ min: 1, max: 100 }),
        (some, aidMax, room, ratePct) => {
          const budget = budgetOf(
            some.map((each, at) => line(String(at), each.amount, each)),
            terms({ aidMax, room, ratePct }),
            [],
          );
          const sum = budget.lines.reduce((total, each) => total + each.eligible, 0);
          expect(budget.eligible).toBeCloseTo(sum, 2);
          expect(budget.aid! + budget.ownShare!).toBeCloseTo(budget.spend, 2);
          expect(budget.aid!).toBeLessThanOrEqual(
            Math.min(aidMax ?? Infinity, room ?? Infinity, budget.eligible + 0.01),
          );
        },
      ),
    );
  });
});

const measure = (id: string, more: Partial<Measure> = {}): Measure => ({
  id,
  name: id,
  ratePct: 50,
  aidMax: null,
  spendMax: null,
  regime: 'other',
  intensityLimitPct: null,
  isCumulable: true,
  pays: () => true,
  ...more,
});

describe('the plan of aids', () => {
  it('three measures by hand: the whole cost, a ceiling, a room', () => {
    const lines = [
      { name: 'Tornio', amount: 120_000 },
      { name: 'Corso', amount: 1_200 },
    ];
    const only = (name: string) => (each: { name: string }) => each.name === name;
    const plan = aidPlanOf(
      lines,
      [
        measure('a', { ratePct: 60, pays: only('Tornio') }),
        measure('b', { ratePct: 60, pays: only('Tornio') }),
        measure('c', { regime: 'de_minimis', ratePct: 100, pays: only('Corso') }),
      ],
      1_000,
    );
    expect(plan.totals).toEqual([
      { measureId: 'a', aid: 72_000 },
      { measureId: 'b', aid: 48_000 },
      { measureId: 'c', aid: 1_000 },
    ]);
    expect(plan.rows.map(({ sharePct, limitedBy }) => [sharePct, limitedBy])).toEqual([
      [100, 'whole_cost'],
      [83.33, 'room'],
    ]);
  });

  it('GBER by hand: 35% allowed on a line of 200.000, taken by 25% and what is left of the second', () => {
    const plan = aidPlanOf(
      [
        { name: 'Impianto', amount: 200_000 },
        { name: 'Software', amount: 30_000 },
      ],
      [
        measure('regione', { regime: 'gber', ratePct: 25, intensityLimitPct: 35 }),
        measure('camera', { regime: 'de_minimis', ratePct: 50, aidMax: 25_000 }),
      ],
      300_000,
    );
    // Impianto: 50.000, then 70.000 - 50.000 = 20.000 of 25.000. Software: 7.500, then 10.500 - 7.500 = 3.000.
    expect(
      plan.rows.map(({ cells, sharePct, limitedBy }) => [cells.map(({ aid }) => aid), sharePct, limitedBy]),
    ).toEqual([
      [[50_000, 20_000], 35, 'intensity'],
      [[7_500, 3_000], 35, 'intensity'],
    ]);
    expect([plan.aid, plan.spend]).toEqual([80_500, 230_000]);
  });

  it('what forbids company stands alone', () => {
    const plan = aidPlanOf(
      [{ name: 'Forno', amount: 10_000 }],
      [measure('a'), measure('b', { isCumulable: false })],
      null,
    );
    expect(plan.leftOut).toEqual([{ measureId: 'b', why: 'not_cumulable' }]);
  });

  it('adds up; no line beyond its cost; every ceiling kept', () => {
    const amount = fc.integer({ min: 0, max: 20_000_000 }).map((each) => each / 100);
    const anyMeasure = fc.record({
      ratePct: fc.integer({ min: 1, max: 100 }),
      aidMax: fc.option(amount, { nil: null }),
      spendMax: fc.option(amount, { nil: null }),
      regime: fc.constantFrom('de_minimis' as const, 'gber' as const, 'other' as const),
      intensityLimitPct: fc.option(fc.integer({ min: 1, max: 100 }), { nil: null }),
      isCumulable: fc.option(fc.boolean(), { nil: null }),
    });
    fc.assert(
      fc.property(
        fc.array(amount, { maxLength: 6 }),
        fc.array(anyMeasure, { maxLength: 4 }),
        fc.option(amount, { nil: null }),
        (amounts, some, room) => {
          const measures = some.map((each, at) => measure(String(at), each));
          const plan = aidPlanOf(
            amounts.map((each, at) => ({ name: String(at), amount: each })),
            measures,
            room,
          );
          for (const row of plan.rows) expect(row.aid).toBeLessThanOrEqual(row.line.amount + 0.001);
          expect(plan.rows.reduce((sum, row) => sum + row.aid, 0)).toBeCloseTo(plan.aid, 1);
          for (const { measureId, aid } of plan.totals)
            expect(aid).toBeLessThanOrEqual((measures.find(({ id }) => id === measureId)!.aidMax ?? Infinity) + 0.001);
          const small = plan.totals.filter(
            ({ measureId }) => measures.find(({ id }) => id === measureId)!.regime === 'de_minimis',
          );
          expect(small.reduce((sum, { aid }) => sum + aid, 0)).toBeLessThanOrEqual((room ?? Infinity) + 0.001);
        },
      ),
    );
  });
});

it('an order before the day the application can be sent is too early; on that day it is not', () => {
  const order = (id: string, orderedOn: string | null) => ({
    ...{ id, name: id, startsOn: '2027-01-01', endsOn: '2027-01-31' },
    orderedOn,
  });
  const phases = [order('a', '2026-11-24'), order('b', '2026-11-25'), order('c', null)];
  expect(earlyOrders(phases, '2026-11-25').map(({ id }) => id)).toEqual(['a']);
});

it('phases become bars on whole months', () => {
  const phase = (id: string, startsOn: string, endsOn: string) => ({ id, name: id, startsOn, endsOn, orderedOn: null });
  const gantt = ganttOf([phase('a', '2027-01-01', '2027-01-31'), phase('b', '2027-02-01', '2027-02-28')])!;
  expect(gantt.months.map(({ key }) => key)).toEqual(['2027-01', '2027-02']);
  expect(gantt.bars[0]!.from).toBe(0);
  expect(gantt.bars[0]!.to).toBeCloseTo(gantt.bars[1]!.from, 5);
  expect(gantt.bars[1]!.to).toBe(1);
  expect(ganttOf([])).toBeNull();
});

it('a call of one’s own is read into proposals with their words', () => {
  const reading = readCustomGrant(`Fondazione Distretto Meccanica Brenta
Avviso pubblico "Meccanica sostenibile 2027"
Art. 3 Contributo a fondo perduto pari al 50% delle spese ammissibili, fino a 30.000 euro
Le domande vanno presentate entro il 15 gennaio 2027
Requisiti
- sede operativa in Veneto;
- iscrizione al Registro delle imprese.
Documenti da allegare
- visura camerale
- nessun preventivo
`);
  expect(reading).toMatchObject({
    title: { value: 'Avviso pubblico "Meccanica sostenibile 2027"' },
    entity: { value: 'Fondazione Distretto Meccanica Brenta' },
    ratePct: { value: 50 },
    amount: { value: 'fino a 30.000 euro' },
  });
  expect(reading.deadlines.map(({ value }) => value)).toEqual(['2027-01-15']);
  expect(reading.requirements.map(({ value }) => value)).toEqual([
    'sede operativa in Veneto',
    'iscrizione al Registro delle imprese',
  ]);
  expect(reading.documents.map(({ value }) => value)).toEqual(['visura camerale']);
  const paged = readCustomGrant('Avviso pubblico Meccanica 2027\nDomande entro il 15 gennaio 2027', [0, 31]);
  expect([paged.title?.page, paged.deadlines[0]?.page]).toEqual([1, 2]);
});
