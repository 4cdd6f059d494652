import { describe, expect, test } from 'vitest';
import { checkEligibility } from '#domain/eligibility/check-eligibility.ts';
import { sampleCompany } from '#domain/eligibility/testing/sample-company.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';
import { buildMatcher } from '#domain/matching/matcher.ts';
import { NO_PROJECT, type Project } from '#domain/projects/project.ts';
import { shortReason } from '#messages/matching/short.ts';
import { loadBundledCatalogue } from '#server/features/grants/catalogue/load.ts';

const TODAY = '2026-11-15';
const catalogue = loadBundledCatalogue();
const summary = { ...sampleGrant().source, depth: 'solo_sintesi' as const };
const wish = (description: string, changes: Partial<Project> = {}): Project => ({
  ...NO_PROJECT,
  description,
  spend: 40_000,
  ...changes,
});
const FIRM = sampleCompany({
  sector: 'manufacturing',
  region: 'Puglia',
  province: 'TA',
  legalForm: 'srl',
  employeesExact: 8,
  revenueExact: 900_000,
  balanceExact: 500_000,
  foundedYear: 2010,
  hasGroup: false,
});
const OVEN = wish('vorrei comprare un forno elettrico da 40.000 €');
const judged = (grant: Grant, project: Project | null, company = sampleCompany()) =>
  checkEligibility(grant, company, TODAY, { project });
const costsOf = (grant: Partial<Grant>, project: Project) =>
  judged(sampleGrant(grant), project).checks.find(({ code }) => code === 'costs')?.outcome;

describe('a call that pays for nothing of the project is no plain yes', () => {
  const fairs = sampleGrant({ eligibleCosts: ['Stand', 'Fiere'], source: summary });

  test('known only from its summary it is to be verified, for that reason', () => {
    const result = judged(fairs, OVEN);
    expect([result.verdict, result.topReason?.code]).toEqual(['da_verificare', 'costs']);
    expect(shortReason(result)).toMatch(/^le spese del progetto non sono tra quelle elencate/);
  });

  test('that reason comes before what is missing of the company', () => {
    const grant = { ...fairs, constraints: { territory: { regions: ['Puglia' as const] } } };
    expect(judged(grant, OVEN).topReason?.code).toBe('costs');
    expect(judged(grant, null).topReason?.code).toBe('territory');
  });

  test('without a project, and where one of the costs is paid, the verdict stays', () => {
    expect(judged(fairs, null).verdict).toBe('ammissibile');
    expect(judged(fairs, wish('forno elettrico e stand alla fiera di Milano')).verdict).toBe('ammissibile');
  });

  test('a list that names no kind of cost pays for something else; "secondo l’avviso" leaves it open', () => {
    expect(costsOf({ eligibleCosts: ['Erogazioni liberali'] }, OVEN)).toBe('da_verificare');
    expect(costsOf({ eligibleCosts: ['Secondo l’avviso attivo'] }, OVEN)).toBeUndefined();
    expect(costsOf({ eligibleCosts: ['Operazioni finanziarie'], aidForm: 'garanzia' }, OVEN)).toBeUndefined();
  });

  test('relief on contributions is for who hires', () => {
    const relief = { aidForm: 'esonero contributivo', eligibleCosts: ['Contributi previdenziali'] } as const;
    expect(costsOf({ ...relief, eligibleCosts: [...relief.eligibleCosts] }, OVEN)).toBe('da_verificare');
    expect(costsOf({ ...relief, eligibleCosts: [...relief.eligibleCosts] }, { ...OVEN, hires: 2 })).toBe('soddisfatto');
  });

  test.each(['vorrei comprare un forno elettrico da 40.000 €', 'voglio acquistare un tornio da 50.000 euro'])(
    'the cloud voucher for «%s»',
    (words) => {
      const cloud = catalogue.find(({ id }) => id === 'voucher-cloud-e-cybersecurity')!;
      expect(judged(cloud, null, FIRM).verdict).toBe('ammissibile');
      expect(judged(cloud, wish(words), FIRM)).toMatchObject({
        verdict: 'da_verificare',
        topReason: { code: 'costs' },
      });
    },
  );
});

describe('goods that must be 4.0 or digital', () => {
  test.each<[string, string]>([
    ['forno elettrico', 'da_verificare'],
    ['un tornio da 4.000 euro', 'da_verificare'],
    ['forno e furgone', 'da_verificare'],
    ['tornio 4.0 interconnesso', 'soddisfatto'],
    ['impianto fotovoltaico con accumulo', 'soddisfatto'],
    ['forno e software gestionale', 'soddisfatto'],
  ])('of the iperammortamento «%s» is %s', (words, outcome) => {
    const grant = catalogue.find(({ id }) => id.startsWith('nuovo-piano-transizione-5-0'))!;
    expect(costsOf(grant, wish(words))).toBe(outcome);
  });

  test('a call named after the digital pays for goods of that sort', () => {
    const digital = {
      name: 'Voucher digitali',
      categories: ['digitale' as const],
      eligibleCosts: ['Beni strumentali'],
    };
    expect(costsOf(digital, OVEN)).toBe('da_verificare');
    expect(costsOf(digital, wish('robot di saldatura'))).toBe('soddisfatto');
  });

  test('the adjective of other words leaves the goods as they are', () => {
    expect(costsOf({ eligibleCosts: ['Arredi e digitalizzazione'] }, wish('arredi nuovi'))).toBe('soddisfatto');
    expect(costsOf({ eligibleCosts: ['Attrezzature e servizi digitali'] }, OVEN)).toBe('soddisfatto');
  });
});

