import { describe, expect, it } from 'vitest';
import type { CompanyFacts } from '#domain/companies/company.ts';
import { sampleCompany } from './testing/sample-company.ts';
import { viewCompany } from './company-view.ts';

const TODAY = '2026-11-15';
const figures = { employeesExact: 18, revenueExact: 3_000_000, balanceExact: 2_000_000 };
const sizes = (known: Partial<CompanyFacts>) => viewCompany(sampleCompany({ ...figures, ...known }), TODAY).sizes;
const firm = (over: object) => ({
  name: 'Grande Spa',
  kind: 'collegata' as const,
  sharePercent: 100,
  employees: 1800,
  revenue: 400e6,
  balance: 300e6,
  ...over,
});
const owner = (over: object) => ({
  name: 'X',
  kind: 'societa' as const,
  sharePercent: 30,
  isWoman: null,
  birthYear: null,
  ...over,
});

describe('size with the whole group, by the size tool (Racc. 2003/361/CE)', () => {
  it.each<[string, Partial<CompanyFacts>, string[]]>([
    ['alone', {}, ['small']],
    ['owned by a firm of 1,800', { relatedCompanies: [firm({})] }, ['large']],
    [
      'a partner at 40% counts pro rata',
      { relatedCompanies: [firm({ kind: 'associata', sharePercent: 40 })] },
      ['large'],
    ],
    [
      'a share under 25% does not count',
      { relatedCompanies: [firm({ kind: 'associata', sharePercent: 18 })] },
      ['small'],
    ],
    [
      'linked to a holding of unknown figures',
      { relatedCompanies: [firm({ employees: null, revenue: null, balance: null })] },
      ['small', 'medium', 'large'],
    ],
    ['in a group that nobody described', { hasGroup: true }, ['small', 'medium', 'large']],
    [
      'a region with a quarter of the capital',
      { shareholders: [owner({ name: 'Regione Puglia', sharePercent: 25 })] },
      ['large'],
    ],
    [
      'a town with a quarter, of unknown size',
      { shareholders: [owner({ name: 'Comune di Borgo', sharePercent: 25 })] },
      ['small', 'medium', 'large'],
    ],
    ['a venture fund with 30%', { shareholders: [owner({ name: 'Alfa Venture SGR' })] }, ['small']],
    ['a firm with 30% of unknown figures', { shareholders: [owner({})] }, ['small', 'medium', 'large']],
    [
      'two firms with 20% each may be one group',
      { shareholders: [owner({ sharePercent: 20 }), owner({ name: 'Y', sharePercent: 20 })] },
      ['small', 'medium', 'large'],
    ],
    ['told in words', { description: 'Facciamo parte del gruppo Rossi, 900 dipendenti in tutto.' }, ['large']],
  ])('%s', (_, known, expected) => {
    expect(sizes(known)).toEqual(expected);
  });
});
