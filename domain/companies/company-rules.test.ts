import { describe, expect, it } from 'vitest';
import { normaliseAtecoCode } from './ateco-code.ts';
import { companyProblems } from './company-problems.ts';
import { EMPTY_COMPANY, type CompanyFields } from './company-profile.ts';
import { mergeCompany } from './merge-company.ts';
import { primaryFirst } from './primary-first.ts';
import { taxIdentityOf } from './tax-identity.ts';

const COMPANY: CompanyFields = {
  ...EMPTY_COMPANY,
  companyName: 'Officine Brenta',
  roleInCompany: 'Titolare',
  sector: 'manufacturing',
  vatNumber: '00743110157',
};
const TODAY = '2026-11-15';

describe('ATECO code as people write it', () => {
  it.each([
    ['62.01.00', '62.01.00'],
    ['620100', '62.01.00'],
    ['6201', '62.01'],
    ['62 01', '62.01'],
    ['J 62.01', '62.01'],
    ['j62.01', '62.01'],
    ['62', '62'],
    ['62.1', '62.1'],
    ['6', null],
    ['62.01.00.1', null],
    ['officina', null],
    ['', null],
  ])('%s is %s', (text, code) => {
    expect(normaliseAtecoCode(text)).toBe(code);
  });
});

describe('VAT number or tax code in one field (COM-3)', () => {
  it.each([
    ['IT 00743110157', { vatNumber: '00743110157' }],
    ['00743110157', { vatNumber: '00743110157' }],
    ['12345', { vatNumber: '12345' }],
    ['80001234567', { taxCode: '80001234567' }],
    ['97123450581', { taxCode: '97123450581' }],
    ['rssmra80a01h501u', { taxCode: 'RSSMRA80A01H501U' }],
  ])('%s is %j', (text, identity) => {
    expect(taxIdentityOf(text)).toEqual(identity);
  });
});

describe('what is written over what was there', () => {
  it('leaves alone what is not named', () => {
    expect(mergeCompany(COMPANY, { description: 'Tornitura' })).toEqual({ ...COMPANY, description: 'Tornitura' });
  });

  it('a tax code in place of the VAT number says that there is none; a VAT number keeps the tax code', () => {
    const person = mergeCompany(COMPANY, { ein: 'RSSMRA80A01H501U' });
    expect(person).toMatchObject({ vatNumber: null, taxCode: 'RSSMRA80A01H501U' });
    expect(mergeCompany(person, { ein: '00743110157' })).toMatchObject({
      vatNumber: '00743110157',
      taxCode: 'RSSMRA80A01H501U',
    });
  });

  it('a province brings its region, and the two make the location (COM-10)', () => {
    expect(mergeCompany(COMPANY, { province: 'bz', city: 'Bolzano' })).toMatchObject({
      province: 'BZ',
      region: 'Trentino-Alto Adige',
      location: 'Bolzano, Trentino-Alto Adige',
    });
  });

  it('a day of founding brings its year', () => {
    expect(mergeCompany(COMPANY, { foundedOn: '2019-03-01' })).toMatchObject({ foundedYear: 2019 });
  });

  it('related companies answer the question about the group', () => {
    const related = { name: 'H', kind: 'collegata' as const, sharePercent: 60, employees: 1, revenue: 1, balance: 1 };
    expect(mergeCompany(COMPANY, { hasGroup: false, relatedCompanies: [related] }).hasGroup).toBe(true);
  });
});

describe('what keeps a company from being saved', () => {
  it.each<[Partial<CompanyFields>, string[]]>([
    [{}, []],
    [{ vatNumber: '00743110158' }, ['ein vat_checksum']],
    [{ vatNumber: '00000000000' }, ['ein vat_zeros']],
    [{ vatNumber: null, taxCode: 'RSSMRA80A01H501X' }, ['ein tax_code_checksum']],
    [{ taxCode: 'RSSMRA80A01H501X' }, ['taxCode tax_code_checksum']],
    [{ sdiCode: '12' }, ['sdiCode sdi_format']],
    [{ foundedOn: '2026-11-15', foundedYear: 2026 }, []],
    [{ foundedOn: '2026-11-16', foundedYear: 2026 }, ['foundedOn founded_in_future']],
    [{ foundedYear: 2027 }, ['foundedYear founded_in_future']],
    [{ foundedOn: '2019-03-01', foundedYear: 2018 }, ['foundedYear founded_years_differ']],
    [{ region: 'Veneto', province: 'PD' }, []],
    [{ region: 'Lombardia', province: 'PD' }, ['province province_other_region']],
    [
      { operatingSeats: [{ region: 'Lazio', province: 'MI', city: null, address: null }] },
      ['operatingSeats.0.province province_other_region'],
    ],
    [{ website: 'http://x' }, ['website url_format']],
    [{ website: 'javascript:alert(1)' }, ['website url_format']],
  ])('%j gives %j', (changes, problems) => {
    const found = companyProblems({ ...COMPANY, ...changes }, TODAY);
    expect(found.map(({ field, problem }) => `${field} ${problem}`)).toEqual(problems);
  });

  it('shares may sum to 100, thirds included, and no more', () => {
    const holder = (sharePercent: number) => ({
      name: 'S',
      kind: 'persona' as const,
      sharePercent,
      isWoman: null,
      birthYear: null,
    });
    const shareholders = (...shares: number[]) =>
      companyProblems({ ...COMPANY, shareholders: shares.map(holder) }, TODAY);
    expect(shareholders(33.34, 33.33, 33.33)).toEqual([]);
    expect(shareholders(60, 41)).toEqual([{ field: 'shareholders', problem: 'shares_over_hundred' }]);
  });
});

describe('the order of the selector (COM-5)', () => {
  it('is primary first, then as it was', () => {
    const list = [
      { id: 1, isPrimary: false },
      { id: 2, isPrimary: true },
      { id: 3, isPrimary: false },
    ];
    expect(primaryFirst(list).map(({ id }) => id)).toEqual([2, 1, 3]);
  });
});
