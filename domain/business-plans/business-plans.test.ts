import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { gapsIn } from '#domain/assistant/drafting/draft.ts';
import { figuresIn } from '#domain/assistant/drafting/ground-figures.ts';
import { writeSection } from '#messages/business-plans/writing/write-section.ts';
import { NO_ANSWERS, planAnswers } from './answers/answers.ts';
import { donePhases } from './answers/done-phases.ts';
import { NO_FINANCE, planFinance } from './answers/finance.ts';
import { modelOf, monthsOf } from './answers/model-of.ts';
import { planResult } from './model/plan-result.ts';
import { editorDocument, storedText } from './editor-text.ts';
import { NO_PROJECT } from '#domain/projects/project.ts';
import { prefilledAnswers } from './prefill.ts';
import { rewritableText, rewrittenBlocks } from './rewritten.ts';
import { openPoints, plainOf, richText, type RichBlock } from './rich-text.ts';
import { PLAN_SECTIONS } from './sections.ts';
import { BAKERY, BAKERY_ANSWERS } from './testing/sample-answers.ts';
import { planFacts } from './writing/plan-facts.ts';

const TODAY = '2026-11-16';
const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value, Math.ceil(value)];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : [];
};
const factsWith = (answers = BAKERY_ANSWERS) =>
  planFacts({ title: 'Piano', company: BAKERY, project: null, grant: null, answers }, TODAY);

