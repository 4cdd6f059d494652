import { describe, expect, it } from 'vitest';
import { NOTHING_KNOWN } from '#domain/companies/company.ts';
import { buildGazetteer } from '#domain/geography/gazetteer.ts';
import { companyFactsFromProfile } from './company-from-profile.ts';

const gazetteer = buildGazetteer([
  { name: 'Lecce', province: 'LE', population: 50_000 },
  { name: 'Merano', province: 'BZ', population: 50_000 },
  { name: 'Rovereto', province: 'TN', population: 50_000 },
]);
const read = (profile: Parameters<typeof companyFactsFromProfile>[0]) => companyFactsFromProfile(profile, gazetteer);

describe('the short profile of the public API (ELI-8)', () => {
  it.each([
    [
      { region: 'Puglia', location: 'Lecce, Puglia' },
      { region: 'Puglia', province: 'LE' },
    ],
    [{ location: 'Rovereto' }, { region: 'Trentino-Alto Adige', province: 'TN' }],
    [{ region: 'puglia' }, { region: 'Puglia', province: null }],
    [
      { region: 'Basilicata', location: 'Potenza, Basilicata' },
      { region: 'Basilicata', province: 'PZ' },
    ],
    [{ region: 'Marte' }, { region: null, province: null }],
    [
      { region: 'Puglia', location: 'Rovereto' },
      { region: 'Puglia', province: null },
    ],
    [
      { region: 'Puglia', province: 'ba' },
      { region: 'Puglia', province: 'BA' },
    ],
  ])('place %j', (profile, expected) => {
    expect(read(profile)).toMatchObject(expected);
  });

  it.each([
    ['26-50', { employeeBand: '26-50', employeesExact: null }],
    [42, { employeeBand: null, employeesExact: 42 }],
    ['42', { employeeBand: null, employeesExact: 42 }],
    ['tanti', { employeeBand: null, employeesExact: null }],
    [-3, { employeeBand: null, employeesExact: null }],
  ])('employees %j', (employees, expected) => {
    expect(read({ employees })).toMatchObject(expected);
  });

  it('what is not in the closed lists stays unknown', () => {
    expect(read({ sector: 'astrology', legal_form: 'gmbh', founded_year: 12 })).toMatchObject({
      sector: null,
      legalForm: null,
      foundedYear: null,
    });
  });

  it('an empty profile is a company of which nothing is known', () => {
    expect(read({})).toEqual({ name: null, ...NOTHING_KNOWN });
  });
});
