import { describe, expect, test } from 'vitest';
import { DRAFT_COMPANIES } from '#domain/assistant/testing/draft-samples.ts';
import { draftGrantOf } from '#domain/assistant/drafting/draft-grant.ts';
import { draftProject } from '#domain/assistant/drafting/draft-project.ts';
import { lengthAsked } from '#domain/assistant/drafting/fit.ts';
import { materialOf } from '#domain/assistant/drafting/material.ts';
import { CONTENT_TYPES } from '#domain/assistant/request-types.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';
import { SAMPLE_PROJECTS } from './testing/sample-projects.ts';
import { writeDraft } from './write-draft.ts';

type Told = { grant?: Partial<Grant>; project?: object; written?: Record<string, string> };

/** Every part of one application: whatever way of saying a part takes, the claim is the same. */
function drafts({ grant = {}, project = {}, written = {} }: Told): string[] {
  const material = materialOf({
    company: DRAFT_COMPANIES.workshop,
    sizes: ['small'],
    grant: draftGrantOf(sampleGrant({ name: 'Bando Prova', ...grant }), '2026-11-16'),
    project: draftProject.parse({ ...SAMPLE_PROJECTS.workshop, ...project }),
    written,
    budget: null,
    documents: [],
  });
  return CONTENT_TYPES.map((part) => writeDraft(part, material, [], lengthAsked({})).text);
}
const whole = (told: Told): string => drafts(told).join('\n\n');

describe('targets carry their date', () => {
  test('those after the end of the plan are not counted at its end', () => {
    const text = whole({});
    expect(text).not.toContain('A fine piano');
    expect(text).toContain('dicembre 2028');
  });
  test('those of the plan are', () => {
    const kpis = SAMPLE_PROJECTS.workshop.kpis.map((kpi) => ({ ...kpi, by: '2028-01-31' }));
    expect(whole({ project: { kpis } })).toMatch(/A fine piano|[Ee]ntro gennaio 2028/);
  });
});

test('the source of a fact stands at its end, never between a noun and what belongs to it', () => {
  const market = [
    { fact: 'Il 28% delle richieste arriva per i mesi in cui l’officina è chiusa', source: 'gestionale 2025' },
  ];
  expect(whole({ project: { market } })).toContain('per i mesi in cui l’officina è chiusa (gestionale 2025)');
});

test('the sources of the market are not said to measure the results: the registers are asked for', () => {
  const text = whole({});
  expect(text).not.toMatch(/fonti che ci sono già|dove nascono|si registra già/);
  expect(text).toContain('[DA COMPLETARE: da quali registri, ogni quanti mesi e a cura di chi]');
});

test('a measure of the PNRR asks for no harm to the environment', () => {
  expect(whole({ grant: { legalBasis: 'DL 152/2021; PNRR M1C3' } })).toContain('(DNSH)');
});

test('one kind of apostrophe, and all the lines of a short budget are no largest ones', () => {
  const text = whole({ project: { description: "Rifacciamo l'impianto dell'officina." } });
  expect(text).not.toContain("'");
  expect(text).not.toMatch(/Le voci maggiori sono|Pesano di più/);
});

describe('lines outside the call’s own list of costs', () => {
  const amounts = { min: 50_000, max: 900_000, kind: 'spesa' } as const;
  test('are named, with their sum and who pays them', () => {
    const text = whole({ grant: { amounts, eligibleCosts: ['Macchinari e impianti', 'Hardware e software'] } });
    expect(text).toContain(
      'Tra le spese ammesse dal bando non risulta il corso per otto operatori (36.000 euro): resta a carico dell’azienda',
    );
  });
  test('are not guessed where the list is wide', () => {
    const eligibleCosts = ['Macchinari', 'Software', 'Altri oneri'];
    expect(whole({ grant: { amounts, eligibleCosts } })).not.toContain('non risulta');
  });
});

test('where the aid goes with a loan, the rest is not all own money', () => {
  const grant = { aidForm: 'misto', aidIntensity: 'contributo fino al 35% e finanziamento bancario' } as const;
  const text = whole({ grant });
  expect(text).toContain('una parte può venire dal finanziamento abbinato all’aiuto: [DA COMPLETARE');
  expect(text).not.toMatch(/quota propria|parte propria/);
});