describe('an owner’s answers become a plan (BPL-2)', () => {
  test('what an owner counts is what the model computes', () => {
    const { input, open } = modelOf(BAKERY_ANSWERS.finance, TODAY);
    expect(open).toEqual([]);
    const [first] = planResult(input!, TODAY).years;
    // 150 × 6 × 300 + 15 × 800 × 12
    expect(first!.incomeStatement.revenue).toBeCloseTo(414_000, 2);
    expect(planResult(input!, TODAY).instalments.l1).toBeCloseTo(765.89, 2);
  });

  test('a line with an empty box is left out and told; without sales, start or form nothing is computed', () => {
    const finance = planFinance.parse({
      ...BAKERY_ANSWERS.finance,
      jobs: [{ id: 'j1', name: 'Addetti', heads: 2, pay: 20_000 }],
    });
    expect(modelOf(finance, TODAY).open).toEqual([{ list: 'jobs', id: 'j1', missing: ['contributionsPct'] }]);
    expect(modelOf(finance, TODAY).input!.staff).toEqual([]);
    expect(modelOf(NO_FINANCE, TODAY).input).toBeNull();
  });

  test.each([
    ['2027-01', 3, 36],
    ['2027-01', 5, 60],
    ['2027-07', 3, 42],
    ['2027-07', 5, 54],
    ['2027-12', 5, 49],
  ])('from %s, %d years: %d months, the last a December', (start, years, months) => {
    expect(monthsOf(start, years)).toBe(months);
    expect((Number(start.slice(5)) - 1 + months) % 12).toBe(0);
  });

  test('the company and its project are not typed again (BPL-4)', () => {
    const project = {
      title: 'Forno',
      description: 'Un forno nuovo',
      spend: 40_000,
      costs: [],
      hires: 1,
      startsOn: '2027-03-10',
    };
    const { texts, finance } = prefilledAnswers(
      BAKERY,
      { ...project, region: null, province: null, city: null, endsOn: null, ordered: false },
      TODAY,
    );
    expect(texts).toMatchObject({
      activity: BAKERY.description,
      project: 'Un forno nuovo',
      customers: BAKERY.targetMarket,
    });
    expect(finance).toMatchObject({ form: 'srl', start: '2027-01', isNew: false });
    expect(finance.assets).toMatchObject([{ name: 'Forno', cost: 40_000, month: '2027-03', vatPct: 22 }]);
    expect(finance.jobs).toMatchObject([{ heads: 1, from: '2027-03' }]);
  });

  test('a month that nobody told stays open, and a cost is called after the thing', () => {
    const costs = [{ category: 'vorrei comprare un forno elettrico', amount: 40_000 }];
    const { finance, steps } = prefilledAnswers(
      BAKERY,
      { ...NO_PROJECT, title: 'Forno elettrico', costs, hires: 1, endsOn: '2027-03-31' },
      TODAY,
    );
    expect(finance.assets).toMatchObject([{ name: 'forno elettrico', cost: 40_000, month: null }]);
    expect(finance.jobs).toMatchObject([{ heads: 1, from: null }]);
    expect(steps).toMatchObject([{ name: 'Forno elettrico', from: null, to: '2027-03' }]);
  });

  test('personnel of a project is spent once and bears no VAT; what is needed is what the investment says', () => {
    const costs = [
      { category: 'Attrezzature', amount: 60_000 },
      { category: 'Personale di ricerca', amount: 80_000 },
    ];
    const project = { ...NO_PROJECT, title: 'Sensore', spend: 140_000, costs };
    const answers = prefilledAnswers(BAKERY, project, TODAY);
    expect(answers.finance.assets).toMatchObject([{ name: 'Attrezzature', cost: 60_000, vatPct: 22 }]);
    expect(answers.finance.running).toMatchObject([
      { name: 'Personale di ricerca', amount: 80_000, per: 'once', vatPct: 0 },
    ]);
    const facts = planFacts({ title: 'Piano', company: BAKERY, project, grant: null, answers }, TODAY);
    const summary = plainOf(writeSection('executiveSummary', facts));
    expect(summary).toContain('L’investimento è di 140.000 € (Attrezzature e Personale di ricerca), IVA esclusa.');
    expect(summary).toContain('servono 153.200 €, IVA compresa');
    const work = plainOf(writeSection('operationalPlan', facts));
    expect(work).toContain('Personale di ricerca: 80.000');
    expect(work).not.toContain('l’anno');
  });

  test('a cost borne once weighs whole on the first year, however short, and on no other', () => {
    const running = [{ id: 'c1', name: 'Personale', amount: 12_000, per: 'once' as const, vatPct: 0 }];
    const fixed = (start: string, lines: object[]) => {
      const finance = planFinance.parse({ ...BAKERY_ANSWERS.finance, start, running: lines });
      return planResult(modelOf(finance, TODAY).input!, TODAY).years.map((year) => year.incomeStatement.netProfit);
    };
    for (const start of ['2027-01', '2027-07']) {
      const [without, within] = [fixed(start, []), fixed(start, running)];
      expect(without[0]! - within[0]!).toBeGreaterThan(6_500);
    }
    const { input } = modelOf(planFinance.parse({ ...BAKERY_ANSWERS.finance, start: '2027-07', running }), TODAY);
    expect(input!.fixedCosts).toMatchObject([{ annual: [12_000, 0, 0, 0], months: [7, 8, 9, 10, 11, 12] }]);
  });

  test('a project told for a year is bought in no month that nobody told', () => {
    const project = { ...NO_PROJECT, title: 'Forno', spend: 40_000, startsOn: '2027-01-01', endsOn: '2027-12-31' };
    const { finance, steps } = prefilledAnswers(BAKERY, project, TODAY);
    expect(finance.assets).toMatchObject([{ cost: 40_000, month: null }]);
    expect(steps).toMatchObject([{ from: null, to: '2027-12' }]);
  });

  test('a phase that nobody answered is not done', () => {
    expect(donePhases(NO_ANSWERS, TODAY)).toEqual([]);
    expect(donePhases(BAKERY_ANSWERS, TODAY)).toContain('numeri');
    const market = { ...NO_ANSWERS.texts, market: 'a', customers: 'b', competitors: 'c', advantage: 'd', goals: 'e' };
    expect(donePhases({ ...NO_ANSWERS, texts: market }, TODAY)).toEqual(['mercato']);
  });

  test('a wish is told in the third person, with the end that is known and no other month', () => {
    const description = 'vorrei comprare un forno elettrico da 40.000 € entro marzo, a Taranto';
    const told = { title: 'Forno elettrico', description, spend: 40_000, city: 'Taranto', endsOn: '2027-03-31' };
    const project = { ...NO_PROJECT, ...told };
    const answers = prefilledAnswers(BAKERY, project, TODAY);
    const facts = planFacts({ title: 'Piano', company: BAKERY, project, grant: null, answers }, TODAY);
    const summary = plainOf(writeSection('executiveSummary', facts));
    expect(summary).toContain(`${BAKERY.companyName} acquista un forno elettrico.`);
    expect(summary).not.toMatch(/vorrei/i);
    const timeline = plainOf(writeSection('timeline', facts));
    expect(timeline).toContain('Forno elettrico: entro marzo 2027');
    expect(timeline).not.toContain('gennaio');
    const own = { ...answers, texts: { ...answers.texts, project: 'Vorrei un forno entro marzo' } };
    const kept = planFacts({ title: 'Piano', company: BAKERY, project, grant: null, answers: own }, TODAY);
    expect(plainOf(writeSection('executiveSummary', kept))).toContain('Vorrei un forno entro marzo.');
  });
});

