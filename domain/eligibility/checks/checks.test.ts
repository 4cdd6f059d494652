import { describe, expect, it } from 'vitest';
import { checkEligibility } from '#domain/eligibility/check-eligibility.ts';
import type { CheckCode } from '#domain/eligibility/check.ts';
import type { NamedCompany } from '#domain/eligibility/company-view.ts';
import { sampleCompany } from '#domain/eligibility/testing/sample-company.ts';
import type { GrantFacts } from '#domain/grants/grant-facts.ts';
import type { GrantConstraints } from '#domain/grants/grant.ts';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';

const TODAY = '2026-11-15';
const YES = 'soddisfatto';
const NO = 'non_soddisfatto';
const OPEN = 'da_verificare';

/** One row for a grant with only these constraints, and its outcome. */
function row(code: CheckCode, constraints: GrantConstraints, company: Partial<NamedCompany>, facts: GrantFacts = {}) {
  const result = checkEligibility(sampleGrant({ constraints, facts }), sampleCompany(company), TODAY);
  return result.checks.find((check) => check.code === code);
}
const outcome = (...asked: Parameters<typeof row>): string | undefined => row(...asked)?.outcome;

type Row = [GrantConstraints, Partial<NamedCompany>, string | undefined];

describe('territory', () => {
  const trento: GrantConstraints = { territory: { regions: ['Trentino-Alto Adige'], provinces: ['TN'] } };
  it.each<Row>([
    [{ territory: 'any' }, {}, YES],
    [{}, { region: 'Puglia' }, OPEN],
    [{ territory: { regions: ['Puglia'] } }, { region: 'Puglia' }, YES],
    [{ territory: { regions: ['Puglia'] } }, { region: 'Umbria' }, NO],
    [{ territory: { regions: ['Puglia'] } }, {}, OPEN],
    [trento, { region: 'Trentino-Alto Adige', province: 'TN' }, YES],
    [trento, { region: 'Trentino-Alto Adige', province: 'BZ' }, NO],
    [trento, { region: 'Trentino-Alto Adige' }, OPEN],
    [{ territory: { regions: ['Lazio'], seat: 'da_attivare' } }, { region: 'Umbria' }, OPEN],
    [{ territory: { regions: ['Lazio', 'Sicilia'], partly: ['Lazio'] } }, { region: 'Lazio' }, OPEN],
    [{ territory: { regions: ['Lazio', 'Sicilia'], partly: ['Lazio'] } }, { region: 'Sicilia' }, YES],
  ])('%j with %j is %s', (constraints, company, expected) => {
    expect(outcome('territory', constraints, company)).toBe(expected);
  });

  const seat = (changes: Partial<NonNullable<GrantFacts['seat']>>): GrantFacts => ({
    seat: { scope: 'regioni', where: ['Liguria'], ...changes },
  });
  const summary = { ...sampleGrant().source, depth: 'solo_sintesi' as const };
  const verdict = (constraints: GrantConstraints, facts: GrantFacts, company: Partial<NamedCompany>) =>
    checkEligibility(
      sampleGrant({ constraints: { sizes: 'any', sectors: 'any', ...constraints }, facts, source: summary }),
      sampleCompany(company),
      TODAY,
    ).verdict;

  it('a region admitted only in part is no plain yes, even of a grant known from its summary', () => {
    const partly: GrantConstraints = { territory: { regions: ['Lazio', 'Sicilia'], partly: ['Lazio'] } };
    expect(verdict(partly, {}, { region: 'Lazio' })).toBe('da_verificare');
    expect(verdict(partly, {}, { region: 'Sicilia' })).toBe('ammissibile');
  });

  it('where the card only says "parts of" everywhere, the regions that the facts list are all there are', () => {
    const vague: GrantConstraints = {
      territory: { regions: ['Liguria', 'Piemonte'], partly: ['Liguria', 'Piemonte'] },
    };
    const facts = seat({ regions: ['Liguria'] });
    expect(verdict(vague, facts, { region: 'Piemonte' })).toBe('non_ammissibile');
    expect(verdict(vague, facts, { region: 'Liguria' })).toBe('da_verificare');
    const added: GrantConstraints = { territory: { regions: ['Liguria', 'Lazio'], partly: ['Lazio'] } };
    expect(verdict(added, facts, { region: 'Lazio' })).toBe('da_verificare');
  });

  it('an area that no list of regions describes is to be verified, whatever region one is in', () => {
    const facts = seat({ scope: 'area', where: ['Comuni delle aree di crisi'] });
    expect(row('territory', { territory: 'any' }, { region: 'Lazio' }, facts)).toMatchObject({
      outcome: OPEN,
      expected: { kind: 'text', text: 'Comuni delle aree di crisi' },
    });
    expect(verdict({ territory: 'any' }, facts, { region: 'Lazio' })).toBe('da_verificare');
  });
});

