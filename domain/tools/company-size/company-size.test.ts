import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMPANY_SIZES } from '#domain/vocabulary.ts';
import { companySize } from './company-size.ts';
import type { Holder, Holding, SizeInput, YearFigures } from './size-input.ts';
import { sizeSchema } from './size-schema.ts';
import { statusAfter } from './two-year-rule.ts';

fc.configureGlobal({ seed: 1 }); // every run sees the same

const year = (of: number, staff: number | null, turnover: number | null, balance: number | null): YearFigures => ({
  year: of,
  staff,
  turnover,
  balance,
  isEstimate: false,
});
const holder = (id: string, years: YearFigures[], more: Partial<Holder> = {}): Holder => ({
  id,
  name: id.toUpperCase(),
  kind: 'firm',
  years,
  atecoDivision: null,
  groupTurnoverShare: null,
  investment: null,
  budget: null,
  inhabitants: null,
  ...more,
});
const owns = (owner: string, owned: string, capital: number, more: Partial<Holding> = {}): Holding => ({
  owner,
  owned,
  capital,
  votes: capital,
  hasControl: false,
  ...more,
});
const both = (staff: number | null, turnover: number | null, balance: number | null) => [
  year(2025, staff, turnover, balance),
  year(2024, staff, turnover, balance),
];
const input = (holders: Holder[], holdings: Holding[] = [], more: Partial<SizeInput> = {}): SizeInput => ({
  day: '2026-11-15',
  subject: 'a',
  holders,
  holdings,
  isFirstAccounts: false,
  hasStructuralChange: false,
  priorSize: null,
  unanswered: [],
  ...more,
});
const MILLION = 1_000_000;
const MICRO = both(5, MILLION, MILLION);

describe('size of a firm alone (art. 2)', () => {
  it.each([
    [9.99, 2 * MILLION, 9 * MILLION, 'micro'],
    [10, 0, 0, 'small'],
    [9, 2 * MILLION + 0.01, 2 * MILLION, 'micro'],
    [9, 2 * MILLION + 0.01, 2 * MILLION + 0.01, 'small'],
    [49, 10 * MILLION, 90 * MILLION, 'small'],
    [50, 0, 0, 'medium'],
    [49, 10 * MILLION + 0.01, 10 * MILLION + 0.01, 'medium'],
    [249, 50 * MILLION, 90 * MILLION, 'medium'],
    [249, 90 * MILLION, 43 * MILLION, 'medium'],
    [249, 50 * MILLION + 0.01, 43 * MILLION + 0.01, 'large'],
    [250, 0, 0, 'large'],
  ])('%s ULA, %s turnover, %s balance: %s', (staff, turnover, balance, size) => {
    const result = companySize(input([holder('a', both(staff, turnover, balance))]));
    expect(result).toMatchObject({ size, possible: [size], standing: 'autonomous', uncertain: [] });
  });

  it('an unknown figure that may change the class leaves the size open', () => {
    const result = companySize(input([holder('a', both(5, null, null))]));
    expect(result.size).toBeNull();
    expect(result.isSme).toBeNull();
    expect(result.uncertain[0]).toMatchObject({ code: 'missing_figures', name: 'A' });
  });

  it('an unknown balance does not matter when the turnover is enough', () => {
    expect(companySize(input([holder('a', both(5, MILLION, null))])).size).toBe('micro');
  });

  it('without any accounts nothing is decided', () => {
    const result = companySize(input([holder('a', [])]));
    expect(result).toMatchObject({ size: null, isSme: null, uncertain: [{ code: 'no_accounts' }] });
    expect(result.possible).toEqual([...COMPANY_SIZES]);
  });
});

