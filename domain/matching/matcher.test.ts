import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHECKS, checkView } from '#domain/eligibility/check-eligibility.ts';
import { viewCompany, type NamedCompany } from '#domain/eligibility/company-view.ts';
import { sampleCompany } from '#domain/eligibility/testing/sample-company.ts';
import type { GrantConstraints } from '#domain/grants/grant.ts';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';
import { EMPLOYEE_BANDS, LEGAL_FORMS, REGIONS, REVENUE_BANDS, SECTORS } from '#domain/vocabulary.ts';
import { loadBundledCatalogue } from '#server/features/grants/catalogue/load.ts';
import { buildMatcher, matcherInSteps } from './matcher.ts';
import { RULE_GROUPS } from './rule-groups.ts';

const TODAY = '2026-11-15';
/** What no bundled grant asks, one rule each: others come with the importers. */
const ASKED_ELSEWHERE = [
  { revenueEuro: { max: 500_000 } },
  { founderAge: { min: 18 } },
  { ageMonths: { min: 12, max: 60 } },
  { sizes: ['micro'], sizesWaivedFor: ['startup_innovativa'] },
] satisfies GrantConstraints[];
const grants = [
  ...loadBundledCatalogue(),
  ...ASKED_ELSEWHERE.map((constraints, at) => sampleGrant({ id: `asked-${String(at)}`, constraints })),
];
const matcher = buildMatcher(grants);

const maybe = <Item>(items: readonly Item[]) => fc.option(fc.constantFrom(...items));
const STORIES = [
  '',
  'Produciamo scarpe. Vogliamo comprare macchinari per 300.000 euro.',
  'Ho 28 anni, sono disoccupata e voglio aprire un bar.',
  'Cooperativa sociale con 40 dipendenti.',
  'Startup innovativa, soci uomini di 31 e 40 anni, intelligenza artificiale.',
  'Albergo artigianale, agriturismo con camere.',
];
const anyCompany: fc.Arbitrary<NamedCompany> = fc
  .record({
    sector: maybe(SECTORS),
    region: maybe(REGIONS),
    province: maybe(['TN', 'BZ', 'MI']),
    legalForm: maybe(LEGAL_FORMS),
    employeeBand: maybe(EMPLOYEE_BANDS),
    revenueBand: maybe(REVENUE_BANDS),
    foundedYear: fc.option(fc.integer({ min: 1990, max: 2027 })),
    isWomenLed: maybe([true, false]),
    description: fc.constantFrom(...STORIES),
  })
  .map(sampleCompany);

it('looks each check of the table up by a facet of its own', () => {
  const looked = RULE_GROUPS.flatMap(({ facets }) => facets.flatMap(({ checks }) => checks));
  expect(looked.map(({ name }) => name).toSorted()).toEqual(CHECKS.map(({ name }) => name).toSorted());
});

