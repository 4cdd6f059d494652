import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addYears } from '#domain/rules/day.ts';
import { freesOn, isInWindow, windowStart, type AidEntry, type Ledger, type Undertaking } from './ledger.ts';
import { ledgerSchema } from './ledger-schema.ts';
import { plannedAidResult } from './planned-aid.ts';
import { deMinimisPosition, roomTimeline } from './position.ts';
import { ceilingUse, roomFor } from './room.ts';

fc.configureGlobal({ seed: 1 }); // every run sees the same

const DAY = '2026-11-15';
const aid = (grantedOn: string, amountGge: number, more: Partial<AidEntry> = {}): AidEntry => ({
  id: `${grantedOn}/${amountGge}`,
  grantedOn,
  amountGge,
  regime: 'de_minimis',
  body: 'Regione',
  title: null,
  cor: null,
  car: null,
  undertakingId: 'self',
  ...more,
});
const SELF: Undertaking = { id: 'self', name: 'Alfa', taxCode: null, relation: 'self' };
const ledger = (entries: AidEntry[], others: Undertaking[] = []): Ledger => ({
  undertakings: [SELF, ...others],
  entries,
});

describe('rolling three years (Reg. UE 2023/2831, art. 3.2)', () => {
  it.each([
    ['2023-11-14', false],
    ['2023-11-15', true],
    ['2026-11-15', true],
    ['2026-11-16', false],
  ])('aid of %s on 15 November 2026 counts: %s', (grantedOn, counts) => {
    expect(isInWindow({ grantedOn }, DAY)).toBe(counts);
  });

  it.each([
    [DAY, '2023-11-15'],
    ['2027-02-28', '2024-02-28'],
    ['2027-03-01', '2024-03-01'],
    ['2028-02-29', '2025-03-01'],
  ])('the window of %s starts on %s', (day, start) => {
    expect(windowStart(day)).toBe(start);
  });

  it('prints beside it the current year and the two before', () => {
    const use = ceilingUse(ledger([aid('2023-12-01', 50_000), aid('2024-01-01', 20_000)]), 'de_minimis', DAY);
    expect(use).toMatchObject({ used: 70_000, left: 230_000 });
    expect(use.calendar).toEqual({ from: '2024-01-01', used: 20_000, left: 280_000 });
  });

  const day = fc.integer({ min: 0, max: 2_500 }).map((offset) => addDays('2024-01-01', offset));

  it('an aid counts from its day to the third anniversary, and frees the day after', () => {
    fc.assert(
      fc.property(day, (grantedOn) => {
        const last = addYears(grantedOn, 3);
        return (
          !isInWindow({ grantedOn }, addDays(grantedOn, -1)) &&
          isInWindow({ grantedOn }, grantedOn) &&
          isInWindow({ grantedOn }, last) &&
          !isInWindow({ grantedOn }, addDays(last, 1)) &&
          freesOn({ grantedOn }, grantedOn) === addDays(last, 1)
        );
      }),
    );
  });

  it('the window start is the first day that counts', () => {
    fc.assert(
      fc.property(day, (on) => {
        const start = windowStart(on);
        return isInWindow({ grantedOn: start }, on) && !isInWindow({ grantedOn: addDays(start, -1) }, on);
      }),
    );
  });

  const entries = fc.array(
    fc.tuple(day, fc.integer({ min: 0, max: 20_000_000 })).map(([on, cents]) => aid(on, cents / 100)),
    { maxLength: 8 },
  );

  it('room is never negative, and room plus use is the ceiling unless it is passed', () => {
    fc.assert(
      fc.property(entries, day, (all, on) => {
        const use = ceilingUse(ledger(all), 'de_minimis', on);
        expect(use.left).toBeGreaterThanOrEqual(0);
        expect(use.left - use.excess).toBeCloseTo(use.ceiling - use.used, 2);
      }),
    );
  });

  it('one more aid never makes room, and the order of the lines does not matter', () => {
    fc.assert(
      fc.property(entries, day, day, (all, on, other) => {
        const before = roomFor(ledger(all), 'de_minimis', on).left;
        expect(roomFor(ledger([...all, aid(other, 1_000)]), 'de_minimis', on).left).toBeLessThanOrEqual(before);
        expect(roomFor(ledger(all.toReversed()), 'de_minimis', on).left).toBe(before);
      }),
    );
  });

  it('the timeline names every day on which the room changes', () => {
    fc.assert(
      fc.property(entries, (all) => {
        const book = ledger(all);
        const changes = new Map(roomTimeline(book, 'de_minimis', '2026-06-01').map((each) => [each.day, each.left]));
        let left = roomFor(book, 'de_minimis', '2026-06-01').left;
        for (let step = 1; step < 400; step += 1) {
          const on = addDays('2026-06-01', step);
          const now = roomFor(book, 'de_minimis', on).left;
          if (now !== left) expect(changes.get(on)).toBe(now);
          left = now;
        }
      }),
      { numRuns: 15 },
    );
  });
});

