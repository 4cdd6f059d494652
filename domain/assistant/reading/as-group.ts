import { CONCEPTS } from '#domain/assistant/chat/concepts.ts';
import { OWN_RECORDS } from '#domain/assistant/chat/own-records.ts';
import { PRODUCT_QUESTIONS } from '#domain/assistant/chat/product-questions.ts';
import { SMALL_TALKS } from '#domain/assistant/chat/small-talk.ts';
import type { Guess } from '#domain/assistant/learned/examples.ts';
import { ASPECTS } from './aspects.ts';
import { BOUNDS } from './bounds.ts';
import type { Draft, QuestionKind } from './chat-question.ts';
import { CONSULTANT_QUESTIONS } from './consultant-questions.ts';

export type Read = { draft: Draft; kind: QuestionKind };

export const oneOf = <Name extends string>(names: readonly Name[], word: string | undefined): Name | null =>
  names.find((name) => name === word) ?? null;
const detail = (guesses: readonly Guess[]): string | undefined => guesses[0]?.label.split(':')[1];

/** The reading that a group stands for, with what of it is asked. */
export function asGroup(group: string, { draft, kind }: Read, guesses: readonly Guess[]): Read {
  const word = detail(guesses);
  switch (group) {
    case 'bando':
      return asOfGrant(draft, guesses);
    case 'regola':
    case 'prodotto':
      return asKnown(group, draft, word);
    case 'difficolta':
      return { kind: 'regola', draft: { ...draft, concepts: ['difficolta'], topics: [] } };
    case 'ordine':
      return { kind: 'ordine', draft: { ...draft, steps: draft.steps.length > 0 ? draft.steps : [ORDERING] } };
    case 'cumulo':
      return draft.grants.length > 0
        ? { kind: 'cumulo', draft }
        : { kind: 'regola', draft: { ...draft, concepts: ['cumulo'], topics: [] } };
    case 'consulenti':
      return word === 'mio'
        ? { kind: 'proprie', draft: { ...draft, own: 'consulente_mio' } }
        : { kind: 'consulenti', draft: { ...draft, consultants: oneOf(CONSULTANT_QUESTIONS, word) ?? 'trova' } };
    case 'proprie':
      return { kind: 'proprie', draft: { ...draft, own: oneOf(OWN_RECORDS, word) ?? 'profilo' } };
    case 'limite':
      return { kind: 'limite', draft: { ...draft, bound: oneOf(BOUNDS, word) ?? 'riservato' } };
    case 'cortesia':
      return { kind: 'cortesia', draft: { ...draft, talk: talkOf(draft, oneOf(SMALL_TALKS, word)) } };
    case 'ricerca':
    case 'confronto':
    case 'migliore':
    case 'scadenze':
    case 'de_minimis':
    case 'dimensione':
    case 'conto':
      return { kind: group, draft };
    default:
      return { kind, draft };
  }
}

const GREETING: readonly Draft['talk'][] = ['saluto', 'congedo', 'grazie'];
/** Who asks for a thing neither greets nor takes leave. */
const talkOf = ({ message, subject }: Draft, talk: Draft['talk']): Draft['talk'] =>
  talk === null || (GREETING.includes(talk) && message.includes('?') && subject !== '') ? 'fuori_tema' : talk;

const ORDERING = { kind: 'order', isDone: false } as const;
/** A second thing is asked too where it is about as likely. */
const ALSO = 0.7;
/** Less than this is as good as nothing. */
export const LIKELY = 0.18;
/** What is asked only by the likeness of the words is told where the record holds no answer to them. */
export function asOfGrant(draft: Draft, [first, second]: readonly Guess[]): Read {
  if (!first || first.share < LIKELY) return { kind: 'bando', draft };
  const [word, also] = [first, second].map((guess) => guess?.label.split(':')[1]);
  if (word === 'ordine') return asGroup('ordine', { kind: 'ordine', draft }, []);
  if (word === 'cumulo') return { kind: 'cumulo', draft: { ...draft, aspects: ['cumulo'] } };
  const isAlso = second !== undefined && second.share >= first.share * ALSO;
  const likely = [word, isAlso ? also : undefined].flatMap((each) => oneOf(ASPECTS, each) ?? []);
  return { kind: 'bando', draft: { ...draft, likely } };
}

function asKnown(group: 'regola' | 'prodotto', draft: Draft, word: string | undefined): Read {
  if (word === undefined) return { kind: group, draft };
  const product = group === 'prodotto' ? oneOf(PRODUCT_QUESTIONS, word) : null;
  if (product) return { kind: 'prodotto', draft: { ...draft, product, topics: [] } };
  const concept = oneOf(CONCEPTS, word);
  const topic = { id: word, kind: group, isKey: true, isSure: true, isLikely: true };
  return {
    kind: group,
    draft: { ...draft, topics: concept ? [] : [topic], concepts: concept ? [concept] : [] },
  };
}