describe('size (Racc. 2003/361/CE): a band that straddles a threshold decides nothing', () => {
  const micro: GrantConstraints = { sizes: ['micro'] };
  const sme: GrantConstraints = { sizes: ['micro', 'small', 'medium'] };
  it.each<Row>([
    [micro, { employeesExact: 9, revenueExact: 2_000_000 }, YES],
    [micro, { employeesExact: 10, revenueExact: 2_000_000 }, NO],
    [micro, { employeesExact: 9, revenueExact: 2_000_001 }, OPEN],
    [micro, { employeesExact: 9, revenueExact: 2_000_001, balanceExact: 2_000_001 }, NO],
    [micro, { employeeBand: '1-5', revenueBand: '500k-1m' }, YES],
    [micro, { employeeBand: '6-10', revenueBand: '500k-1m' }, OPEN],
    [micro, { employeeBand: '11-25' }, NO],
    [micro, {}, OPEN],
    [sme, { employeeBand: '26-50', revenueBand: '1m-5m' }, YES],
    [sme, { employeeBand: '100+', revenueBand: '5m+' }, OPEN],
    [sme, { employeeBand: '100+', revenueBand: '5m+', description: 'Siamo un gruppo con 900 dipendenti.' }, NO],
    [sme, { employeesExact: 249, revenueExact: 50_000_000 }, YES],
    [sme, { employeesExact: 250, revenueExact: 1 }, NO],
    [{ sizes: ['medium', 'large'] }, { employeeBand: '51-100' }, YES],
    [{ sizes: ['medium', 'large'] }, { employeeBand: '26-50', revenueBand: '1m-5m' }, OPEN],
    [
      { sizes: ['micro'], sizesWaivedFor: ['startup_innovativa'] },
      { employeesExact: 20, legalForm: 'startup-innovativa', foundedYear: 2024 },
      YES,
    ],
    [{ sizes: ['micro'], sizesWaivedFor: ['startup_innovativa'] }, { employeesExact: 20, legalForm: 'snc' }, NO],
    [{ sizes: 'any' }, {}, YES],
  ])('%j with %j is %s', (constraints, company, expected) => {
    expect(outcome('size', constraints, company)).toBe(expected);
  });

  it('of sizes that the source only lists, a smaller one is left out unless its words name it, a large one is not', () => {
    const size = (employeesExact: number, beneficiaries: string) => {
      const grant = sampleGrant({ sizes: ['small', 'medium'], constraints: {}, beneficiaries });
      const company = sampleCompany({ employeesExact, revenueExact: 1 });
      return checkEligibility(grant, company, TODAY).checks.find(({ code }) => code === 'size')?.outcome;
    };
    expect(size(20, 'Imprese con energy manager')).toBe(YES);
    expect(size(3, 'Imprese con energy manager')).toBe(NO);
    expect(size(3, 'PMI')).toBe(OPEN);
    expect(size(3, 'Imprese e startup')).toBe(OPEN);
    expect(size(900, 'Imprese con energy manager')).toBe(OPEN);
  });
});

