import { NOTHING_KNOWN } from '#domain/companies/company.ts';
import type { NamedCompany } from '#domain/eligibility/company-view.ts';
import { grantTerms } from '#domain/eligibility/grant-terms.ts';
import type { Grant, GrantConstraints } from '#domain/grants/grant.ts';
import { NO_PROJECT, type Project } from '#domain/projects/project.ts';
import { LEGAL_FORMS, REGIONS, SECTORS, type LegalForm, type Sector } from '#domain/vocabulary.ts';
import { pick, seeded, some } from '#bench/random.ts';

const FORMS: readonly LegalForm[] = LEGAL_FORMS.filter((form) => form !== 'altro' && form !== 'da-costituire');
const FORM_LISTS: readonly LegalForm[][] = [
  ['srl', 'srls', 'spa', 'startup-innovativa', 'pmi-innovativa', 'cooperativa'],
  ['cooperativa'],
  ['startup-innovativa', 'pmi-innovativa'],
  ['ditta-individuale', 'libero-professionista', 'snc', 'sas', 'srls'],
  FORMS.filter((form) => form !== 'ets'),
  FORMS.filter((form) => form !== 'libero-professionista' && form !== 'ets'),
];
const WISHES = [
  'comprare nuovi macchinari',
  'andare in fiera all’estero',
  'mettere il fotovoltaico',
  'assumere due giovani',
  'formare il personale',
  'depositare un brevetto',
  'vendere online',
  'ristrutturare il capannone',
  'cambiare la caldaia',
  'fare ricerca su un nuovo materiale',
];

/** A name that is a rule in words itself ("tecnologie STEP"). */
const isTermNamed = (grant: Grant): boolean => grantTerms({ ...grant, constraints: {}, facts: {} }).decisive.length > 0;

/** Grants that mix the texts of real ones with rules that plain SQL can also express. */
export function generateGrants(count: number, bundled: readonly Grant[]): Grant[] {
  const random = seeded(count);
  const plain = bundled.filter((grant) => !isTermNamed(grant));
  return Array.from({ length: count }, (_, index) => {
    const names = pick(random, plain);
    const body = pick(random, bundled);
    const constraints = generateRules(random, bundled);
    const { territory } = constraints;
    return {
      ...body,
      id: `generato-${index}`,
      name: names.name,
      level: territory === 'any' ? 'nazionale' : 'regionale',
      regions: typeof territory === 'object' ? territory.regions : [],
      sectors: pick(random, bundled).sectors,
      openingMode: 'sportello',
      editorialState: 'aperto',
      opensOn: pick(random, [null, '2025-01-10', '2026-06-01', '2026-12-20']),
      closesOn: pick(random, [null, '2026-10-31', '2026-12-01', '2027-03-31', '2029-12-31']),
      opensAt: null,
      closesAt: null,
      aidRegime: null,
      // Rules in words and facts are measured apart (see generateKnownGrants): plain SQL has no columns for them.
      facts: {},
      beneficiaries: 'Imprese',
      requirements: [],
      amounts: { ...body.amounts, min: null, max: null },
      constraints,
      source: { ...body.source, checkedOn: pick(random, ['2026-10', '2026-07-02', '2026-01']) },
    } satisfies Grant;
  });
}

function generateRules(random: () => number, bundled: readonly Grant[]): GrantConstraints {
  const rules: GrantConstraints = {
    territory: random() < 0.3 ? 'any' : { regions: some(random, REGIONS, 0.04) },
    sizes: pick(random, [
      'any' as const,
      ['micro', 'small', 'medium'] as const,
      ['micro', 'small'] as const,
      ['medium', 'large'] as const,
    ]),
  };
  if (random() < 0.4) rules.sectors = pick(random, bundled).sectors;
  else if (random() < 0.2) rules.sectorsExcluded = [pick<Sector>(random, SECTORS)];
  if (random() < 0.3) rules.legalForms = pick(random, FORM_LISTS);
  if (random() < 0.2) rules.ageMonths = pick(random, [{ max: 60 }, { min: 24 }, { min: 12, max: 84 }]);
  if (random() < 0.1) rules.employees = pick(random, [{ max: 10 }, { min: 1 }, { max: 499 }]);
  if (random() < 0.1) rules.revenueEuro = { min: 100_000 };
  if (random() < 0.5) rules.other = ['DURC regolare'];
  return rules;
}

/** Companies whose data are all known: what plain SQL compares without a third truth value. */
export function generateCompanies(count: number): NamedCompany[] {
  const random = seeded(7);
  return Array.from({ length: count }, () => {
    const employees = Math.floor(Math.exp(random() * 7));
    return {
      ...NOTHING_KNOWN,
      name: null,
      sector: pick(random, SECTORS),
      region: pick(random, REGIONS),
      legalForm: pick(random, FORMS),
      employeesExact: employees,
      revenueExact: Math.round(employees * (40_000 + random() * 200_000)),
      balanceExact: Math.round(employees * (30_000 + random() * 150_000)),
      foundedOn: `${2026 - Math.floor(random() * 20)}-0${1 + Math.floor(random() * 9)}-15`,
      description: `Vogliamo ${pick(random, WISHES)} e ${pick(random, WISHES)}.`,
    };
  });
}

/** The same with everything in play: applicants, seats, codes, regimes, spend and orders of real grants, mixed. */
export function generateKnownGrants(count: number, bundled: readonly Grant[]): Grant[] {
  const random = seeded(count + 1);
  return generateGrants(count, bundled).map((grant) => {
    const { who, seat, ateco, tax, regime, orders } = pick(random, bundled).facts;
    const { spend, age, ownership, aid } = pick(random, bundled).facts;
    const words = pick(random, bundled);
    const facts = Object.fromEntries(
      Object.entries({ who, seat, ateco, tax, regime, orders, spend, age, ownership, aid }).filter(([, fact]) => fact),
    );
    return {
      ...grant,
      facts,
      beneficiaries: words.beneficiaries,
      requirements: words.requirements,
      amounts: words.amounts,
    };
  });
}

const CODES = ['10.71', '25.62', '62.10', '47.71', '55.10', '49.41', '01.21', '71.12', '31.00', '43.21'];

/** Companies with a group, seats elsewhere, owners and codes, each with a project. */
export function generateKnownCompanies(count: number): { company: NamedCompany; project: Project }[] {
  const random = seeded(11);
  const person = () => ({
    name: 'Socio',
    kind: 'persona' as const,
    sharePercent: 50,
    isWoman: random() < 0.5,
    birthYear: 1960 + Math.floor(random() * 45),
  });
  return generateCompanies(count).map((company) => {
    const region = pick(random, REGIONS);
    const related = { name: 'Capogruppo', sharePercent: 60, employees: 40, revenue: 5e6, balance: 4e6 };
    return {
      company: {
        ...company,
        atecoCodes: [pick(random, CODES), pick(random, CODES)],
        atecoVersion: '2025',
        hasGroup: true,
        operatingSeats: [{ region, province: null, city: null, address: null }],
        shareholders: [person(), person()],
        relatedCompanies: random() < 0.5 ? [{ ...related, kind: 'collegata' as const }] : [],
        previousGrants: 'De minimis: 120.000 euro concessi il 10/03/2026.',
      },
      project: {
        ...NO_PROJECT,
        description: `Vogliamo ${pick(random, WISHES)}.`,
        spend: Math.round(10_000 * Math.exp(random() * 5)),
        region,
        startsOn: '2027-03-01',
        endsOn: '2027-12-31',
      },
    };
  });
}
