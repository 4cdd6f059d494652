import { describe, expect, it } from 'vitest';
import { NOTHING_KNOWN } from './company.ts';
import { completeness, type CompanyForMeter } from './completeness.ts';

const EMPTY: CompanyForMeter = {
  ...NOTHING_KNOWN,
  name: null,
  role: null,
  vatNumber: null,
  taxCode: null,
  address: null,
  pec: null,
  website: null,
  hasGroupAnswer: null,
};

const FULL: CompanyForMeter = {
  ...EMPTY,
  name: 'Officine Brenta',
  role: 'Titolare',
  sector: 'manufacturing',
  vatNumber: '00743110157',
  description: 'Lavorazioni meccaniche',
  region: 'Veneto',
  province: 'PD',
  city: 'Padova',
  legalForm: 'srl',
  employeesExact: 0,
  revenueExact: 900_000,
  balanceExact: 0,
  foundedOn: '2019-03-01',
  atecoCodes: ['25.62'],
  isWomenLed: false,
  isYouthLed: false,
  address: 'Via Roma 1',
  pec: 'officine@pec.it',
  hasGroupAnswer: false,
};

describe('completeness of a company profile', () => {
  it('is 0 for an empty profile and 100 for a full one: zero and "no" are answers', () => {
    expect(completeness(EMPTY)).toMatchObject({ percent: 0, isSavable: false });
    expect(completeness(FULL)).toEqual({ percent: 100, missing: [], isSavable: true });
  });

  it('asks first for what decides most', () => {
    expect(completeness({ ...FULL, region: null, pec: null }).missing.map((each) => each.field)).toEqual([
      'region',
      'pec',
    ]);
  });

  it('a band counts half of the exact figure (COM-11)', () => {
    const banded = completeness({ ...FULL, employeesExact: null, employeeBand: '26-50' });
    expect(banded.missing).toMatchObject([{ field: 'employees', share: 0.5 }]);
  });

  it('either the VAT number or the tax code is enough to save (COM-2)', () => {
    expect(completeness({ ...FULL, vatNumber: null, taxCode: 'RSSMRA80A01H501U' }).isSavable).toBe(true);
    expect(completeness({ ...FULL, vatNumber: null }).isSavable).toBe(false);
    expect(completeness({ ...FULL, description: '  ' }).isSavable).toBe(false);
  });
});