describe('sector and activity', () => {
  const farms: GrantConstraints = { sectors: ['agriculture'], activities: ['agricola', 'agriturismo'] };
  const fashion: GrantConstraints = { sectors: ['manufacturing', 'retail'], activities: ['moda'] };
  const software = {
    atecoCodes: ['62.10'],
    atecoVersion: '2025' as const,
    description: 'Siamo una software house. Vogliamo entrare nella moda.',
  };
  it.each<['sector' | 'activity', ...Row]>([
    ['sector', { sectors: 'any' }, {}, YES],
    ['sector', { sectors: ['tourism'] }, { sector: 'tourism' }, YES],
    ['sector', { sectors: ['tourism'] }, { sector: 'transport' }, NO],
    ['sector', { sectors: ['tourism'] }, {}, OPEN],
    ['sector', { sectorsExcluded: ['finance'] }, { sector: 'finance' }, NO],
    ['sector', { sectorsExcluded: ['finance'] }, { sector: 'energy' }, YES],
    ['sector', { sectorsExcluded: ['finance'] }, {}, OPEN],
    ['sector', farms, { sector: 'tourism', description: 'Agriturismo con dodici camere.' }, OPEN],
    ['sector', farms, { sector: 'tourism', description: 'Albergo sul mare.' }, NO],
    ['sector', { sectors: ['manufacturing'] }, { sector: 'other', description: 'Produciamo mobili su misura.' }, OPEN],
    ['activity', fashion, { sector: 'manufacturing', description: 'Calzaturificio con marchio proprio.' }, YES],
    ['activity', fashion, { sector: 'manufacturing', description: 'Mobili di design.' }, NO],
    ['activity', fashion, { sector: 'manufacturing', description: 'Azienda di famiglia.' }, OPEN],
    ['activity', fashion, { sector: 'manufacturing', description: 'Mobilificio. Vogliamo entrare nella moda.' }, OPEN],
    ['activity', {}, { sector: 'manufacturing' }, undefined],
    ['activity', fashion, software, NO],
    ['activity', fashion, { ...software, legalForm: 'da-costituire' }, OPEN],
  ])('%s: %j with %j is %s', (code, constraints, company, expected) => {
    expect(outcome(code, constraints, company)).toBe(expected);
  });

  it('the sectors that the source lists without a stated rule confirm but never exclude', () => {
    expect(outcome('sector', {}, { sector: 'technology' })).toBe(YES);
    expect(outcome('sector', {}, { sector: 'tourism' })).toBe(OPEN);
  });
});

describe('ATECO: by section and prefix; across the lists of 2007 and 2025 by division, deeper by correspondence', () => {
  const food: GrantFacts = { ateco: { version: '2025', include: ['10.1', '11'] } };
  const shut: GrantFacts = { ateco: { version: '2025', exclude: ['64'] } };
  const section: GrantFacts = { ateco: { version: '2025', include: ['C', '11'] } };
  const slaughter: GrantFacts = { ateco: { version: '2007', exclude: ['A', '10.11', '10.12', 'K'] } };
  const bread: GrantFacts = { ateco: { version: '2007', include: ['10.71'] } };
  it.each<[GrantFacts, Partial<NamedCompany>, string | undefined]>([
    [food, { atecoCodes: ['10.13.00'], atecoVersion: '2025' }, YES],
    [food, { atecoCodes: ['10.20.00'], atecoVersion: '2025' }, NO],
    // A second code brings in only if the project is of that trade: calls count the main one.
    [food, { atecoCodes: ['62.01', '11.02'], atecoVersion: '2025' }, OPEN],
    [food, { atecoCodes: ['62.01'], atecoVersion: '2007' }, NO],
    [food, { atecoCodes: ['10.20.00'], atecoVersion: '2007' }, NO],
    [food, { atecoCodes: ['10.13.00'], atecoVersion: '2007' }, YES],
    [slaughter, { atecoCodes: ['10.71'], atecoVersion: '2025' }, YES],
    [slaughter, { atecoCodes: ['10.71.10'], atecoVersion: '2025' }, YES],
    [slaughter, { atecoCodes: ['10.7'], atecoVersion: '2025' }, YES],
    [slaughter, { atecoCodes: ['10.11.00'], atecoVersion: '2025' }, NO],
    [slaughter, { atecoCodes: ['10.1'], atecoVersion: '2025' }, OPEN],
    // What is 62.10 today was 62.01; dietary bread was of another class than bread.
    [{ ateco: { version: '2007', include: ['62.01'] } }, { atecoCodes: ['62.10.00'], atecoVersion: '2025' }, YES],
    [{ ateco: { version: '2025', include: ['62.10'] } }, { atecoCodes: ['62.01.00'], atecoVersion: '2007' }, YES],
    [{ ateco: { version: '2007', include: ['62.02'] } }, { atecoCodes: ['62.10.00'], atecoVersion: '2025' }, NO],
    [bread, { atecoCodes: ['10.71'], atecoVersion: '2025' }, OPEN],
    [{ ateco: { version: '2007', include: ['47.2'] } }, { atecoCodes: ['47.21'], atecoVersion: '2025' }, OPEN],
    [food, { atecoCodes: ['10.13.00'], atecoVersion: null }, OPEN],
    [food, {}, OPEN],
    [shut, { atecoCodes: ['64.19'], atecoVersion: '2025' }, NO],
    [shut, { atecoCodes: ['62.01'], atecoVersion: '2025' }, YES],
    [section, { atecoCodes: ['11.02'], atecoVersion: '2025' }, YES],
    [section, { atecoCodes: ['10.71'], atecoVersion: '2025' }, YES],
    [{ ateco: { version: '2007', exclude: ['K'] } }, { atecoCodes: ['65.11'], atecoVersion: '2025' }, NO],
    [{ ateco: { note: 'Nessun limite' } }, { atecoCodes: ['10.71'], atecoVersion: '2025' }, undefined],
  ])('%j with %j is %s', (facts, company, expected) => {
    expect(outcome('ateco', {}, company, facts)).toBe(expected);
  });

  it.each<[GrantFacts, Partial<NamedCompany>, string | null]>([
    [bread, {}, 'ateco'],
    [bread, { atecoCodes: ['10.71'], atecoVersion: null }, 'ateco'],
    [bread, { atecoCodes: ['10.71'], atecoVersion: '2025' }, 'ateco_2007'],
    [bread, { atecoCodes: ['62.10', '10.71'], atecoVersion: '2025' }, null],
    [{ ateco: { version: '2025', include: ['14.21'] } }, { atecoCodes: ['14.13'], atecoVersion: '2007' }, 'ateco_2025'],
  ])('%j with %j asks for %s', (facts, company, field) => {
    expect(row('ateco', {}, company, facts)?.field).toBe(field);
  });
});

