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
      for (const told of ['Torneria del Piave', 'Treviso', 'Ada Furlan', 'gestionale ordini', '310.000'])
        expect(text).toContain(told);
      expect(text).toMatch(/con (?:Ugo Bit e )?Ada Furlan|mesi? \d+-\d+, (?:Ugo Bit e )?Ada Furlan/);
    },
  );
  test.each(MAIN_PARTS.map((part, at) => [part, all[at]!] as const))(
    '%s holds the plan against the call',
    (_, text) => {
      expect(text).toMatch(/1 milione di euro/);
      expect(text).not.toContain('10 milioni');
      expect(text).toMatch(/18 mesi|su 18/);
      expect(text).not.toMatch(/(?:^|[.:;] )Macchine nuove /);
    },
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
  expect(text).toContain('nessuna voce riguarda beni usati');
  expect(text).toMatch(/è una piccola impresa \(18 addetti\) e investe in provincia di Treviso/);
  const costs = [{ category: 'Macchinari', amount: 90_000, description: 'Tornio usato' }];
  expect(drafts(grant, { costs }).join('\n')).toContain('ma il piano comprende il tornio usato: [DA COMPLETARE');
});

test('what is bought comes after its choice, in months that are asked for', () => {
  const timeline = drafts({})[MAIN_PARTS.indexOf('timeline')]!;
  expect(timeline).toMatch(/tornio[^.]*\(220\.000 euro\) si ordina a scelta conclusa, dopo il mese 3: \[DA COMPLETARE/);
});