describe('partners and linked firms (art. 3 and 6)', () => {
  const BIG = both(200, 40 * MILLION, 40 * MILLION);

  it.each([
    [24.99, 'autonomous', 'micro'],
    [25, 'partner', 'medium'],
    [50, 'partner', 'medium'],
    [50.01, 'linked', 'medium'],
  ])('a firm that holds %s%% makes it %s', (share, standing, size) => {
    const result = companySize(input([holder('a', MICRO), holder('b', BIG)], [owns('b', 'a', share)]));
    expect(result).toMatchObject({ standing, size });
  });

  it('a partner counts in proportion, a linked firm in full', () => {
    const partner = companySize(input([holder('a', MICRO), holder('b', BIG)], [owns('b', 'a', 30)]));
    expect(partner.years[0]!.totals.staff.min).toBe(65);
    expect(partner.years[0]!.rows[1]).toMatchObject({ role: 'partner', share: 30, staff: 60 });
    const linked = companySize(
      input([holder('a', MICRO), holder('b', BIG)], [owns('a', 'b', 30, { hasControl: true })]),
    );
    expect(linked.years[0]!.totals.staff.min).toBe(205);
  });

  it('of capital and votes the higher share counts', () => {
    const result = companySize(input([holder('a', MICRO), holder('b', BIG)], [owns('b', 'a', 20, { votes: 40 })]));
    expect(result.years[0]!.rows[1]).toMatchObject({ role: 'partner', share: 40 });
  });

  it('links go on to the end of the chain, partners stop at the first step', () => {
    const holders = ['a', 'b', 'c', 'd', 'e'].map((id) => holder(id, both(10, 0, 0)));
    const chain = [owns('a', 'b', 60), owns('b', 'c', 60), owns('c', 'd', 30), owns('d', 'e', 30)];
    const result = companySize(input(holders, chain));
    expect(result.years[0]!.rows.map((row) => [row.id, row.role, row.share])).toEqual([
      ['a', 'self', 100],
      ['b', 'linked', 100],
      ['c', 'linked', 100],
      ['d', 'partner', 30],
    ]);
    expect(result.years[0]!.totals.staff.min).toBe(33);
  });

  it('firms linked to a partner count with the share of the partner', () => {
    const holders = ['a', 'b', 'c'].map((id) => holder(id, both(10, 0, 0)));
    const result = companySize(input(holders, [owns('b', 'a', 40), owns('b', 'c', 80)]));
    expect(result.years[0]!.rows.map((row) => [row.id, row.role, row.staff])).toEqual([
      ['a', 'self', 10],
      ['b', 'partner', 4],
      ['c', 'partner_linked', 4],
    ]);
  });

  it('two linked firms that hold 15% each are together a partner at 30%', () => {
    const holders = ['a', 'b', 'c'].map((id) => holder(id, both(10, 0, 0)));
    const result = companySize(input(holders, [owns('b', 'a', 15), owns('c', 'a', 15), owns('b', 'c', 80)]));
    expect(result.standing).toBe('partner');
    expect(result.years[0]!.totals.staff.min).toBe(16);
  });

  it('a circle of shares ends', () => {
    const holders = ['a', 'b', 'c'].map((id) => holder(id, both(10, 0, 0)));
    const result = companySize(input(holders, [owns('a', 'b', 60), owns('b', 'c', 60), owns('c', 'a', 60)]));
    expect(result.years[0]!.totals.staff.min).toBe(30);
  });
});

describe('investors and public bodies (art. 3.2 and 3.4)', () => {
  const withHolder = (share: number, more: Partial<Holder>) =>
    companySize(input([holder('a', MICRO), holder('b', both(500, 0, 0), more)], [owns('b', 'a', share)]));

  it.each([
    ['public_body', 24.99, 'micro'],
    ['public_body', 25, 'large'],
    ['public_investment_company', 50, 'micro'],
    ['public_investment_company', 51, 'large'],
    ['venture_capital', 50, 'micro'],
    ['venture_capital', 51, 'large'],
    ['university', 50, 'micro'],
    ['research_centre', 50, 'micro'],
    ['institutional_investor', 50, 'micro'],
  ] as const)('%s with %s%%: %s', (kind, share, size) => {
    expect(withHolder(share, { kind }).size).toBe(size);
  });

  it.each([
    [1_249_999, 'micro'],
    [1_250_000, 'medium'],
    [null, null],
  ])('a business angel who invested %s', (investment, size) => {
    expect(withHolder(30, { kind: 'business_angel', investment }).size).toBe(size);
  });

  it.each([
    [9_999_999, 4_999, 'micro'],
    [10_000_000, 4_999, 'large'],
    [9_999_999, 5_000, 'large'],
    [null, 4_999, null],
  ])('a local authority with budget %s and %s inhabitants', (budget, inhabitants, size) => {
    expect(withHolder(30, { kind: 'local_authority', budget, inhabitants }).size).toBe(size);
  });

  it('public bodies add up, also through a firm they control', () => {
    const result = companySize(
      input(
        [
          holder('a', MICRO),
          holder('comune', [], { kind: 'public_body' }),
          holder('regione', [], { kind: 'public_body' }),
          holder('partecipata', both(1, 0, 0)),
        ],
        [owns('comune', 'a', 10), owns('regione', 'partecipata', 51), owns('partecipata', 'a', 15)],
      ),
    );
    expect(result.size).toBe('large');
    expect(result.why[0]).toMatchObject({ code: 'public_ownership', share: 25 });
  });

  it('a public holder that does not control the firm above is left to an expert', () => {
    const result = companySize(
      input(
        [holder('a', MICRO), holder('regione', [], { kind: 'public_body' }), holder('b', both(1, 0, 0))],
        [owns('regione', 'b', 30), owns('b', 'a', 60)],
      ),
    );
    expect(result.uncertain).toContainEqual({ code: 'public_above', name: 'B' });
  });
});