describe('legal form', () => {
  const capital: GrantConstraints = { legalForms: ['srl', 'spa'] };
  const registered: GrantConstraints = { legalFormsExcluded: ['libero-professionista', 'ets'] };
  it.each<Row>([
    [capital, { legalForm: 'srl' }, YES],
    [capital, { legalForm: 'ditta-individuale' }, NO],
    [capital, { legalForm: 'altro' }, OPEN],
    [capital, { legalForm: 'da-costituire' }, OPEN],
    [capital, {}, OPEN],
    [capital, { legalForm: 'altro', description: 'Siamo un’associazione culturale.' }, NO],
    [registered, { legalForm: 'libero-professionista' }, NO],
    [registered, { legalForm: 'snc' }, YES],
    [registered, { legalForm: 'altro' }, OPEN],
    [{}, { legalForm: 'snc' }, undefined],
  ])('%j with %j is %s', (constraints, company, expected) => {
    expect(outcome('legal_form', constraints, company)).toBe(expected);
  });
});

describe('special statuses', () => {
  const startup: GrantConstraints = { statusesAnyOf: ['startup_innovativa'] };
  const women: GrantConstraints = { statusesAnyOf: ['femminile', 'giovanile'] };
  it.each<Row>([
    [startup, { legalForm: 'startup-innovativa', foundedYear: 2024 }, YES],
    [startup, { legalForm: 'srl', foundedYear: 2015, sector: 'technology' }, NO],
    [startup, { legalForm: 'srl', foundedYear: 2024, sector: 'technology' }, OPEN],
    [startup, { legalForm: 'srl', foundedYear: 2024, sector: 'retail', description: 'Negozio di scarpe.' }, NO],
    [startup, { legalForm: 'ditta-individuale' }, NO],
    [startup, { legalForm: 'srl', foundedYear: 2024, sector: 'technology', innovativeSection: 'nessuna' }, NO],
    [startup, { legalForm: 'srl', foundedYear: 2024, sector: 'technology', innovativeSection: 'startup' }, YES],
    [{ statusesAnyOf: ['pmi_innovativa'] }, { legalForm: 'srl', innovativeSection: 'nessuna' }, NO],
    [{ statusesAnyOf: ['pmi_innovativa'] }, { legalForm: 'srl', innovativeSection: 'pmi' }, YES],
    [women, { isWomenLed: true }, YES],
    [women, { isWomenLed: false, description: 'I soci hanno 45 e 51 anni.' }, NO],
    [women, { isWomenLed: false }, OPEN],
    [women, { description: 'I soci sono due uomini di 31 e 33 anni.' }, YES],
    [women, { description: 'Socia unica, donna, 52 anni.' }, YES],
    [{ statusesAnyOf: ['giovanile'] }, { description: 'Ho 38 anni.' }, NO],
    [{ statusesAnyOf: ['giovanile'], youthAgeMax: 41 }, { description: 'Ho 38 anni.' }, YES],
    [
      { statusesAllOf: ['startup', 'femminile'] },
      { legalForm: 'startup-innovativa', foundedYear: 2025, isWomenLed: true },
      YES,
    ],
    [
      { statusesAllOf: ['startup', 'femminile'] },
      { legalForm: 'ditta-individuale', foundedYear: 2012, isWomenLed: true },
      NO,
    ],
    [{ statusesAllOf: ['startup', 'femminile'] }, { legalForm: 'startup-innovativa', foundedYear: 2025 }, OPEN],
    [{ statusesAnyOf: ['confiscata'] }, { legalForm: 'srl', description: 'Pastificio.' }, NO],
    [{ statusesAnyOf: ['confiscata'] }, { description: 'Gestiamo un’azienda confiscata alla mafia.' }, YES],
    [{ statusesAllOf: ['artigiana'] }, { description: 'Falegnameria artigiana.' }, YES],
    [{ statusesAllOf: ['artigiana'] }, { employeesExact: 41 }, NO],
    [{ statusesAllOf: ['artigiana'] }, { employeesExact: 12 }, OPEN],
  ])('%j with %j is %s', (constraints, company, expected) => {
    expect(outcome('special_status', constraints, company)).toBe(expected);
  });
});

