import { expect, test } from 'vitest';
import { CONCEPTS } from '#domain/assistant/chat/concepts.ts';
import { OWN_RECORDS } from '#domain/assistant/chat/own-records.ts';
import { PRODUCT_QUESTIONS } from '#domain/assistant/chat/product-questions.ts';
import { SMALL_TALKS } from '#domain/assistant/chat/small-talk.ts';
import { APPLICATION_QUESTIONS } from '#domain/assistant/reading/application-questions.ts';
import { ASPECTS } from '#domain/assistant/reading/aspects.ts';
import { BOUNDS } from '#domain/assistant/reading/bounds.ts';
import { QUESTION_KINDS } from '#domain/assistant/reading/chat-question.ts';
import { CONSULTANT_QUESTIONS } from '#domain/assistant/reading/consultant-questions.ts';
import { KNOWLEDGE } from '#messages/assistant/knowledge/knowledge.ts';
import { examples } from './examples.ts';

const said = examples();
const entries = (kind: string) => KNOWLEDGE.flatMap((entry) => (entry.kind === kind ? [entry.id] : []));

/** What may follow the name of a group; a group that is not here stands alone. */
const DETAILS: Record<string, readonly string[]> = {
  bando: [...ASPECTS, 'ordine'],
  regola: [...entries('regola'), ...CONCEPTS],
  prodotto: [...entries('prodotto'), ...PRODUCT_QUESTIONS],
  consulenti: [...CONSULTANT_QUESTIONS, 'mio'],
  proprie: OWN_RECORDS,
  candidatura: APPLICATION_QUESTIONS,
  limite: BOUNDS,
  cortesia: SMALL_TALKS,
};
const isKnown = (label: string): boolean => {
  const [group = '', detail] = label.split(':');
  if (detail === undefined) return group === 'difficolta' || (QUESTION_KINDS as readonly string[]).includes(group);
  return DETAILS[group]?.includes(detail) ?? false;
};

test('every example has what it asks, where it is said and a text (AST-44)', () => {
  expect(
    said.filter((each) => Object.values(each).some((field) => field.trim() === '' || field.includes('\t'))),
  ).toEqual([]);
  expect(said.length).toBeGreaterThan(8000);
});

test('every label is one that an answer exists for', () => {
  expect([...new Set(said.map(({ label }) => label))].filter((label) => !isKnown(label))).toEqual([]);
});

test('every rule and every help of the knowledge base has examples', () => {
  const labels = new Set(said.map(({ label }) => label));
  const all = [...KNOWLEDGE.map(({ kind, id }) => `${kind}:${id}`), ...CONCEPTS.map((id) => `regola:${id}`)];
  expect(all.filter((label) => !labels.has(label))).toEqual([]);
});

test('places are those that reading tells apart', () => {
  const places = new Set(said.map(({ place }) => place));
  const known = ['-', 'nome', 'pagina', 'dopo', ...QUESTION_KINDS.map((kind) => `segue:${kind}`), 'segue:difficolta'];
  expect([...places].filter((place) => !known.includes(place))).toEqual([]);
});

test('a grant is never named in an example: BANDO stands for its name', () => {
  const named = said.filter(({ place, text }) => (place === 'nome') !== text.includes('BANDO'));
  expect(named).toEqual([]);
});