describe('links through natural persons (art. 3.3, DM 18 aprile 2005)', () => {
  const sister = both(300, 0, 0);
  const through = (a: Partial<Holder>, b: Partial<Holder>) =>
    companySize(
      input(
        [holder('a', MICRO, a), holder('b', sister, b), holder('rossi', [], { kind: 'person' })],
        [owns('rossi', 'a', 100), owns('rossi', 'b', 60)],
      ),
    );

  it.each([
    [{ atecoDivision: '25' }, { atecoDivision: '25' }, 'large'],
    [{ atecoDivision: '25', groupTurnoverShare: 24.9 }, { atecoDivision: '62', groupTurnoverShare: 0 }, 'micro'],
    [{ atecoDivision: '25', groupTurnoverShare: 25 }, { atecoDivision: '62', groupTurnoverShare: 0 }, 'large'],
    [{ atecoDivision: '25' }, { atecoDivision: '62' }, null],
    [{}, {}, null],
  ])('%j and %j: %s', (a, b, size) => {
    expect(through(a, b).size).toBe(size);
  });

  it('an unknown market is asked, with the names', () => {
    expect(through({}, {}).uncertain).toContainEqual({ code: 'person_link', person: 'ROSSI', firms: ['A', 'B'] });
  });

  it('a person with a minority links nothing', () => {
    const result = companySize(
      input(
        [
          holder('a', MICRO, { atecoDivision: '25' }),
          holder('b', sister, { atecoDivision: '25' }),
          holder('p', [], { kind: 'person' }),
        ],
        [owns('p', 'a', 100), owns('p', 'b', 50)],
      ),
    );
    expect(result.size).toBe('micro');
  });
});

describe('two-year rule (art. 4.2)', () => {
  const staffed = (...staffNewestFirst: number[]) =>
    staffNewestFirst.map((staff, index) => year(2025 - index, staff, 0, 0));

  it.each([
    [[60, 45], 'small', 'small'],
    [[60, 55], 'small', 'medium'],
    [[60, 300], 'small', 'medium'],
    [[5, 45], 'small', 'small'],
    [[5, 5], 'small', 'micro'],
    [[45, 60, 45], 'small', 'small'],
    [[60, 60, 45], 'small', 'medium'],
  ] as const)('staff %j after %s is %s', (staff, priorSize, size) => {
    expect(companySize(input([holder('a', staffed(...staff))], [], { priorSize })).size).toBe(size);
  });

  it('without the size before, the answer says that it may depend on it', () => {
    const result = companySize(input([holder('a', staffed(60, 45))]));
    expect(result.size).toBe('small');
    expect(result.possible).toEqual(['small', 'medium']);
    expect(result.uncertain).toContainEqual({ code: 'earlier_years' });
    expect(result.why).toContainEqual({ code: 'two_year_rule_holds', year: 2025, latest: 'medium', kept: 'small' });
  });

  it('a merger or a first year takes the latest accounts at once', () => {
    expect(companySize(input([holder('a', staffed(60, 45))], [], { hasStructuralChange: true })).size).toBe('medium');
    const firstYear = companySize(input([holder('a', staffed(60))], [], { isFirstAccounts: true }));
    expect(firstYear).toMatchObject({ size: 'medium', uncertain: [] });
  });

  it('what was left at "non so" keeps the size open: it can only make the firm larger', () => {
    const open = companySize(input([holder('a', MICRO)], [], { unanswered: ['group', 'investors'] }));
    expect(open).toMatchObject({ size: null, soFar: 'micro', isSme: null, standing: null });
    expect(open.possible).toEqual([...COMPANY_SIZES]);
    expect(open.uncertain).toEqual([
      { code: 'unanswered', question: 'group' },
      { code: 'unanswered', question: 'investors' },
    ]);
    const large = companySize(input([holder('a', both(300, 0, 0))], [], { unanswered: ['group'] }));
    expect(large).toMatchObject({ size: 'large', soFar: null, isSme: false });
  });

  it('one year alone is said to be one year', () => {
    expect(companySize(input([holder('a', staffed(60))])).uncertain).toEqual([{ code: 'one_year' }]);
  });
});