describe('lines of the budget, phases and indicators', () => {
  const costs = [
    { category: 'Impianti', amount: 200_000, description: 'Pompa di calore' },
    { category: 'Opere murarie', amount: 80_000, description: 'Infissi per 42 camere' },
    { category: 'Consulenze', amount: 30_000, description: 'Verifica strutturale, progetto e direzione lavori' },
  ];
  const kpis = [{ name: 'Notti vendute', unit: 'per 42 camere', baseline: 310, target: 1500, by: '2028-12-31' }];
  const written = { timeline: 'Mesi 1-2: verifica strutturale e progetto. Mesi 3-6: posa della pompa di calore.' };
  const text = whole({ project: { costs, kpis }, written });
  test('months that a phase does not give to the whole line are not said', () => {
    expect(text).not.toMatch(/apporto esterno[^.]*mesi 1-2|specialistica[^.]*mesi 1-2|specifica[^.]*mesi 1-2/);
    expect(text).toMatch(/gli infissi per 42 camere \(80\.000 euro\) il periodo è \[DA COMPLETARE/);
    expect(text).not.toContain('Qui si spendono');
  });
  test('the unit of an indicator ties no cost to it', () => {
    expect(text).not.toMatch(/sulle notti vendute, che devono/);
  });
  test('no purpose is made up', () => {
    expect(text).not.toMatch(/nuovo uso|consegne definite|rende possibile il resto|nuovi incassi/);
  });
});

test('without phases no order of the work is made up', () => {
  expect(whole({})).not.toMatch(/segue le spese|e infine/);
});

test('a requirement is said with its article', () => {
  const text = whole({ grant: { requirements: ['Piano con contenuto tecnologico'] } });
  expect(text).toContain('un piano con contenuto tecnologico');
  expect(text).not.toContain('il piano ne tiene conto');
});

describe('the call’s own dates', () => {
  const spend = { amounts: { min: 50_000, max: 900_000, kind: 'spesa' } } as const;
  const RESPECTED = /nei limiti del bando|nel limite|rispetta(?:no)? (?:i limiti|il limite)|nei limiti\b/i;
  test('a plan that ends after the last day is a problem to solve', () => {
    const grant = { ...spend, facts: { duties: ['Progetti conclusi entro il 31 dicembre 2027'] } };
    const text = whole({ grant });
    expect(text).toContain('entro il 31 dicembre 2027 e il piano finisce a gennaio 2028: [DA COMPLETARE');
    expect(text).not.toMatch(RESPECTED);
  });
  test('a day for applying is no limit of the work', () => {
    expect(whole({ grant: { ...spend, facts: { procedure: ['Domanda entro il 31 marzo 2027'] } } })).toMatch(RESPECTED);
  });
  test('a closed call is said to be closed', () => {
    for (const text of drafts({ grant: { ...spend, editorialState: 'chiuso' } })) {
      expect(text).toContain('Oggi il Bando Prova non riceve domande: [DA COMPLETARE');
      expect(text).not.toMatch(RESPECTED);
    }
  });
});

describe('a requirement that is named is answered', () => {
  test('by what is technical in the project', () => {
    const text = whole({
      grant: { requirements: ['Piano con contenuto tecnologico'] },
      project: { description: 'Portiamo in officina: un’app per i turni, sensori sulle presse.', costs: [] },
    });
    expect(text).toMatch(/contenuto tecnologico[:;] qui rispond/);
  });
  test('or by a question', () => {
    const grant = { requirements: ['Prodotto innovativo'] };
    const project = {
      description: 'Rifacciamo i locali.',
      costs: [{ category: 'Opere', amount: 9000, description: 'Tetto' }],
    };
    expect(whole({ grant, project })).toContain('[DA COMPLETARE: come il progetto risponde al requisito: prodotto');
  });
});

describe('dates of the plan and of its results', () => {
  const project = {
    startsOn: '2027-11-01',
    endsOn: '2028-10-31',
    description: 'Rinnoviamo gli impianti. Rischi: i lavori toccano la stagione, quindi si fanno da novembre a marzo.',
  };
  test('months of a remedy that the calendar does not keep are told, with the question they leave', () => {
    const text = whole({
      project,
      written: { timeline: 'Mesi 1-2: progetto. Mesi 2-6: impianti. Mesi 7-12: gestione.' },
    });
    expect(text).toContain(
      'da novembre a marzo. Nel calendario però gli impianti arrivano ad aprile 2028: [DA COMPLETARE',
    );
  });
  test('those that it keeps stay', () => {
    const written = { timeline: 'Mesi 1-2: progetto. Mesi 2-5: impianti. Mesi 6-12: gestione.' };
    expect(whole({ project, written })).toContain('da novembre a marzo');
  });
  test('each indicator keeps its own date', () => {
    const kpis = [
      { name: 'Pezzi prodotti', unit: 'pezzi', baseline: 10, target: 20, by: '2028-06-30' },
      { name: 'Clienti esteri', unit: 'clienti', baseline: 1, target: 5, by: '2029-03-31' },
    ];
    for (const text of drafts({ project: { kpis } }).filter((each) => each.includes('marzo 2029')))
      expect(text).toContain('giugno 2028');
  });
});

test('an indicator that nothing moves asks for its activity', () => {
  const kpis = [{ name: 'Notti vendute', unit: 'notti', baseline: 310, target: 1500, by: '2028-12-31' }];
  expect(whole({ project: { kpis } })).toMatch(
    /(?:Per|A muovere|Il traguardo per) le notti vendute (?:si punta su|è|si raggiunge con) \[DA COMPLETARE: quale attività/,
  );
});

test('a share up to a rate is a ceiling, and the own share a floor', () => {
  const text = whole({ grant: { aidForm: 'fondo perduto', aidIntensity: 'fino al 50%' } });
  expect(text).toMatch(/fino al 50% a fondo perduto, (?:cioè al massimo|per non più di|con un tetto di|quindi al più)/);
  expect(text).toMatch(/[Aa]lmeno|che sono il minimo/);
});

test('no harm to the environment: the source, what is known and what is asked', () => {
  const text = whole({ grant: { facts: { duties: ['Rispettare il principio DNSH'] } } });
  expect(text).toContain('(DNSH); la fonte è Reg. (UE) 2020/852, art. 17');
  expect(text).toMatch(/DNSH[^[]*\[DA COMPLETARE: effetti del progetto su/);
});

test('every line of the budget is asked for its quote', () => {
  const text = whole({});
  for (const { description } of SAMPLE_PROJECTS.workshop.costs)
    expect(text).toMatch(new RegExp(`preventivi con fornitore[^\\]]*${description.split(' ')[0]!.toLowerCase()}`));
});
