import { sentencesOf } from '#domain/assistant/sentences.ts';
import { sharedStems, stemsOf } from './links.ts';

/** Something that may go wrong, and what is done about it where that is said. */
export type Risk = {
  what: string;
  remedy: string;
  /** Named by a noun ("il rischio è la consegna"), not told by a sentence. */
  isNoun?: true;
};

const SPEAKS = /\b(?:rischi\w*|criticità|imprevist\w*|punto debole|ostacol\w+)\b/i;
const OPENING =
  /^(?:(?:i|il|un|una|l['’]|la)\s+)?(?:principal[ei]\s+|maggior[ei]\s+|vero\s+|altro\s+|unic[oa]\s+|prim[oa]\s+|second[oa]\s+)?(?:rischi\w*|criticità|imprevist\w*|ostacol\w+|punto debole)(?:\s+(?:maggior[ei]|principal[ei]|ulterior[ei]|più \w+|del progetto|da gestire|da governare|è già considerato|va governato))*\s*(?::|è|sono|riguarda(?:no)?)\s*/iu;
const THEREFORE = /[,:;]?\s+(?:quindi|perciò|per questo|pertanto|e per questo|di conseguenza)\s+/iu;

export const speaksOfRisk = (sentence: string): boolean => SPEAKS.test(sentence);

/**
 * The risks that a description names, each with its remedy; of the sections already written only those told as a risk,
 * since our own drafts tell again those of the description.
 */
export function risksIn(description: string, written: readonly string[] = []): Risk[] {
  const told = [
    ...sentencesOf(description).filter(speaksOfRisk),
    ...written.flatMap((text) => sentencesOf(text).filter((sentence) => OPENING.test(sentence))),
  ];
  const risks: Risk[] = [];
  for (const risk of told.flatMap(risksOf)) if (!risks.some((known) => isSame(known, risk))) risks.push(risk);
  return risks.slice(0, MAX_RISKS);
}
const MAX_RISKS = 4;

function risksOf(sentence: string): Risk[] {
  const opening = OPENING.exec(sentence)?.[0].trim() ?? '';
  const found = sentence
    .replace(/[.!\s]+$/, '')
    .replace(OPENING, '')
    .split(/\s*;\s*(?!perciò|di conseguenza|per questo)/u)
    .flatMap(riskOf);
  return opening.endsWith('è')
    ? found.map((risk, at) => (at === 0 && !/^che\s/iu.test(risk.what) ? { ...risk, isNoun: true as const } : risk))
    : found;
}

/** Two ways of telling one danger: the words of the shorter stand in the other. */
function isSame(one: Risk, other: Risk): boolean {
  const [a, b] = [stemsOf(one.what), stemsOf(other.what)].sort((x, y) => x.size - y.size) as [Set<string>, Set<string>];
  return a.size === 0 ? one.what === other.what : sharedStems(a, b) === a.size;
}

function riskOf(told: string): Risk[] {
  const text = told.trim();
  if (text.length < 6) return [];
  const [what = '', ...rest] = text.split(THEREFORE);
  if (rest.length > 0) return [{ what, remedy: rest.join(' e ') }];
  const colon = text.indexOf(': ');
  if (colon > 0) return [{ what: text.slice(0, colon), remedy: text.slice(colon + 2) }];
  const comma = /^se\s/iu.test(text) ? text.indexOf(', ') : -1;
  return [comma > 0 ? { what: text.slice(0, comma), remedy: text.slice(comma + 2) } : { what: text, remedy: '' }];
}