it('what part women and the young have, in the words of a company, is held against what the call asks for', () => {
  const women: GrantConstraints = { statusesAnyOf: ['femminile'] };
  const quarter: GrantFacts = { ownership: { women: 'Donne con almeno il 25% delle quote' } };
  const told = (description: string): Partial<NamedCompany> => ({ legalForm: 'srl', description });
  const cofounder = told('Cofondatrice e amministratrice con il 40% delle quote.');
  expect(outcome('special_status', women, cofounder, quarter)).toBe(YES);
  expect(outcome('special_status', women, { ...cofounder, isWomenLed: false }, quarter)).toBe(YES);
  expect(outcome('special_status', women, cofounder)).toBe(NO);
  expect(outcome('special_status', women, told('Una socia al 70% e un socio al 30%.'))).toBe(OPEN);
  expect(outcome('special_status', women, told('Siamo due socie al 50%.'))).toBe(YES);
  const young: GrantConstraints = { statusesAnyOf: ['giovanile'] };
  const shares = (son: number) =>
    told(
      `Siamo tre soci: io ho 28 anni e il ${String(son)}%; mia sorella ha 31 anni e il 20%; mio padre ha 61 anni e il ${String(80 - son)}%.`,
    );
  expect(outcome('special_status', young, shares(40))).toBe(YES);
  expect(outcome('special_status', young, shares(20))).toBe(NO);
});

it('a call that sets an age of its own takes a startup up to that age', () => {
  const asked: GrantConstraints = { statusesAllOf: ['startup'] };
  const eightYears: GrantFacts = { age: { companyMaxMonths: 96 } };
  const startup: Partial<NamedCompany> = { legalForm: 'startup-innovativa', foundedYear: 2020 };
  expect(outcome('special_status', asked, startup, eightYears)).toBe(YES);
  expect(outcome('special_status', asked, startup)).toBe(NO);
  const srl: Partial<NamedCompany> = { legalForm: 'srl', foundedYear: 2020, description: 'Algoritmi per la diagnosi.' };
  expect(outcome('special_status', asked, srl, eightYears)).toBe(OPEN);
  expect(outcome('special_status', asked, { ...srl, description: 'Idraulici.' }, eightYears)).toBe(NO);
});