describe('costs that must serve a purpose', () => {
  const lines = (...categories: string[]): Project => ({
    ...NO_PROJECT,
    spend: 100_000 * categories.length,
    costs: categories.map((category) => ({ category, amount: 100_000 })),
  });
  const SPORTS = { name: 'Contributi per impianti sportivi', eligibleCosts: ['Impianti sportivi', 'Attrezzature'] };
  const RESEARCH = {
    name: 'Aiuti per ricerca industriale',
    categories: ['ricerca' as const],
    eligibleCosts: ['Personale', 'Attrezzature', 'Consulenze di ricerca'],
  };
  const ABROAD = { name: 'Affiancamento India', categories: ['export' as const], eligibleCosts: ['Investimenti'] };
  test.each<[Partial<Grant>, Project, string]>([
    [SPORTS, lines('Impianti'), 'da_verificare'],
    [SPORTS, { ...lines('Impianti'), description: 'Campo da padel' }, 'soddisfatto'],
    [RESEARCH, lines('Arredi'), 'da_verificare'],
    [RESEARCH, { ...lines('Attrezzature'), title: 'Sviluppo di un sensore ottico' }, 'soddisfatto'],
    [ABROAD, lines('Macchinari'), 'da_verificare'],
    [ABROAD, { ...lines('Macchinari'), description: 'Uno stabilimento in India' }, 'soddisfatto'],
    [{ eligibleCosts: ['Impianti efficienti'] }, lines('Macchinari'), 'da_verificare'],
    [{ eligibleCosts: ['Impianti efficienti'] }, { ...lines('Impianti'), title: 'Pompa di calore' }, 'soddisfatto'],
    [{ name: 'Marchi+', eligibleCosts: ['Progettazione del marchio'] }, lines('Consulenze'), 'da_verificare'],
    [{ eligibleCosts: ['Ricerche di anteriorità'] }, lines('Personale di ricerca'), 'da_verificare'],
    [{ eligibleCosts: ['Attrezzature e infrastrutture dimostrative'] }, lines('Attrezzature'), 'da_verificare'],
    [{ eligibleCosts: ['Formazione e R&S'] }, lines('Formazione'), 'soddisfatto'],
    [{ eligibleCosts: ['Investimenti', 'Efficienza energetica'] }, lines('Macchinari'), 'soddisfatto'],
    [{ eligibleCosts: ['Circolante'], aidForm: 'finanziamento agevolato' }, lines('Macchinari'), 'da_verificare'],
    [
      { eligibleCosts: ['Interventi di prevenzione già realizzati'], aidForm: 'agevolazione contributiva' },
      { ...lines('Personale'), hires: 2 },
      'da_verificare',
    ],
    [
      { eligibleCosts: ['Contributi previdenziali'], aidForm: 'esonero contributivo' },
      lines('Personale di ricerca'),
      'da_verificare',
    ],
  ])('%j for %j is %s', (grant, project, outcome) => {
    expect(costsOf(grant, project)).toBe(outcome);
  });

  test('a purpose that nobody spoke of makes the verdict open, and says which', () => {
    const result = judged(sampleGrant({ ...SPORTS, source: summary }), lines('Impianti'));
    expect([result.verdict, shortReason(result)]).toEqual([
      'da_verificare',
      'il bando paga spese per lo sport: il progetto non ne parla',
    ]);
  });

  test('what the firm is in says what it buys for, unless it denies it', () => {
    const costsFor = (grant: Partial<Grant>, description: string) =>
      judged(sampleGrant(grant), lines('Macchinari'), sampleCompany({ description })).checks.find(
        ({ code }) => code === 'costs',
      )?.outcome;
    expect(costsFor(SPORTS, 'Gestiamo una piscina.')).toBe('soddisfatto');
    expect(costsFor(ABROAD, 'Esportiamo olio.')).toBe('soddisfatto');
    expect(costsFor(ABROAD, 'Non esportiamo.')).toBe('da_verificare');
  });

  test('only the lines that are paid for are found, and they must reach the least that is asked for', () => {
    const project = lines('Attrezzature', 'Personale', 'Formazione');
    const goods = sampleGrant({ eligibleCosts: ['Beni strumentali nuovi'], source: summary });
    const row = (grant: Grant) => judged(grant, project).checks.find(({ code }) => code === 'costs');
    expect(row(goods)).toMatchObject({ outcome: 'soddisfatto', found: { costs: ['Attrezzature'] } });
    const dear = { ...goods, facts: { spend: { min: 200_000 } } };
    expect(row(dear)).toMatchObject({
      outcome: 'da_verificare',
      expected: { least: 200_000 },
      found: { euro: 100_000 },
    });
    expect(judged(dear, project).verdict).toBe('da_verificare');
    expect(row({ ...goods, facts: { spend: { min: 100_000 } } })?.outcome).toBe('soddisfatto');
  });
});

test('the matcher reads the lists of costs as the table does', () => {
  const matcher = buildMatcher(catalogue);
  const projects = [
    OVEN,
    wish('tornio 4.0'),
    wish('stand in fiera'),
    wish('furgone', { hires: 2 }),
    wish('ricerca di un nuovo materiale'),
  ];
  for (const project of projects) {
    const verdictOf = matcher.verdictsOf(FIRM, TODAY, { project });
    const other = catalogue.filter((grant) => verdictOf(grant) !== judged(grant, project, FIRM).verdict);
    expect(other.map(({ id }) => id)).toEqual([]);
  }
});
