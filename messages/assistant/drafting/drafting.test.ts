import { describe, expect, test } from 'vitest';
import { DRAFT_COMPANIES, DRAFT_GRANTS } from '#domain/assistant/testing/draft-samples.ts';
import { gapsIn } from '#domain/assistant/drafting/draft.ts';
import { draftGrantOf } from '#domain/assistant/drafting/draft-grant.ts';
import { draftProject } from '#domain/assistant/drafting/draft-project.ts';
import { lengthAsked } from '#domain/assistant/drafting/fit.ts';
import { figuresIn } from '#domain/assistant/drafting/ground-figures.ts';
import { materialOf } from '#domain/assistant/drafting/material.ts';
import { readability } from '#domain/assistant/gulpease.ts';
import { CONTENT_TYPES, FORM_ONLY_PARTS, type DraftPart } from '#domain/assistant/request-types.ts';
import { wordsIn } from '#domain/assistant/sentences.ts';
import { callFacts, companyFacts, projectFacts } from './draft-facts.ts';
import { SAMPLE_PROJECTS } from './testing/sample-projects.ts';
import { writeDraft } from './write-draft.ts';

type Named = keyof typeof DRAFT_COMPANIES;
const WRITTEN = { timeline: 'Mesi 1-3: ordini e consegne. Mesi 4-8: montaggio e corso. Mesi 9-12: prove e misure.' };

function draft(which: Named, part: DraftPart, asked = {}, grant = DRAFT_GRANTS[0]!) {
  const material = materialOf({
    company: DRAFT_COMPANIES[which],
    sizes: ['small'],
    grant: draftGrantOf(grant, '2026-11-16'),
    project: draftProject.parse(SAMPLE_PROJECTS[which]),
    written: which === 'workshop' ? WRITTEN : {},
    budget: null,
    documents: [],
  });
  const facts = [...companyFacts(material), ...projectFacts(material), ...callFacts(material)];
  return { material, facts, ...writeDraft(part, material, facts, lengthAsked(asked)) };
}

const PARTS = [...CONTENT_TYPES, ...FORM_ONLY_PARTS];
const cases = (Object.keys(DRAFT_COMPANIES) as Named[]).flatMap((which) => PARTS.map((part) => ({ which, part })));

/** Words that do not go together. */
const BAD_JOINS =
  /\b(?:su|di|da|a|in) (?:il|lo|la|i|gli|le)\b(?! \d)|\bè (?:i|gli|le) |undefined|null|NaN|\.\.|  |,,|\s[.,;:]/;

test.each(cases)('$which, $part: nothing twice, every figure known, easy to read', ({ which, part }) => {
  const { text, sentences, facts, material } = draft(which, part);
  expect(new Set(sentences.map((each) => each.text)).size).toBe(sentences.length);
  if (part !== 'project_title') expect(readability(text).gulpease).toBeGreaterThanOrEqual(40);
  expect(text).not.toMatch(BAD_JOINS);
  const given = JSON.stringify([material, DRAFT_COMPANIES[which], SAMPLE_PROJECTS[which]]);
  const known = new Set([...facts.flatMap(({ value }) => figuresIn(value)), ...figuresIn(given)]);
  expect(figuresIn(text.replace(/\d+-\d+/g, ' ')).filter((figure) => !known.has(figure))).toEqual([]);
  const origins = new Set(sentences.flatMap((each) => each.facts.map(({ origin }) => origin)));
  if (part !== 'project_title') expect(origins).toContain('azienda');
});

test('the project is used: spend, lines, people, indicators, sources, months, risks and remedies', () => {
  const { text } = draft('workshop', 'project_summary');
  for (const told of [
    '310.000',
    'tornio a controllo numerico',
    'Ada Furlan',
    '48.000',
    '72.000',
    '22%',
    'febbraio 2027',
    'mesi 4-8',
    'slittare',
    'al mese 1',
  ])
    expect(text).toContain(told);
  expect(gapsIn(text).length).toBeLessThanOrEqual(2);
});

test('every line of a budget has its sum, its share and its reason; the own share asks for its source', () => {
  const { text, missing } = draft('workshop', 'budget_justification');
  for (const told of [
    '220.000 euro',
    '71%',
    '54.000',
    '36.000',
    '11,6%',
    'la base ammissibile è di 274.000 euro',
    '40% di 274.000 euro',
    '4.500 euro per ciascuno degli otto operatori',
    '109.600',
    '200.400',
  ])
    expect(text).toContain(told);
  expect(missing).toEqual([
    expect.stringContaining('che cosa cambia'),
    expect.stringContaining('preventivi'),
    expect.stringMatching(/propri|fonte|banca/),
  ]);
});

test('three parts of one application do not repeat each other', () => {
  const runs = (sentence: string) => {
    const words = wordsIn(sentence.toLowerCase()).filter((word) => !/^\d/.test(word));
    return new Set(words.slice(2).map((_, at) => words.slice(at, at + 3).join(' ')));
  };
  const texts = (['project_summary', 'budget_justification', 'expected_results'] as const).map((part) =>
    draft('workshop', part).sentences.map((each) => each.text),
  );
  const isSame = (one: string, other: string) => {
    const [a, b] = [runs(one), runs(other)].sort((x, y) => x.size - y.size) as [Set<string>, Set<string>];
    return a.size >= 3 && b.size <= a.size * 2 && [...a].filter((run) => b.has(run)).length / a.size >= 0.75;
  };
  for (const own of texts) {
    const others = texts.filter((each) => each !== own).flat();
    const shared = own.filter((sentence) => others.some((other) => isSame(sentence, other)));
    expect(shared.length / own.length).toBeLessThanOrEqual(0.3);
  }
});

describe('lengths', () => {
  test.each([120, 200, 330])('%i words at most', (max) => {
    const { text } = draft('workshop', 'project_summary', { max });
    const words = wordsIn(text).length;
    expect(words).toBeGreaterThan(max * 0.6);
    expect(words).toBeLessThanOrEqual(max + 30);
  });
  test('a portal that counts characters', () => {
    expect(draft('workshop', 'expected_results', { maxChars: 900 }).text.length).toBeLessThanOrEqual(900);
  });
});

test('what nobody told is asked for', () => {
  expect(draft('farm', 'budget_justification').missing).toContain('costo totale del progetto, IVA esclusa');
  expect(draft('startup', 'expected_results').text).toContain('[DA COMPLETARE: valore di oggi per lastre lette]');
});

test('a title is the one that was given, or one out of what is bought', () => {
  expect(draft('workshop', 'project_title').text).toBe('Tornio a controllo numerico e magazzino automatico');
  expect(draft('farm', 'project_title').text).toMatch(/DA COMPLETARE: tema del progetto/);
});