describe('matching over the whole catalogue', () => {
  it('gives every grant the verdict of the eligibility table, whatever the company', () => {
    fc.assert(
      fc.property(anyCompany, (company) => {
        const view = viewCompany(company, TODAY);
        const ranked = matcher.rank(view, { today: TODAY, limit: grants.length, verdict: 'tutti' });
        expect(ranked).toHaveLength(grants.length);
        for (const { index, verdict } of ranked) {
          const expected = checkView(grants[index]!, view).verdict;
          if (verdict !== expected) expect.fail(`${grants[index]!.id}: ${verdict} instead of ${expected}`);
        }
      }),
      { numRuns: 150, seed: 1 },
    );
  });

  const company = sampleCompany({
    sector: 'tourism',
    region: 'Puglia',
    legalForm: 'srl',
    employeeBand: '6-10',
    foundedYear: 2010,
  });

  it('tells the same verdicts one by one, also of what is in no catalogue', () => {
    const elsewhere = sampleGrant({ id: 'elsewhere', constraints: { sizes: ['large'] } });
    fc.assert(
      fc.property(anyCompany, (company) => {
        const verdictOf = matcher.verdictsOf(company, TODAY);
        const view = viewCompany(company, TODAY);
        for (const grant of [...grants, elsewhere]) expect(verdictOf(grant)).toBe(checkView(grant, view).verdict);
      }),
      { numRuns: 10 },
    );
  });

  it('is built of few grants at a time, so that others go first in between', () => {
    let looked = 0;
    const many = new Proxy(
      Array.from({ length: 2000 }, (_, at) => sampleGrant({ id: `many-${String(at)}` })),
      {
        get(target, key, self) {
          if (typeof key === 'string' && /^\d/.test(key)) looked += 1;
          return Reflect.get(target, key, self) as unknown;
        },
      },
    );
    const perStep: number[] = [];
    const steps = matcherInSteps(many, TODAY);
    for (let isDone = false; !isDone; looked = 0) {
      isDone = steps.next().done === true;
      perStep.push(looked);
    }
    expect(perStep.reduce((sum, each) => sum + each)).toBeGreaterThanOrEqual(many.length);
    expect(perStep.filter((each) => each > 250)).toEqual([]);
  });

  it('leaves out what the company is excluded from, unless asked for everything', () => {
    const usual = matcher.match(company, { today: TODAY, limit: 500 });
    const everything = matcher.match(company, { today: TODAY, limit: 500, verdict: 'tutti' });
    expect(usual.every((item) => item.verdict !== 'non_ammissibile')).toBe(true);
    expect(everything).toHaveLength(grants.length);
    expect(
      matcher
        .match(company, { today: TODAY, limit: 500, verdict: 'ammissibile' })
        .every((item) => item.verdict === 'ammissibile'),
    ).toBe(true);
    expect(
      matcher.match(company, { today: TODAY, limit: 3, verdict: 'non_ammissibile' }).map((item) => item.score),
    ).toEqual([null, null, null]);
  });

  it('is cut to the limit without changing its order, and is the same every time', () => {
    const all = matcher.match(company, { today: TODAY, limit: 500 }).map((item) => item.grant.id);
    expect(matcher.match(company, { today: TODAY, limit: 7 }).map((item) => item.grant.id)).toEqual(all.slice(0, 7));
    expect(matcher.match(company, { today: TODAY, limit: 0 })).toEqual([]);
  });

  it('respects hidden grants', () => {
    const [first] = matcher.match(company, { today: TODAY, limit: 1 });
    const without = new Set([first!.grant.id]);
    expect(
      matcher.match(company, { today: TODAY, limit: 500, without }).some((item) => without.has(item.grant.id)),
    ).toBe(false);
  });

  it('scores 70 to 95, and gives no score to what is not admissible (MAT-1, MAT-2)', () => {
    for (const { verdict, score } of matcher.match(company, { today: TODAY, limit: 500, verdict: 'tutti' })) {
      if (verdict === 'non_ammissibile') expect(score).toBeNull();
      else expect(score).toSatisfy((value: number) => value >= 70 && value <= 95);
    }
  });

  it('keeps fit, confidence and urgency apart (MAT-3)', () => {
    const only = (grant: Parameters<typeof sampleGrant>[0]) =>
      buildMatcher([sampleGrant(grant)]).match(sampleCompany({ sector: 'technology' }), { today: TODAY })[0]!;
    const known = { territory: 'any', sizes: 'any', sectors: 'any' } as const;
    const [soon, later] = [
      only({ closesOn: '2026-11-20', constraints: known }),
      only({ closesOn: '2027-06-30', constraints: known }),
    ];
    expect([soon.daysLeft, later.fit, later.confidence]).toEqual([5, soon.fit, soon.confidence]);
    const unsure = only({ closesOn: '2026-11-20', constraints: { ...known, territory: { regions: ['Puglia'] } } });
    expect(unsure.confidence).toBeLessThan(soon.confidence);
  });

  it('sees the day: a grant that has closed since is no longer proposed', () => {
    const small = buildMatcher([sampleGrant({ closesOn: '2026-11-15' })]);
    const known = sampleCompany({ sector: 'technology' });
    expect(small.match(known, { today: '2026-11-15' })).toHaveLength(1);
    expect(small.match(known, { today: '2026-11-16' })).toHaveLength(0);
  });
});

describe('next best question', () => {
  it('counts the grants that each missing datum would decide, the most useful first', () => {
    const inPuglia = sampleGrant({
      id: 'a',
      constraints: { territory: { regions: ['Puglia'] }, sizes: 'any', sectors: 'any' },
    });
    const forMicro = sampleGrant({ id: 'b', constraints: { territory: 'any', sizes: ['micro'], sectors: 'any' } });
    const both = sampleGrant({
      id: 'c',
      constraints: { territory: { regions: ['Puglia'] }, sizes: ['micro'], sectors: 'any' },
    });
    const other = { ...inPuglia, id: 'd' };
    expect(buildMatcher([inPuglia, forMicro, both, other]).nextQuestions(sampleCompany(), TODAY)).toEqual([
      { field: 'region', decides: 2, touches: 3 },
      { field: 'size', decides: 1, touches: 2 },
    ]);
  });

  it('asks nothing about grants that are already excluded', () => {
    const shut = sampleGrant({ editorialState: 'chiuso', constraints: { sizes: ['micro'] } });
    const elsewhere = sampleGrant({ constraints: { territory: { regions: ['Puglia'] }, sizes: ['micro'] } });
    expect(
      buildMatcher([shut, elsewhere]).nextQuestions(sampleCompany({ region: 'Umbria', sector: 'technology' }), TODAY),
    ).toEqual([]);
  });
});