describe('what a banker would say', () => {
  test('cash below zero names the month, the purchase and a loan that comes in time', () => {
    const { remarks } = factsWith().figures!;
    const [cash] = remarks;
    expect(cash).toMatchObject({ code: 'cash_below_zero', isSerious: true, month: '2027-03' });
    if (cash?.code !== 'cash_below_zero') throw new Error('no remark on the cash');
    expect(cash.paid).toEqual({ name: 'Forno rotativo', amount: 48_800 });
    expect(cash.trial).toMatchObject({ kind: 'loan_earlier', month: '2027-03' });
    expect(cash.trial!.gives).toBeGreaterThan(cash.amount);
  });

  test('instalments that are not covered get more of them until they are', () => {
    const finance = planFinance.parse({
      ...BAKERY_ANSWERS.finance,
      loans: [{ ...BAKERY_ANSWERS.finance.loans[0]!, amount: 90_000, instalments: 12 }],
    });
    const { remarks } = factsWith({ ...BAKERY_ANSWERS, finance }).figures!;
    const thin = remarks.find(({ code }) => code === 'dscr_low');
    if (thin?.code !== 'dscr_low' || !thin.trial) throw new Error('nothing to try');
    expect(thin.dscr).toBeLessThan(1.2);
    expect(thin.trial.gives).toBeGreaterThanOrEqual(1.2);
  });
});

describe('the twelve parts (BPL-6)', () => {
  test('every figure stands in the answers, in the model or in the rules of the text', () => {
    const facts = factsWith();
    const { input, result, remarks } = facts.figures!;
    const known = new Set(figuresIn(JSON.stringify([facts.answers, BAKERY, input])));
    const numbers = new Set(numbersIn([result, remarks]));
    const isKnown = (figure: string) => {
      const value = Number(figure);
      return (
        known.has(figure) ||
        [...numbers].some((each) => Math.abs(Math.abs(each) - value) < 0.006 || Math.round(Math.abs(each)) === value)
      );
    };
    const all = PLAN_SECTIONS.map((section) => plainOf(writeSection(section, facts))).join('\n');
    // sums of the answers, shares, and the thresholds that the words name
    const made = ['48800', '8800', '45000', '3800', '100', '66', '5', '1.2', '30', '10', '3', '1'];
    expect(
      figuresIn(all)
        .filter((figure) => !isKnown(figure) && !made.includes(figure))
        .filter((figure) => !all.includes(`${figure}% dei ricavi`) && !/^\d{1,2}(\.\d)?$/.test(figure)),
    ).toEqual([]);
  });

  test.each(PLAN_SECTIONS)('%s asks for what nobody told, and makes nothing up', (section) => {
    const empty = writeSection(section, factsWith(NO_ANSWERS));
    expect(richText.parse(empty)).toEqual(empty);
    expect(gapsIn(plainOf(empty)).length).toBeGreaterThan(0);
    expect(openPoints(writeSection(section, factsWith())).length).toBeLessThanOrEqual(
      gapsIn(plainOf(empty)).length + 1,
    );
  });

  test('a provider’s paragraphs take the place of ours; lists with figures stay', () => {
    const blocks = writeSection('targetMarket', factsWith());
    const said = rewritableText(blocks)
      .split('\n\n')
      .map((_, at) => `Frase ${'abc'[at]!}.`);
    const kept = rewrittenBlocks(blocks, said.join('\n\n'));
    expect(kept.map(({ type }) => type)).toEqual(blocks.map(({ type }) => type));
    expect(rewrittenBlocks(blocks, 'Una sola frase.').map(({ type }) => type)).toEqual(['paragraph', 'list']);
  });

  test('whatever is typed, answers parse, are written and stay within the stored shape', () => {
    const text = fc.string({ maxLength: 300 });
    fc.assert(
      fc.property(text, text, (activity, market) => {
        const answers = planAnswers.parse({ texts: { activity, market } });
        for (const section of PLAN_SECTIONS) richText.parse(writeSection(section, factsWith(answers)));
      }),
      { numRuns: 30 },
    );
  });
});

describe('a text in the editor', () => {
  const BLOCKS: RichBlock[] = [
    { type: 'heading', runs: [{ text: 'Titolo' }] },
    { type: 'paragraph', runs: [{ text: 'Una ' }, { text: 'parola', bold: true }, { text: ' sola', italic: true }] },
    { type: 'list', isOrdered: true, items: [[{ text: 'uno' }], [{ text: 'due' }]] },
    {
      type: 'table',
      rows: [
        [[{ text: 'Voce' }], [{ text: 'Euro' }]],
        [[{ text: 'Forno' }], [{ text: '40.000' }]],
      ],
    },
  ];

  test('comes back as it went in', () => {
    expect(storedText(editorDocument(BLOCKS))).toEqual(BLOCKS);
  });

  test('what the stored shape does not know becomes its words; empty lines go', () => {
    const quote = {
      type: 'blockquote',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'detto', marks: [{ type: 'link' }] }] }],
    };
    expect(storedText({ type: 'doc', content: [quote, { type: 'paragraph' }] })).toEqual([
      { type: 'paragraph', runs: [{ text: 'detto' }] },
    ]);
    expect(richText.parse(storedText({ type: 'doc', content: [quote] }))).toHaveLength(1);
  });
});
