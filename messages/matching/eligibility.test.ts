import { describe, expect, it } from 'vitest';
import type { Check } from '#domain/eligibility/check.ts';
import { checkEligibility } from '#domain/eligibility/check-eligibility.ts';
import type { NamedCompany } from '#domain/eligibility/company-view.ts';
import { sampleCompany } from '#domain/eligibility/testing/sample-company.ts';
import type { GrantConstraints } from '#domain/grants/grant.ts';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';
import { NO_PROJECT } from '#domain/projects/project.ts';
import { expectedText, renderCheck, verdictText } from './eligibility.ts';

const TODAY = '2026-11-15';
const rows = (constraints: GrantConstraints, company: Partial<NamedCompany>) =>
  checkEligibility(sampleGrant({ constraints }), sampleCompany(company), TODAY).checks.map(renderCheck);

describe('eligibility in words', () => {
  it('the positive verdict of a summary sends to the official text (MAT-5)', () => {
    const result = { verdict: 'ammissibile' as const, met: 7, total: 9 };
    expect(verdictText({ ...result, isSummaryOnly: true })).toBe(
      'Compatibile: verifica sul bando ufficiale (7 di 9 requisiti)',
    );
    expect(verdictText({ ...result, isSummaryOnly: false })).toBe('Ammissibile');
    expect(verdictText({ ...result, verdict: 'non_ammissibile', isSummaryOnly: true })).toBe('Non ammissibile');
  });

  it('a failed row says what is asked, what was found and where it was read', () => {
    const [, , size] = rows({ sizes: ['micro', 'small'] }, { description: 'Abbiamo 900 dipendenti.' });
    expect(size).toMatchObject({
      requirement: 'Dimensione dell’impresa',
      expected: 'Micro o piccola',
      found: 'Grande',
      source: 'dalla descrizione',
      reason: 'Richiesto: Micro o piccola. Azienda: Grande (dalla descrizione).',
    });
  });

  it('a call pays for one cost or another, a project has all of its own', () => {
    const costs = [
      { category: 'Forno elettrico', amount: 40_000 },
      { category: 'furgone frigo', amount: 35_000 },
    ];
    const grant = sampleGrant({ eligibleCosts: ['Macchinari', 'Veicoli'] });
    const { checks } = checkEligibility(grant, sampleCompany({}), TODAY, { project: { ...NO_PROJECT, costs } });
    expect(checks.filter(({ code }) => code === 'costs').map(renderCheck)).toMatchObject([
      { expected: 'Macchinari o veicoli', found: 'Forno elettrico e furgone frigo' },
    ]);
  });

  it('a spend over the most that is reckoned with says so', () => {
    const grant = sampleGrant({ facts: { spend: { min: 10_000, max: 40_000 } } });
    const { checks } = checkEligibility(grant, sampleCompany({}), TODAY, {
      project: { ...NO_PROJECT, spend: 640_000 },
    });
    expect(checks.filter(({ code }) => code === 'spend').map(renderCheck)).toMatchObject([
      { outcome: 'soddisfatto', reason: '640.000 € (dal progetto): l’aiuto si calcola al massimo su 40.000 €.' },
    ]);
  });

  it('what depends on the firm is not said to depend on the project', () => {
    const told = rows({ other: ['Merito di credito', 'Vocazione internazionale'] }, { description: 'Panificio.' });
    expect(told.slice(-2).map(({ reason }) => reason)).toEqual([
      'Dipende dall’azienda, e i suoi dati non lo dicono: va verificato sul bando.',
      'Va verificato sul bando ufficiale.',
    ]);
    const aid = sampleGrant({ aidRegime: 'de_minimis' });
    const row = checkEligibility(aid, sampleCompany({}), TODAY).checks.find(({ code }) => code === 'aid_regime')!;
    expect(renderCheck(row).reason).toBe('Dipende dagli aiuti che l’azienda ha già ricevuto.');
  });

  it('what was decided is never found missing', () => {
    const startup = rows({ statusesAnyOf: ['startup_innovativa'] }, { legalForm: 'snc', foundedYear: 1990 });
    expect(startup.find(({ outcome }) => outcome === 'non_soddisfatto')).toMatchObject({
      found: 'Nessuno di questi requisiti',
    });
  });

  it('what is open to all is not found missing', () => {
    const [, territory] = rows({ territory: 'any' }, {});
    expect(territory).toMatchObject({
      expected: 'Tutto il territorio nazionale',
      found: 'Va bene ogni sede in Italia',
      reason: 'Tutto il territorio nazionale.',
    });
  });

  it('costs that hold a comma are told apart, and what is asked begins like a sentence', () => {
    const costs = ['Macchinari, impianti e attrezzature', 'Hardware e software'];
    const asked = (code: 'costs' | 'applicant', expected: Check['expected']) => expectedText({ code, expected });
    expect(asked('costs', { kind: 'costs', costs })).toBe('Macchinari, impianti e attrezzature; hardware e software');
    expect(asked('costs', { kind: 'costs', costs: costs.slice(1) })).toBe('Hardware e software');
    const kinds = ['impresa', 'cooperativa'] as const;
    expect(asked('applicant', { kind: 'applicants', kinds: [...kinds], isExcluding: false })).toBe(
      'Imprese o cooperative',
    );
  });

  it('a missing datum asks for itself', () => {
    const [, territory] = rows({ territory: { regions: ['Puglia'], seat: 'operativa' } }, {});
    expect(territory).toMatchObject({
      expected: 'Sede operativa in Puglia',
      found: 'Non indicato',
      reason: 'Manca il dato dell’azienda.',
      wouldChange: 'In quale regione è la sede?',
    });
  });

  it.each<[GrantConstraints, Partial<NamedCompany>, string]>([
    [{ territory: { regions: ['Puglia'], seat: 'operativa' } }, { region: 'Veneto' }, 'Una sede operativa in Puglia.'],
    [{ territory: { regions: ['Puglia'] } }, { region: 'Veneto' }, 'Una sede in questo territorio: Puglia.'],
    [{ sectors: ['tourism'] }, { sector: 'finance' }, 'Un’attività prevalente tra queste: Turismo.'],
    [{ sectorsExcluded: ['finance'] }, { sector: 'finance' }, 'Un’attività prevalente diversa da: Finanza.'],
    [{ legalForms: ['spa'] }, { legalForm: 'snc' }, 'Un’altra forma giuridica tra queste: S.p.A.'],
    [{ employees: { max: 10 } }, { employeesExact: 20 }, 'Un altro numero di addetti: fino a 10 dipendenti.'],
    [{ other: ['DURC regolare'] }, {}, 'La verifica di questa condizione sul bando ufficiale.'],
  ])('%j against %j says what would change it: %s (MAT-6)', (constraints, company, change) => {
    expect(rows(constraints, company).map((row) => row.wouldChange)).toContain(change);
  });

  it('provinces, parts of regions and places outside are written out', () => {
    const [, trento] = rows(
      { territory: { regions: ['Trentino-Alto Adige'], provinces: ['TN'] } },
      { region: 'Trentino-Alto Adige', province: 'BZ' },
    );
    expect(trento?.expected).toBe('Provincia di Trento (Trentino-Alto Adige)');
    expect(trento?.found).toBe('Provincia di Bolzano (Trentino-Alto Adige)');
    const [, partly] = rows({ territory: { regions: ['Sicilia', 'Lazio'], partly: ['Lazio'] } }, { region: 'Veneto' });
    expect(partly?.expected).toBe('Sicilia, alcune zone di Lazio');
    const [, rome] = rows({ territory: { regions: ['Lazio'], seat: 'operativa' } }, { region: 'Veneto' });
    expect(rome?.expected).toBe('Sede operativa nel Lazio');
  });

  it('an age is told in years and months, as people count it', () => {
    const row = rows({ ageMonths: { max: 60 } }, { foundedOn: '2011-04-18' }).find(
      (each) => each.outcome === 'non_soddisfatto',
    );
    expect(row?.found).toMatch(/^15 anni e \d+ mesi$/);
  });

  it.each<[GrantConstraints, Partial<NamedCompany>, string, string]>([
    [{ ageMonths: { max: 60 } }, { foundedYear: 2010 }, 'Età dell’impresa', 'Fino a 5 anni'],
    [
      { founderAge: { min: 18, max: 34 } },
      { description: 'Ho 50 anni.' },
      'Età di chi presenta la domanda',
      'Da 18 anni a 34 anni',
    ],
    [{ employees: { max: 10 } }, { employeesExact: 20 }, 'Dimensione: numero di dipendenti', 'Fino a 10 dipendenti'],
    [{ revenueEuro: { min: 100_000 } }, { revenueExact: 1 }, 'Dimensione: fatturato', 'Almeno 100.000 €'],
    [{ legalForms: ['srl', 'spa'] }, { legalForm: 'snc' }, 'Forma giuridica', 'S.r.l. o S.p.A.'],
    [{ sectorsExcluded: ['finance'] }, { sector: 'finance' }, 'Settore di attività', 'Esclusi: Finanza'],
    [
      { statusesAnyOf: ['confiscata'] },
      { description: 'Pastificio.' },
      'Forma o requisito soggettivo',
      'Impresa sequestrata o confiscata',
    ],
    [
      { filedAccountsMin: 2 },
      { foundedYear: 2026 },
      'Età dell’impresa: bilanci depositati',
      'Almeno 2 bilanci depositati',
    ],
    [
      { mustExist: false },
      { foundedYear: 2010 },
      'Età dell’impresa: già costituita o da avviare',
      'Nuova impresa, da avviare',
    ],
  ])('%j is told in Italian', (constraints, company, requirement, expected) => {
    const row = rows(constraints, company).find((each) => each.outcome === 'non_soddisfatto');
    expect(row).toMatchObject({ requirement, expected });
  });

  it('a closed grant says so', () => {
    const result = checkEligibility(sampleGrant({ closesOn: '2026-10-31' }), sampleCompany(), TODAY);
    expect(renderCheck(result.topReason!).reason).toBe(
      'Il bando oggi non accetta domande: chiuso (scadenza 31/10/2026).',
    );
  });
});