describe('a form that is told is not asked again', () => {
  const asked = (company: Partial<NamedCompany>, facts: GrantFacts, constraints: GrantConstraints = {}) =>
    checkEligibility(sampleGrant({ constraints, facts }), sampleCompany(company), TODAY)
      .checks.filter(({ code }) => code === 'applicant' || code === 'special_status')
      .map(({ outcome: found, field }) => [found, field]);
  it('what leaves the applicant open is asked, or nothing is', () => {
    expect(asked({ legalForm: 'srl' }, { who: { kinds: ['energivora'] } })).toEqual([[OPEN, null]]);
    expect(asked({ legalForm: 'srl' }, { who: { kinds: ['pmi_innovativa'] } })).toEqual([[OPEN, 'innovative']]);
    expect(asked({}, { who: { kinds: ['energivora', 'pmi_innovativa'] } })).toEqual([[OPEN, 'legal_form']]);
  });
  it('nor for a status', () => {
    const social: GrantConstraints = { statusesAnyOf: ['impresa_sociale'] };
    expect(asked({ legalForm: 'cooperativa' }, {}, social)).toEqual([[OPEN, null]]);
    expect(asked({}, {}, social)).toEqual([[OPEN, 'legal_form']]);
  });
});

describe('age of the company', () => {
  const young: GrantConstraints = { ageMonths: { max: 60 } };
  const two: GrantConstraints = { filedAccountsMin: 2 };
  it.each<[CheckCode, ...Row]>([
    ['company_age', young, { foundedOn: '2021-11-15' }, YES],
    ['company_age', young, { foundedOn: '2021-10-15' }, NO],
    ['company_age', young, { foundedOn: '2021-10-16' }, YES],
    ['company_age', young, { foundedYear: 2021 }, OPEN],
    ['company_age', young, { foundedYear: 2020 }, NO],
    ['company_age', young, { foundedYear: 2022 }, YES],
    ['company_age', young, { legalForm: 'da-costituire' }, YES],
    ['company_age', young, {}, OPEN],
    ['company_age', { ageMonths: { min: 24 } }, { foundedYear: 2025 }, NO],
    ['company_age', { ageMonths: { min: 24 } }, { foundedYear: 2024 }, OPEN],
    ['company_age', { ageMonths: { min: 24 } }, { legalForm: 'da-costituire' }, NO],
    ['filed_accounts', two, { foundedYear: 2025 }, NO],
    ['filed_accounts', two, { foundedYear: 2024 }, OPEN],
    ['filed_accounts', two, { foundedYear: 2023 }, YES],
    ['filed_accounts', two, {}, OPEN],
    ['recently_founded', { recentlyFounded: true }, { foundedYear: 2001 }, NO],
    ['recently_founded', { recentlyFounded: true }, { foundedYear: 2025 }, YES],
    ['recently_founded', { recentlyFounded: true }, { foundedYear: 2022 }, OPEN],
    ['must_exist', { mustExist: false }, { foundedYear: 2025 }, NO],
    ['must_exist', { mustExist: false }, { foundedYear: 2026 }, OPEN],
    ['must_exist', { mustExist: false }, { legalForm: 'da-costituire' }, YES],
    ['must_exist', { mustExist: true }, { legalForm: 'da-costituire' }, OPEN],
    ['must_exist', { mustExist: true }, { foundedYear: 2000 }, YES],
    ['founder_age', { founderAge: { min: 18, max: 34 } }, { description: 'Ho 34 anni.' }, YES],
    ['founder_age', { founderAge: { min: 18, max: 34 } }, { description: 'Ho 35 anni.' }, NO],
    ['founder_age', { founderAge: { min: 18, max: 34 } }, { description: 'I soci hanno 30 e 40 anni.' }, OPEN],
    ['founder_age', { founderAge: { min: 18, max: 34 } }, {}, OPEN],
  ])('%s: %j with %j is %s', (code, constraints, company, expected) => {
    expect(outcome(code, constraints, company)).toBe(expected);
  });
});