describe('ceilings', () => {
  it.each([
    ['de_minimis', 300_000],
    ['de_minimis_agricolo', 50_000],
    ['de_minimis_pesca', 40_000],
    ['de_minimis_sieg', 750_000],
  ] as const)('%s: %s', (regime, ceiling) => {
    expect(roomFor(ledger([]), regime, DAY).left).toBe(ceiling);
  });

  it('farming aid also fills the general ceiling, and a full general one leaves farming nothing', () => {
    const farming = ledger([aid('2026-01-01', 40_000, { regime: 'de_minimis_agricolo' })]);
    expect(roomFor(farming, 'de_minimis', DAY).left).toBe(260_000);
    expect(roomFor(farming, 'de_minimis_agricolo', DAY).left).toBe(10_000);
    expect(roomFor(ledger([aid('2026-01-01', 295_000)]), 'de_minimis_agricolo', DAY)).toMatchObject({
      left: 5_000,
      limiting: { regime: 'de_minimis' },
    });
  });

  it('services of general interest and the general ceiling fill up each on its own', () => {
    const services = ledger([aid('2026-01-01', 700_000, { regime: 'de_minimis_sieg' })]);
    expect(roomFor(services, 'de_minimis', DAY).left).toBe(300_000);
    expect(roomFor(services, 'de_minimis_sieg', DAY).left).toBe(50_000);
    expect(roomFor(ledger([aid('2026-01-01', 290_000)]), 'de_minimis_sieg', DAY).left).toBe(750_000);
  });

  it.each([
    ['2023-12-31', 40_000],
    ['2024-01-01', 10_000],
    ['2026-11-15', 10_000],
  ])('fishing aid of %s leaves %s: the fiscal year and the two before count (Reg. UE 717/2014)', (grantedOn, left) => {
    const fishing = ledger([aid(grantedOn, 30_000, { regime: 'de_minimis_pesca' })]);
    expect(roomFor(fishing, 'de_minimis_pesca', DAY).left).toBe(left);
    // Within the general ceiling the same aid counts three years to the day.
    expect(roomFor(fishing, 'de_minimis', DAY).left).toBe(270_000);
  });

  it('fishing room frees up on the first of January', () => {
    const fishing = ledger([aid('2024-05-10', 30_000, { regime: 'de_minimis_pesca' })]);
    expect(roomTimeline(fishing, 'de_minimis_pesca', DAY)).toMatchObject([{ day: '2027-01-01', left: 40_000 }]);
    expect(deMinimisPosition(fishing, DAY).lines[0]).toMatchObject({ isCounted: true, freesOn: '2027-01-01' });
  });

  it('cents add up exactly', () => {
    const tens = ledger([aid('2026-01-01', 0.1), aid('2026-01-02', 0.1), aid('2026-01-03', 0.1)]);
    expect(ceilingUse(tens, 'de_minimis', DAY).used).toBe(0.3);
  });

  it('after the regulation ends the tool says so', () => {
    expect(deMinimisPosition(ledger([]), '2031-01-01').uncertain).toContainEqual({
      code: 'rule_not_in_force',
      regime: 'de_minimis',
    });
  });
});

