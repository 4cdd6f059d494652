import { expect, test } from 'vitest';
import { checkEligibility } from '#domain/eligibility/check-eligibility.ts';
import { companyFactsFromProfile } from '#domain/eligibility/company-from-profile.ts';
import { buildGazetteer } from '#domain/geography/gazetteer.ts';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';
import { buildMatcher } from '#domain/matching/matcher.ts';
import { loadBundledCatalogue } from '#server/features/grants/catalogue/load.ts';
import { metWords, shortReason } from './short.ts';
import { questionGain, renderCheck } from './eligibility.ts';

const grants = loadBundledCatalogue();
const gazetteer = buildGazetteer([]);
const reasonFor = (id: string, profile: object) => {
  const grant = grants.find((one) => one.id === id)!;
  return shortReason(checkEligibility(grant, companyFactsFromProfile(profile, gazetteer), '2026-11-15'));
};

test('a region that is not the company’s says where the seat must be', () => {
  expect(reasonFor('abruzzo-welfare-aziendale', { sector: 'retail', region: 'Veneto' })).toBe(
    'serve una sede operativa in Abruzzo',
  );
  expect(reasonFor('puglia-tecnonidi-2021-2027', { sector: 'technology', region: 'Veneto' })).toBe(
    'serve un investimento in Puglia',
  );
});

test('every reason of every grant fits a card, for a company that is known and one that is not', () => {
  for (const profile of [
    {},
    {
      sector: 'manufacturing',
      region: 'Veneto',
      employees: '26-50',
      legal_form: 'srl',
      description: 'Officina meccanica',
    },
  ]) {
    for (const grant of grants) {
      const reason = reasonFor(grant.id, profile);
      if (reason === null) continue;
      expect(reason.length).toBeLessThanOrEqual(160);
      expect(reason).not.toMatch(/undefined|\[object|^solo solo/);
      expect(reason).not.toMatch(/\.$/);
    }
  }
});

test('what a young company lacks is said in words, not joined to “solo”', () => {
  const young = { sector: 'technology', region: 'Lazio', legal_form: 'srl', founded_year: 2026, employees: '1-5' };
  expect(reasonFor('simest-e-commerce', young)).toBe('servono almeno 2 bilanci depositati');
  const old = { sector: 'manufacturing', region: 'Veneto', legal_form: 'startup-innovativa', founded_year: 2010 };
  expect(reasonFor('on-oltre-nuove-imprese-a-tasso-zero', old)).toBe('l’impresa deve avere fino a 5 anni');
});

test('a code of the other ATECO list is not called missing (MAT-7)', () => {
  const grant = {
    ...grants.find((one) => one.id === 'fondo-di-garanzia-per-le-pmi')!,
    constraints: {},
    facts: { ateco: { version: '2007' as const, include: ['56.10'] } },
  };
  const of = (profile: object) => {
    const company = companyFactsFromProfile({ sector: 'tourism', region: 'Puglia', ...profile }, gazetteer);
    const result = checkEligibility(grant, company, '2026-11-15');
    const topReason = result.checks.find(({ code }) => code === 'ateco')!;
    return [shortReason({ ...result, verdict: 'da_verificare', topReason }), renderCheck(topReason).wouldChange];
  };
  expect(of({})).toEqual(['manca il codice ATECO', 'Qual è il codice ATECO?']);
  expect(of({ ateco: '56.11' })).toEqual([
    'manca l’anno della classificazione ATECO',
    'Il tuo codice è della classificazione 2007 o 2025?',
  ]);
  expect(of({ ateco: '56.11', ateco_version: '2025' })).toEqual([
    'manca il codice ATECO 2007',
    'Qual era il codice nella classificazione ATECO 2007?',
  ]);
});

test('what the source leaves open is said with its subject, in a few words', () => {
  const texts = grants.map(({ id }) =>
    reasonFor(id, { sector: 'tourism', region: 'Puglia', employees: '1-5', legal_form: 'srl', founded_year: 2019 }),
  );
  expect(texts).toContain('il settore Turismo non è tra quelli indicati');
  for (const text of texts) expect(text ?? '').not.toMatch(/\(dal profilo\)|non lo precisa|non lo esclude/);
});

test('a met requirement in a sentence: the place takes its preposition', () => {
  const of = (region: string) => {
    const grant = grants.find((one) => one.id === 'fondo-di-garanzia-per-le-pmi')!;
    const facts = companyFactsFromProfile({ sector: 'technology', region }, gazetteer);
    return metWords(checkEligibility(grant, facts, '2026-11-15').checks.find(({ code }) => code === 'territory')!);
  };
  expect(['Lazio', 'Marche', 'Veneto'].map(of)).toEqual(['sede nel Lazio', 'sede nelle Marche', 'sede in Veneto']);
});

test('of several seats a met requirement names the one that the call asks for', () => {
  const grant = grants.find(
    ({ constraints: { territory: rule } }) => rule && rule !== 'any' && rule.regions.join() === 'Sardegna',
  )!;
  const operatingSeats = ['Veneto' as const, 'Sardegna' as const].map((region) => ({
    region,
    province: null,
    city: null,
    address: null,
  }));
  const facts = companyFactsFromProfile({ sector: 'manufacturing', region: 'Veneto', operatingSeats }, gazetteer);
  const check = checkEligibility(grant, facts, '2026-11-15').checks.find(({ code }) => code === 'territory')!;
  expect(metWords(check)).toBe('sede in Sardegna');
});

test('two sources that disagree are not a datum that is missing', () => {
  const farm = { ...companyFactsFromProfile({ sector: 'agriculture' }, gazetteer), atecoCodes: ['10.71'] };
  const grant = sampleGrant({ constraints: { territory: 'any', sizes: 'any', sectors: ['agriculture'] } });
  const eligibility = checkEligibility(grant, farm, '2026-11-15');
  expect(shortReason(eligibility)).toBe('i dati sul settore non concordano');
  const sides = 'il profilo dice Agricoltura, i codici ATECO dicono Manifatturiero';
  expect(renderCheck(eligibility.topReason!)).toMatchObject({
    found: `I${sides.slice(1)}`,
    reason: `I dati dell’azienda non concordano: ${sides}.`,
    wouldChange: 'Scegliere quale è giusto: Agricoltura o Manifatturiero.',
  });
  expect(buildMatcher([grant]).nextQuestions(farm, '2026-11-15')).toEqual([]);
});

test('a question for the code of the other list names what is missing and does not promise to decide (MAT-4)', () => {
  expect(questionGain({ field: 'ateco', decides: 10, touches: 12 })).toBe('La risposta decide 10 bandi');
  expect(questionGain({ field: 'ateco_2007', decides: 10, touches: 10 })).toBe(
    'Il codice che hai dato non basta per 10 bandi: citano i codici ATECO 2007',
  );
});

test('of the size, only what is not known is called missing', () => {
  const firm = { sector: 'manufacturing', region: 'Veneto' };
  const sabatini = 'beni-strumentali-nuova-sabatini';
  expect(reasonFor(sabatini, firm)).toBe('mancano addetti, fatturato o bilancio');
  expect(reasonFor(sabatini, { ...firm, employees: '11-25' })).toBe('mancano fatturato o bilancio');
  expect(reasonFor(sabatini, { ...firm, revenue: '1m-5m' })).toBe('manca il numero di addetti');
});