describe('figures', () => {
  it.each<[CheckCode, ...Row]>([
    ['employees', { employees: { max: 10 } }, { employeesExact: 10 }, YES],
    ['employees', { employees: { max: 10 } }, { employeesExact: 11 }, NO],
    ['employees', { employees: { max: 10 } }, { employeeBand: '6-10' }, YES],
    ['employees', { employees: { max: 10 } }, { employeeBand: '11-25' }, NO],
    ['employees', { employees: { max: 499 } }, { employeeBand: '100+' }, OPEN],
    ['employees', { employees: { min: 1 } }, {}, OPEN],
    ['revenue', { revenueEuro: { min: 100_000 } }, { revenueExact: 100_000 }, YES],
    ['revenue', { revenueEuro: { min: 100_000 } }, { revenueExact: 99_999 }, NO],
    ['revenue', { revenueEuro: { min: 100_000 } }, { revenueBand: '100k-500k' }, YES],
    ['revenue', { revenueEuro: { min: 100_000 } }, { revenueBand: '0-100k' }, OPEN],
  ])('%s: %j with %j is %s', (code, constraints, company, expected) => {
    expect(outcome(code, constraints, company)).toBe(expected);
  });

  it.each<[Partial<NamedCompany>, string]>([
    [{ description: 'Vogliamo investire 250.000 euro.' }, YES],
    [{ description: 'Vogliamo investire 50.000 euro.' }, OPEN],
    [{}, OPEN],
  ])('a spend of at least 200.000 euro with %j is %s', (company, expected) => {
    expect(outcome('spend', {}, company, { spend: { min: 200_000 } })).toBe(expected);
  });
});

describe('procedures (ELI-6)', () => {
  it.each([
    ['nessuna', undefined],
    ['liquidazione_volontaria', NO],
    ['liquidazione_giudiziale', NO],
    ['concordato_continuita', OPEN],
    ['composizione_negoziata', OPEN],
  ] as const)('%s is %s', (procedure, expected) => {
    expect(outcome('procedure', { territory: 'any' }, { procedure })).toBe(expected);
  });
});

describe('the form of a company still to be founded, in its own words', () => {
  const shut: GrantFacts = { who: { not: ['ditta_individuale', 'libero_professionista'] } };
  const trader = 'Voglio aprire una trattoria come ditta individuale.';
  const TO_BE: Partial<NamedCompany> = { legalForm: 'da-costituire' };
  it.each<[Partial<NamedCompany>, string]>([
    [{ ...TO_BE, description: trader }, OPEN],
    [{ description: trader }, OPEN],
    [{ ...TO_BE, description: 'Lavorerò come libera professionista.' }, OPEN],
    [{ ...TO_BE, description: 'Vogliamo costituire una srl.' }, YES],
    [{ ...TO_BE, description: 'Voglio aprire una trattoria.' }, YES],
    [{ legalForm: 'srl', description: trader }, YES],
  ])('%j is %s', (company, expected) => {
    expect(outcome('applicant', {}, company, shut)).toBe(expected);
  });

  it('decides on the forms that are listed too, and may still be changed', () => {
    const company = { ...TO_BE, description: trader };
    expect(outcome('legal_form', { legalForms: ['ditta-individuale'] }, company)).toBe(YES);
    expect(outcome('legal_form', { legalForms: ['srl'] }, company)).toBe(OPEN);
    const mutual: GrantConstraints = { legalForms: ['cooperativa', 'da-costituire'] };
    expect(outcome('legal_form', mutual, company)).toBe(OPEN);
    expect(outcome('legal_form', mutual, { ...TO_BE, description: 'Fonderemo una cooperativa.' })).toBe(YES);
    expect(outcome('legal_form', mutual, TO_BE)).toBe(YES);
    const meant = { ...TO_BE, description: 'Vogliamo costituire una startup innovativa.' };
    expect(outcome('legal_form', { legalForms: ['srl', 'da-costituire'] }, meant)).toBe(YES);
    expect(outcome('legal_form', { legalFormsExcluded: ['ditta-individuale'] }, company)).toBe(OPEN);
  });
});

describe('ATECO codes that only an annex has', () => {
  const note = (text: string) => outcome('ateco', {}, { atecoCodes: ['55.10'] }, { ateco: { note: text } });
  it.each([
    ['Solo codici dell’allegato 1 dell’avviso: imprese industriali e artigiane', OPEN],
    ['Manifattura e servizi: elenco nel bando', OPEN],
    ['Nessun limite di settore', undefined],
    ['Riserva del 20% ai codici 55.1 e 55.3', undefined],
  ])('«%s» is %s', (text, expected) => {
    expect(note(text)).toBe(expected);
  });
});
