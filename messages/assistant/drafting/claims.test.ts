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
  expect(text).toContain('[DA COMPLETARE: da quali registri e ogni quanti mesi]');
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
  test('are named, with their sum and a question', () => {
    const text = whole({ grant: { amounts, eligibleCosts: ['Macchinari e impianti', 'Hardware e software'] } });
    expect(text).toContain(
      'Tra le spese ammesse dal bando non risulta il corso per otto operatori (36.000 euro): [DA COMPLETARE',
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
    expect(text).toMatch(/Per gli infissi per 42 camere il periodo è \[DA COMPLETARE/);
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
  const RESPECTED = /vi rientra|sono rispettati|sta dentro le regole|lascia spazio/;
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
      expect(text).toContain('Oggi Bando Prova non riceve domande: [DA COMPLETARE');
      expect(text).not.toMatch(RESPECTED);
    }
  });
});
