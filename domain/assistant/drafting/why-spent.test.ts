import { describe, expect, it } from 'vitest';
import { draftProject } from './draft-project.ts';
import { counted, joined, singular } from './grammar/nouns.ts';
import { concerns } from './links.ts';
import { isPartOf } from './market-ties.ts';
import { materialOf, type Material } from './material.ts';
import { casesNoun, rateCasesIn } from './rate-cases.ts';
import { clashOf, openMonthsIn } from './remedy-months.ts';
import { unitCostOf } from './unit-cost.ts';
import { whyOf } from './why-spent.ts';

const material = (project: object, written: Record<string, string> = {}): Material =>
  materialOf({
    company: null,
    sizes: [],
    grant: null,
    project: draftProject.parse(project),
    written,
    budget: null,
    documents: [],
  });
/** What each line is there for, in the order of the budget. */
function reasons(m: Material) {
  const told = new Set<string>();
  return m.costs.map((cost) => whyOf(m, cost, told));
}

describe('a second line on an indicator that another brings to its end', () => {
  const costs = [
    { category: 'Impianti', amount: 90_000, description: 'Caldaia a biomassa' },
    { category: 'Opere', amount: 30_000, description: 'Isolamento del tetto' },
  ];
  const kpis = (target: number) => [{ name: 'Consumo di gasolio', unit: 'litri di energia', baseline: 9000, target }];
  it.each([
    [0, 'spent'],
    [4000, 'sameKpi'],
  ])('down to %i: %s', (target, by) => {
    const all = reasons(material({ description: 'Mettiamo una caldaia a biomassa.', costs, kpis: kpis(target) }));
    expect(all.map((why) => why.by)).toEqual(['kpi', by]);
  });
  it('keeps the reason that the project gives in its own words', () => {
    const description =
      'Mettiamo una caldaia a biomassa. Rifacciamo l’isolamento del tetto, così affittiamo la mansarda.';
    expect(reasons(material({ description, costs, kpis: kpis(0) }))[1]).toEqual({
      by: 'effect',
      effect: 'affitta la mansarda',
    });
  });
  it('the larger line is the one that brings it there, wherever it stands', () => {
    const [small, large] = [{ ...costs[0]!, amount: 5000 }, costs[1]!];
    expect(reasons(material({ costs: [small, large], kpis: kpis(0) })).map((why) => why.by)).toEqual(['spent', 'kpi']);
  });
});

describe('a line of several things against a risk', () => {
  const description = 'Rifacciamo la sala. Rischi: il terreno può cedere, quindi la prova geologica si fa al mese 1.';
  it.each([
    ['Prova geologica, progetto e direzione lavori', 'Prova geologica', ['progetto', 'direzione lavori']],
    ['Prova geologica del terreno', '', []],
  ])('%s', (full, part, others) => {
    const costs = [{ category: 'Consulenze', amount: 9000, description: full }];
    expect(reasons(material({ description, costs }))).toMatchObject([{ by: 'risk', part, others }]);
  });
});

it('staff is there for one thing only where all of it makes that thing', () => {
  const description = 'Portiamo in campo due cose: app per i soci, sonde nuove.';
  const staff = (told: string) =>
    reasons(material({ description, costs: [{ category: 'Personale', amount: 1000, description: told }] }))[0]!.by;
  expect(staff('Due programmatori e un’informatica')).toBe('staff');
  expect(staff('Due programmatori e un agronomo')).toBe('kind');
});

describe('the price of one', () => {
  const line = (full: string, amount: number | null = 90_000, category = 'Impianti') =>
    unitCostOf({ full, category, amount });
  it.each([
    ['Impianto solare da 70 kW', { euro: 1286, isExact: false, count: '70', of: 'kW', isMeasure: true }],
    ['Letti per 30 stanze', { euro: 3000, isExact: true, count: '30', of: 'stanze', isMeasure: false }],
    ['Corso per dieci operatori', { euro: 9000, isExact: true, count: 'dieci', of: 'operatori', isMeasure: false }],
    ['Forno da 900 litri', null],
    ['Scaffale da 3 metri', null],
    ['Assistenza per 12 mesi', null],
    ['Impianto da 70 kW e tetto nuovo', null],
  ])('%s', (full, each) => expect(line(full)).toEqual(each));
  it('is not told for people, nor without a sum', () => {
    expect(line('Paghe per tre tecnici', 90_000, 'Personale')).toBeNull();
    expect(line('Letti per 30 stanze', null)).toBeNull();
  });
});

describe('a need beside what the plan wants to reach', () => {
  const [kpi] = draftProject.parse({
    kpis: [{ name: 'Miele invasettato', unit: 'quintali all’anno', baseline: 100, target: 300 }],
  }).kpis;
  it.each([
    ['Nel 2025 sono mancati 40 quintali', true],
    ['Nel 2025 sono mancati 180 quintali', false],
    ['Nel 2025 sono mancati 40 clienti', false],
  ])('%s: %s', (fact, isPart) => expect(isPartOf(fact, kpi!)).toBe(isPart));
});

describe('months of work and months of opening', () => {
  const risk = { what: 'i lavori toccano gli ospiti', remedy: 'si fanno da ottobre ad aprile' };
  const plan = { startsOn: '2027-10-01', months: 8, phases: [{ from: 1, to: 8, what: 'bagni nuovi' }] };
  it('every month that they share is found, with those that the remedy leaves out', () => {
    const openMonths = openMonthsIn('Gestiamo un campeggio sul mare, aperto da aprile a ottobre.');
    expect(clashOf(risk, { ...plan, openMonths })).toEqual({
      outside: [],
      open: ['2027-10', '2028-04', '2028-05'],
    });
  });
  it('none is made up where nobody says when it is open', () => {
    expect(openMonthsIn('Gestiamo un campeggio sul mare.')).toBeNull();
    expect(
      clashOf(risk, { ...plan, months: 7, phases: [{ from: 1, to: 7, what: 'bagni' }], openMonths: null }),
    ).toBeNull();
  });
});

it('rates of several cases are read with their cases and what they are a share of', () => {
  expect(rateCasesIn('circa 5% (usati) e 8,5% (nuovi) del mutuo')).toEqual({
    isAbout: true,
    cases: [
      { percent: 5, of: 'usati' },
      { percent: 8.5, of: 'nuovi' },
    ],
    base: 'del mutuo',
  });
  expect(rateCasesIn('fino al 50% (dedotta)')).toBeNull();
  expect([casesNoun(['Beni strumentali']), casesNoun(['Investimenti verdi']), casesNoun(['Credito'])]).toEqual([
    'beni',
    'investimenti',
    '',
  ]);
});

it('a tool has to do with what is done with it', () => {
  const kpi = { name: 'Scarti di cottura', unit: '%' };
  expect(concerns('Forno a legna', kpi)).toBe(true);
  expect(concerns('Furgone', kpi)).toBe(false);
});

it('things that were counted take their article', () => {
  expect(joined('a', 'Due pompe e caldaia')).toBe('alle due pompe e alla caldaia');
  expect(joined('da', 'otto sensori')).toBe('dagli otto sensori');
  expect(joined('a', 'una tecnica')).toBe('a una tecnica');
  expect(counted('venti cisterne')).toBe('le venti cisterne');
  expect(['camere', 'banche', 'operatori', 'notti'].map(singular)).toEqual(['camera', 'banca', '', '']);
});
