import { describe, expect, test } from 'vitest';
import { DRAFT_COMPANIES } from '#domain/assistant/testing/draft-samples.ts';
import { draftGrantOf } from '#domain/assistant/drafting/draft-grant.ts';
import { draftProject } from '#domain/assistant/drafting/draft-project.ts';
import { lengthAsked } from '#domain/assistant/drafting/fit.ts';
import { materialOf } from '#domain/assistant/drafting/material.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { sampleGrant } from '#domain/grants/testing/sample-grant.ts';
import { MAIN_PARTS, SAMPLE_PROJECTS } from './testing/sample-projects.ts';
import { writeDraft } from './write-draft.ts';

const TIMELINE = 'Mesi 1-3: scelta del tornio e ordini. Mesi 4-8: magazzino e corso. Mesi 9-12: prove e misure.';

function drafts(grant: Partial<Grant>, project: object = {}, which: 'workshop' | 'startup' = 'workshop'): string[] {
  const material = materialOf({
    company: { ...DRAFT_COMPANIES[which], province: 'TV' },
    sizes: ['small'],
    grant: draftGrantOf(sampleGrant({ name: 'Macchine nuove', ...grant }), '2026-11-16'),
    project: draftProject.parse({ ...SAMPLE_PROJECTS.workshop, ...project }),
    written: { timeline: TIMELINE },
    budget: null,
    documents: [],
  });
  return MAIN_PARTS.map((part) => writeDraft(part, material, [], lengthAsked({}, part)).text);
}

describe('every main part', () => {
  const all = drafts({
    amounts: { min: 100_000, max: 1_000_000, kind: 'spesa' },
    facts: { spend: { max: 10_000_000 }, orders: { rule: 'vietati_prima' }, duties: ['Concludere entro 18 mesi'] },
  });
  test.each(MAIN_PARTS.map((part, at) => [part, all[at]!] as const))(
    '%s says who, where and who works when',
    (_, text) => {
      for (const told of ['Torneria del Piave', 'Treviso', 'Ada Furlan', '310.000']) expect(text).toContain(told);
      expect(text).toMatch(/con (?:Ugo Bit e )?Ada Furlan|mesi? \d+-\d+, (?:Ugo Bit e )?Ada Furlan/);
    },
  );
  const of = (part: (typeof MAIN_PARTS)[number]): string => all[MAIN_PARTS.indexOf(part)]!;
  test.each(['project_summary', 'budget_justification'] as const)('%s holds the spend against the call', (part) => {
    expect(of(part)).toMatch(/1 milione di euro/);
    expect(of(part)).not.toContain('10 milioni');
  });
  test.each(['project_summary', 'methodology', 'timeline'] as const)('%s holds the time against the call', (part) =>
    expect(of(part)).toMatch(/18 mesi|su 18/),
  );
  test.each(['project_summary', 'innovation', 'expected_results'] as const)(
    '%s tells the need with its source',
    (part) => expect(of(part)).toContain('gestionale ordini'),
  );
  test('sums of the call stay out of the calendar', () => expect(of('timeline')).not.toContain('1 milione di euro'));
  test.each(MAIN_PARTS)('%s names the call as a call', (part) =>
    expect(of(part)).not.toMatch(/(?:^|[.:;] )Macchine nuove /),
  );
});

test('a rate that somebody deduced is told as such, with its sum', () => {
  const text = drafts({ aidForm: 'fondo perduto', aidIntensity: 'fino al 50% (dedotta dai massimali)' }).join('\n');
  expect(text).toMatch(/dai massimali si deduce fino al 50% a fondo perduto[^\n]*da verificare/);
});

test('new goods, size and place are compared where the call speaks of them', () => {
  const grant: Partial<Grant> = {
    requirements: ['Beni nuovi di fabbrica'],
    sizes: ['micro', 'small', 'medium'],
    constraints: { territory: { regions: ['Veneto'], provinces: ['TV'] } },
  };
  const text = drafts(grant).join('\n');
  expect(text).not.toContain('nessuna voce riguarda');
  expect(text).toContain('beni nuovi di fabbrica: prima dell’invio va confermato che lo sia il tornio');
  expect(text).toMatch(/è una piccola impresa \(18 addetti\) e investe in provincia di Treviso/);
  const costs = [{ category: 'Macchinari', amount: 90_000, description: 'Tornio usato' }];
  expect(drafts(grant, { costs }).join('\n')).toContain('ma il piano comprende il tornio usato: [DA COMPLETARE');
});

describe('what nobody has said is left to be confirmed', () => {
  const grant: Partial<Grant> = {
    amounts: { min: 20_000, max: null, kind: 'spesa' },
    requirements: ['Beni nuovi di fabbrica', 'Investimento concluso entro 12 mesi dal contratto'],
    facts: {
      orders: { rule: 'vietati_prima' },
      faq: [{ question: '?', answer: 'Sono esclusi leasing e beni usati.' }],
    },
  };
  test('orders, new goods, time and what the call excludes', () => {
    const text = drafts(grant, { ordered: null, endsOn: null }).join('\n');
    expect(text).not.toMatch(/non ne ha firmati|nessuno è firmato|Nessun ordine|il piano vi rientra|sono rispettati/);
    expect(text).not.toMatch(/Nel piano non ci sono|Nessuna voce|già verificata/);
    expect(text).toMatch(/va confermato che (?:non ce ne siano|nessuno sia già firmato)|da confermare che nessuno/);
    expect(text).toMatch(/leasing[^.]*(?:va confermato|devono mostrare|va verificato)/);
    expect(text).toContain('in 12 mesi dal contratto: la durata va ancora confermata');
    expect(text).toMatch(/la spesa (?:è nel limite|rispetta il limite|rientra nel limite)|rientra la spesa/i);
  });
  test('what the person has said is told', () => {
    const costs = [{ category: 'Macchinari', amount: 90_000, description: 'Tornio nuovo' }];
    const text = drafts(grant, { ordered: false, costs }).join('\n');
    expect(text).toMatch(/non ne ha firmati|nessuno è firmato|Nessun ordine|non ne è partito alcuno/);
    expect(text).toContain('beni nuovi di fabbrica, e il piano compra il tornio nuovo');
  });
});

test('what is bought comes after its choice, in months that are asked for', () => {
  const timeline = drafts({})[MAIN_PARTS.indexOf('timeline')]!;
  expect(timeline).toMatch(/tornio[^.]*\(220\.000 euro\) si ordina a scelta conclusa, dopo il mese 3: \[DA COMPLETARE/);
});