describe('properties', () => {
  const figures = fc.record({
    year: fc.constantFrom(2023, 2024, 2025),
    staff: fc.integer({ min: 0, max: 400 }),
    turnover: fc.integer({ min: 0, max: 90 * MILLION }),
    balance: fc.integer({ min: 0, max: 90 * MILLION }),
    isEstimate: fc.constant(false),
  });
  const firm = (id: string) =>
    fc
      .record({
        years: fc.uniqueArray(figures, { minLength: 1, maxLength: 3, selector: (each) => each.year }),
        kind: fc.constantFrom('firm', 'firm', 'firm', 'venture_capital', 'person', 'public_body'),
        atecoDivision: fc.constantFrom('25', '62', null),
      })
      .map((more) => holder(id, more.years, id === 'a' ? { ...more, kind: 'firm' } : (more as Partial<Holder>)));
  const ids = ['a', 'b', 'c', 'd'];
  const group = fc
    .record({
      holders: fc.tuple(...ids.map(firm)),
      holdings: fc.array(
        fc.record({
          owner: fc.constantFrom(...ids),
          owned: fc.constantFrom(...ids),
          capital: fc.integer({ min: 0, max: 100 }),
          votes: fc.integer({ min: 0, max: 100 }),
          hasControl: fc.constant(false),
        }),
        { maxLength: 6 },
      ),
      priorSize: fc.constantFrom(null, ...COMPANY_SIZES),
      isFirstAccounts: fc.boolean(),
      hasStructuralChange: fc.boolean(),
    })
    .map((each) =>
      input(
        [...each.holders],
        each.holdings.filter((one) => one.owner !== one.owned),
        each,
      ),
    );
  const bounds = (of: SizeInput) => {
    const { possible } = companySize(of);
    return [COMPANY_SIZES.indexOf(possible[0]!), COMPANY_SIZES.indexOf(possible.at(-1)!)] as const;
  };

  it('adding people, turnover or assets to any firm never lowers the size', () => {
    fc.assert(
      fc.property(group, fc.nat(3), fc.nat(300), fc.nat(50 * MILLION), (before, who, people, money) => {
        const holders = before.holders.map((each, index) =>
          index !== who
            ? each
            : {
                ...each,
                years: each.years.map((one) => ({
                  ...one,
                  staff: one.staff! + people,
                  turnover: one.turnover! + money,
                  balance: one.balance! + money,
                })),
              },
        );
        const [low, high] = bounds(before);
        const [lowAfter, highAfter] = bounds({ ...before, holders });
        expect(lowAfter).toBeGreaterThanOrEqual(low);
        expect(highAfter).toBeGreaterThanOrEqual(high);
      }),
    );
  });

  it('the size given is always among the possible ones, and they are never empty', () => {
    fc.assert(
      fc.property(group, (one) => {
        const { size, possible } = companySize(one);
        return possible.length > 0 && (size === null || possible.includes(size));
      }),
    );
  });

  it('the order of holders and shares does not matter', () => {
    fc.assert(
      fc.property(group, (one) => {
        const other = companySize({ ...one, holders: one.holders.toReversed(), holdings: one.holdings.toReversed() });
        expect(other.possible).toEqual(companySize(one).possible);
      }),
    );
  });

  it('the status moves only towards what both years say', () => {
    const rank = fc.nat(3);
    fc.assert(
      fc.property(rank, rank, rank, (start, before, now) => {
        const after = statusAfter([before, now], start);
        if (before > start && now > start) return after === Math.min(before, now);
        if (before < start && now < start) return after === Math.max(before, now);
        return after === start;
      }),
    );
  });
});

describe('what the tool accepts', () => {
  it('fills the gaps and takes votes from the capital', () => {
    const parsed = sizeSchema.parse({
      day: '2026-11-15',
      subject: 'a',
      holders: [
        { id: 'a', name: 'Alfa', kind: 'firm', years: [{ year: 2025, staff: 3, turnover: 1, balance: 1 }] },
        { id: 'b', name: 'Beta', kind: 'firm' },
      ],
      holdings: [{ owner: 'b', owned: 'a', capital: 30 }],
    });
    expect(parsed.holdings[0]!.votes).toBe(30);
    expect(companySize(parsed).size).toBeNull();
  });

  it.each([
    { holdings: [{ owner: 'a', owned: 'a', capital: 10 }] },
    { holdings: [{ owner: 'x', owned: 'a', capital: 10 }] },
    { subject: 'x' },
    { day: '2026-02-30' },
  ])('refuses %j', (wrong) => {
    const base = { day: '2026-11-15', subject: 'a', holders: [{ id: 'a', name: 'Alfa', kind: 'firm' }], holdings: [] };
    expect(sizeSchema.safeParse({ ...base, ...wrong }).success).toBe(false);
  });
});
