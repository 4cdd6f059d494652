import { describe, expect, it } from 'vitest';
import type { Grant } from './grant.ts';
import { romeMoment } from './rome-time.ts';
import { grantStatus } from './status.ts';
import { sampleGrant } from './testing/sample-grant.ts';

const TODAY = '2026-11-15';
const statusOf = (changes: Partial<Grant>, now: Parameters<typeof grantStatus>[1] = TODAY) =>
  grantStatus(sampleGrant({ closesOn: null, ...changes }), now).status;
const checked = (checkedOn: string) => ({ source: { ...sampleGrant().source, checkedOn } });

describe('status computed from dates and editorial state (GRA-1)', () => {
  it.each<[string, Partial<Grant>, string]>([
    ['an editor closed it', { editorialState: 'chiuso', closesOn: '2027-01-01' }, 'chiuso'],
    ['an editor suspended it, whatever the dates', { editorialState: 'sospeso', closesOn: '2026-10-08' }, 'sospeso'],
    ['closed yesterday', { closesOn: '2026-11-14' }, 'chiuso'],
    ['closes today: still open all day', { closesOn: '2026-11-15' }, 'in_chiusura'],
    ['closes in 30 days', { closesOn: '2026-12-15' }, 'in_chiusura'],
    ['closes in 31 days', { closesOn: '2026-12-16' }, 'aperto'],
    ['opens tomorrow', { opensOn: '2026-11-16' }, 'in_apertura'],
    ['opened today', { opensOn: '2026-11-15' }, 'aperto'],
    ['opening announced without a day', { editorialState: 'in apertura' }, 'in_apertura'],
    ['announced, and its opening day has come', { editorialState: 'in apertura', opensOn: '2026-11-10' }, 'aperto'],
    ['recurring', { editorialState: 'ricorrente' }, 'in_attesa'],
    [
      'recurring with a far end',
      { editorialState: 'ricorrente', opensOn: '2024-08-13', closesOn: '2028-12-31' },
      'in_attesa',
    ],
    ['to be verified by an editor', { editorialState: 'da verificare' }, 'da_riverificare'],
    [
      'to be verified, but its closing day is past',
      { editorialState: 'da verificare', closesOn: '2026-01-01' },
      'chiuso',
    ],
    ['at the counter without a closing day', { openingMode: 'sportello' }, 'a_sportello'],
    ['at the counter until a near closing day', { openingMode: 'sportello', closesOn: '2027-03-31' }, 'aperto'],
    [
      'at the counter until a far day: while the money lasts',
      { openingMode: 'sportello', closesOn: '2029-12-31' },
      'a_sportello',
    ],
    ['without a closing day, checked six months ago to the day', checked('2026-05-15'), 'aperto'],
    ['without a closing day, checked a day before that', checked('2026-05-14'), 'da_riverificare'],
    ['a bare month counts to its last day', checked('2026-05'), 'aperto'],
    ['an old month', checked('2026-04'), 'da_riverificare'],
    ['an old check does not matter beside a closing day', { closesOn: '2027-06-30', ...checked('2025-01') }, 'aperto'],
  ])('%s', (_, changes, status) => {
    expect(statusOf(changes)).toBe(status);
  });

  it.each([
    ['2026-11-15', '11:59', 'in_chiusura'],
    ['2026-11-15', '12:00', 'in_chiusura'],
    ['2026-11-15', '12:01', 'chiuso'],
  ])('a stated closing hour ends the day: %s %s is %s', (day, time, status) => {
    expect(statusOf({ closesOn: '2026-11-15', closesAt: '12:00' }, { day, time })).toBe(status);
  });

  it.each([
    ['11:59', 'in_apertura'],
    ['12:00', 'aperto'],
  ])('a stated opening hour begins it: %s is %s', (time, status) => {
    expect(statusOf({ opensOn: '2026-11-25', opensAt: '12:00' }, { day: '2026-11-25', time })).toBe(status);
  });

  it('counts the days left and to the opening', () => {
    expect(grantStatus(sampleGrant({ closesOn: '2026-12-15' }), TODAY)).toMatchObject({
      daysLeft: 30,
      isDeadlineNear: true,
    });
    expect(grantStatus(sampleGrant({ closesOn: '2026-12-16' }), TODAY)).toMatchObject({
      daysLeft: 31,
      isDeadlineNear: false,
    });
    expect(grantStatus(sampleGrant({ opensOn: '2026-11-25' }), TODAY).daysToOpening).toBe(10);
    expect(grantStatus(sampleGrant({ closesOn: '2026-11-01' }), TODAY).daysLeft).toBeNull();
  });

  it('days are Roman: one minute before midnight in London it is already tomorrow in Rome', () => {
    expect(romeMoment(new Date('2026-11-15T23:30:00Z'))).toEqual({ day: '2026-11-16', time: '00:30' });
    expect(romeMoment(new Date('2026-07-15T21:59:00Z'))).toEqual({ day: '2026-07-15', time: '23:59' });
  });
});

describe('a source that disagrees', () => {
  const doubt = { note: 'Chiuso da marzo', asOf: '2026-03', use: 'doubt', value: 'chiuso' } as const;
  const against = { state: 'aperto', checkedOn: '2026-11-01' } as const;
  const doubted = (changes: Parameters<typeof sampleGrant>[0] = {}) =>
    grantStatus(sampleGrant({ facts: { status: { ...doubt, against } }, ...changes }), '2026-11-15').status;

  it('makes an open grant one to verify again', () => expect(doubted()).toBe('da_riverificare'));
  it('is settled by who reads the page again, or sets another state', () => {
    const source = { ...sampleGrant().source, checkedOn: '2026-11-10' };
    expect(doubted({ source })).toBe('aperto');
    expect(doubted({ editorialState: 'chiuso' })).toBe('chiuso');
  });
  it('that the card follows already is the day it was last seen open', () => {
    const old = { closesOn: null, source: { ...sampleGrant().source, checkedOn: '2026-01' } };
    const seen = (asOf: string, use?: 'apply') =>
      grantStatus(
        sampleGrant({ ...old, facts: { status: { note: 'Aperto', asOf, ...(use && { use }) } } }),
        '2026-11-15',
      ).status;
    expect(seen('2026-11', 'apply')).toBe('aperto');
    expect(seen('2026-02', 'apply')).toBe('da_riverificare');
    expect(seen('2026-11')).toBe('da_riverificare');
  });
  it('does not undo a closing day that has passed', () => expect(doubted({ closesOn: '2026-10-01' })).toBe('chiuso'));
});
