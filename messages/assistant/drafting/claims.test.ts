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
    const text = whole({ grant: { ...spend, editorialState: 'chiuso' } });
    expect(text).toContain('Oggi Bando Prova non riceve domande: [DA COMPLETARE');
    expect(text).not.toMatch(RESPECTED);
  });
});