describe('single undertaking (art. 2.2)', () => {
  const others: Undertaking[] = [
    { id: 'linked', name: 'Beta', taxCode: null, relation: 'linked' },
    { id: 'acquired', name: 'Gamma', taxCode: null, relation: 'acquired' },
    { id: 'doubtful', name: 'Delta', taxCode: null, relation: 'doubtful' },
    { id: 'outside', name: 'Epsilon', taxCode: null, relation: 'outside' },
  ];
  const all = ['self', 'linked', 'acquired', 'doubtful', 'outside', 'unknown'].map((undertakingId) =>
    aid('2026-01-01', 10_000, { undertakingId, id: undertakingId }),
  );

  it('adds linked and acquired firms, counts doubtful ones apart, leaves the others out', () => {
    expect(ceilingUse(ledger(all, others), 'de_minimis', DAY)).toMatchObject({
      used: 40_000,
      usedWithoutDoubtful: 30_000,
    });
    const position = deMinimisPosition(ledger(all, others), DAY);
    expect(position.lines.filter((line) => line.isOutside).map((line) => line.id)).toEqual(['outside', 'unknown']);
    expect(position.uncertain).toContainEqual({ code: 'doubtful_firm', name: 'Delta' });
  });

  it('an aid that fits only without the doubtful firm depends on it', () => {
    const book = ledger([aid('2026-01-01', 100_000, { undertakingId: 'doubtful' })], others);
    const planned = { regime: 'de_minimis', grantedOn: DAY } as const;
    expect(plannedAidResult(book, { ...planned, amountGge: 200_000 }).outcome).toBe('fits');
    expect(plannedAidResult(book, { ...planned, amountGge: 200_000.01 }).outcome).toBe('depends');
    expect(plannedAidResult(book, { ...planned, amountGge: 300_000.01 }).outcome).toBe('over');
  });
});

describe('a planned aid', () => {
  const book = ledger([aid('2024-03-10', 200_000), aid('2025-06-01', 60_000)]);

  it('says how much to ask for and when the whole fits', () => {
    expect(plannedAidResult(book, { regime: 'de_minimis', amountGge: 54_500, grantedOn: DAY })).toMatchObject({
      outcome: 'over',
      maximum: 40_000,
      excess: 14_500,
      leftAfter: 0,
      fitsOn: '2027-03-11',
    });
  });

  it('on the exact room it fits, with nothing left', () => {
    expect(plannedAidResult(book, { regime: 'de_minimis', amountGge: 40_000, grantedOn: DAY })).toMatchObject({
      outcome: 'fits',
      maximum: 40_000,
      excess: 0,
      leftAfter: 0,
      fitsOn: DAY,
    });
  });

  it('more than the ceiling never fits', () => {
    expect(plannedAidResult(book, { regime: 'de_minimis', amountGge: 300_001, grantedOn: DAY }).fitsOn).toBeNull();
  });

  it('the timeline shows when room frees up', () => {
    expect(roomTimeline(book, 'de_minimis', DAY)).toEqual([
      { day: '2027-03-11', left: 240_000, change: 200_000, entryIds: ['2024-03-10/200000'] },
      { day: '2028-06-02', left: 300_000, change: 60_000, entryIds: ['2025-06-01/60000'] },
    ]);
  });
});

it('the ledger refuses days that do not exist and negative amounts', () => {
  const entry = { id: '1', grantedOn: '2026-02-30', amountGge: 1, regime: 'de_minimis', undertakingId: 'self' };
  expect(ledgerSchema.safeParse({ undertakings: [SELF], entries: [entry] }).success).toBe(false);
  const negative = { ...entry, grantedOn: DAY, amountGge: -1 };
  expect(ledgerSchema.safeParse({ undertakings: [SELF], entries: [negative] }).success).toBe(false);
});
