import { describe, expect, test } from 'vitest';
import { DRAFT_COMPANIES } from '#domain/assistant/testing/draft-samples.ts';
import { draftGrantOf } from '#domain/assistant/drafting/draft-grant.ts';
import { draftProject } from '#domain/assistant/drafting/draft-project.ts';
import { lengthAsked } from '#domain/assistant/drafting/fit.ts';
import { materialOf } from '#domain/assistant/drafting/material.ts';
import type { DraftPart } from '#domain/assistant/request-types.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';
import { MAIN_PARTS } from './testing/sample-projects.ts';
import { writeDraft } from './write-draft.ts';

const CAMPING = {
  title: 'Campeggio senza gasolio',
  description:
    'Togliamo la caldaia a gasolio e mettiamo una pompa di calore con un impianto solare da 40 kW sulla tettoia. Rifacciamo l’isolamento di 20 casette. Rischi: i lavori toccano gli ospiti, quindi si fanno da ottobre ad aprile; la tettoia può cedere, quindi la prova statica si fa al mese 1.',
  spend: 300_000,
  startsOn: '2027-10-01',
  endsOn: '2028-09-30',
  ordered: false,
  costs: [
    { category: 'Impianti', amount: 150_000, description: 'Pompa di calore e rete termica' },
    { category: 'Energia', amount: 50_000, description: 'Impianto solare da 40 kW' },
    { category: 'Opere', amount: 80_000, description: 'Isolamento per 20 casette' },
    { category: 'Consulenze', amount: 20_000, description: 'Prova statica, progetto e direzione lavori' },
  ],
  people: [
    { name: 'Rita Moro', role: 'Titolare', experience: '', effort: '30% del tempo' },
    { name: 'Nino Galli', role: 'Responsabile degli impianti', experience: '', effort: '50% nei mesi 1-6' },
  ],
  kpis: [
    { name: 'Consumo di gasolio', unit: 'litri di calore', baseline: 9000, target: 0, by: '2028-09-30' },
    { name: 'Energia prodotta', unit: 'kWh', baseline: 0, target: 44_000, by: '2028-12-31' },
    { name: 'Soggiorni di gruppo', unit: 'soggiorni', baseline: 12, target: 40, by: '2029-06-30' },
  ],
  market: [{ fact: 'Nel 2025 abbiamo perso 5 soggiorni di gruppo', source: 'agenda 2025' }],
};
const PHASES =
  'Mesi 1-2: prova statica e progetto. Mesi 2-7: pompa di calore e isolamento. Mesi 8-12: gestione e misure.';

function draft(part: DraftPart, { grant = {}, project = {} }: { grant?: Partial<Grant>; project?: object } = {}) {
  const material = materialOf({
    company: {
      ...DRAFT_COMPANIES.workshop,
      description: 'Gestiamo un campeggio sul mare, aperto da aprile a ottobre.',
      foundedYear: 1991,
      competitiveAdvantage: 'Spiaggia privata di 300 metri',
    },
    sizes: ['small'],
    grant: draftGrantOf(sampleGrant({ name: 'Energia pulita', ...grant }), '2026-11-16'),
    project: draftProject.parse({ ...CAMPING, ...project }),
    written: { timeline: PHASES },
    budget: null,
    documents: [],
  });
  return writeDraft(part, material, [], lengthAsked({ max: 900 }, part)).text;
}
const budget = draft('budget_justification');
const results = draft('expected_results');

describe('the budget', () => {
  test.each([
    ['a line whose target another one meets', 'perché serve anche l’isolamento per 20 casette]'],
    ['the part that answers a risk', 'La prova statica risponde a un rischio (la tettoia può cedere)'],
    ['what the others plainly are', 'il resto serve a progettare e dirigere i lavori'],
    ['the price of a unit', '1.250 euro per kW'],
    ['the price of one thing', '4.000 euro per casetta'],
    ['an indicator that no line serves', 'I soggiorni di gruppo devono passare da 12 a 40'],
    ['names by the time of each', 'le persone secondo il tempo che dedicano al progetto'],
  ])('%s', (_, told) => expect(budget).toContain(told));
  test('claims nothing for the line that moves nothing', () => {
    expect(budget).not.toMatch(/concorr|[Aa]lle? isolament[^.]*gasolio/);
    expect(results).not.toContain('anche per ridurre');
  });
  test('asks what the other parts of a line are for where their words do not say it', () => {
    const costs = [{ category: 'Consulenze', amount: 20_000, description: 'Prova statica e pratiche' }];
    expect(draft('budget_justification', { project: { costs } })).toContain(
      '[DA COMPLETARE: a che cosa servono le pratiche]',
    );
  });
});

test.each(MAIN_PARTS)('%s says which months overlap', (part) => {
  const text = draft(part);
  expect(text).toContain('sulla tettoia');
  expect(text).not.toMatch(/\) \(|serv(?:e|ono) a a|lavori dove|Nel gruppo/);
  expect(text).toMatch(/aprile a ottobre e i lavori toccano anche ottobre 2027 e aprile 2028: \[DA COMPLETARE/);
});

test.each(['project_summary', 'methodology', 'innovation', 'objectives'] as const)('%s says what is done', (part) =>
  expect(draft(part)).toContain('toglie la caldaia a gasolio'),
);

test.each(['project_summary', 'expected_results', 'objectives'] as const)(
  '%s asks, once, what moves an indicator that nothing moves, and says which fact explains it in part',
  (part) => {
    expect(draft(part).match(/quale attività, spesa o persona/g)).toHaveLength(1);
    expect(draft(part)).toMatch(/in parte/);
  },
);

test('what exists already is not told as the news of the project', () => {
  const news = draft('innovation')
    .split('\n\n')
    .find((each) => each.includes('La novità rispetto a oggi'))!;
  expect(news).not.toContain('spiaggia privata');
  expect(draft('innovation')).toContain('spiaggia privata');
});

test('a phase of measuring has its people, and who reads the values is not asked', () => {
  expect(results).toMatch(/, con Rita Moro, \[DA COMPLETARE: da quali registri e ogni quanti mesi\]/);
  expect(results).not.toContain('100% in meno');
});

test('a phase is named by its own words, and its outputs are asked once', () => {
  const description = 'Portiamo il portale a regime: portale per gli ospiti, tessere.';
  const text = draft('timeline', { project: { description } });
  expect(text).toContain('[DA COMPLETARE: che cosa è pronto alla fine di ogni fase]');
  expect(text).not.toMatch(/progetto del portale/);
});

test('rates of several cases make a sentence, and which one holds is asked', () => {
  const grant = {
    aidForm: 'contributo in conto interessi',
    aidIntensity: 'circa 5% (usati) e 8,5% (nuovi) del mutuo',
    requirements: ['Beni strumentali'],
  } as const;
  expect(draft('project_summary', { grant: { ...grant, requirements: [...grant.requirements] } })).toContain(
    'circa il 5% del mutuo per i beni usati e l’8,5% per quelli nuovi. Qui vale [DA COMPLETARE: quale caso vale per i beni di questo piano]',
  );
});

test('only a risk with another after it is the first', () => {
  const description =
    'Rifacciamo i bagni. Rischi: il fornitore può slittare, quindi si ordina subito; se piove, si rinvia.';
  for (const part of ['project_summary', 'expected_results', 'timeline', 'methodology'] as const)
    expect(draft(part, { project: { description } })).not.toContain('Il primo rischio');
});

test('since when and for whom the company works stands in the summary', () => {
  expect(draft('project_summary')).toMatch(/L’azienda è nata nel 1991; i clienti sono costruttori/);
});
