import { sentencesOf } from '#domain/assistant/sentences.ts';
import { speaksOfRisk } from '#domain/assistant/drafting/risks.ts';
import { inside } from './nouns.ts';
import { fromSingular, thirdPerson } from './verbs.ts';
import { isBareList, speaksOfOneself, wishedActs } from './wishes.ts';

/** What is done: with a verb in the third person and no subject ("recupera il calore"), or a sentence of its own. */
export type Clause = { text: string; needsSubject: boolean };
/** `acts`: the clauses that need a subject, sentence by sentence, since two sentences are two things. */
export type Wish = { clauses: Clause[]; acts: string[][]; items: string[] };

const CLITIC = '(?:(?:li|le|lo|la|ne|ci|vi|gli) )?';
const WE = `${CLITIC}\\p{L}+(?:iamo|remmo)\\b`;
const JOINT = new RegExp(`(?:,? (?:e|ed|poi|e poi) |, )(?=${WE})`, 'giu');
const FIRST = new RegExp(
  `^(?:(?:con questo progetto|con il progetto|noi|in questo modo|così|poi|inoltre),? )?(${CLITIC})(\\p{L}+(?:iamo|remmo))\\b`,
  'iu',
);
const OWN: readonly (readonly [RegExp, string])[] = [
  [/\b(?:il|lo) nostro\b/giu, 'il proprio'],
  [/\bla nostra\b/giu, 'la propria'],
  [/\bi nostri\b/giu, 'i propri'],
  [/\ble nostre\b/giu, 'le proprie'],
  [/\b(nostr)([oaie])\b/giu, 'propri$2'],
];

/**
 * A description in the first person as a commission reads it: what the company does, one thing at a time. `project`: it
 * tells a plan, where what is wanted is what will be done; its places are told beside it.
 */
export function wishesIn(description: string, project?: { places: readonly string[] }): Wish {
  const clauses: Clause[] = [];
  const acts: string[][] = [];
  const items: string[] = [];
  for (const told of sentencesOf(description).filter((sentence) => !speaksOfRisk(sentence))) {
    const sentence = told.replace(/[.;!…\s]+$/, '');
    const wished = project && wishedActs(sentence, project.places);
    if (wished) {
      clauses.push(...wished.map((text) => ({ text, needsSubject: true })));
      acts.push(wished);
    }
    if (wished || (project && isBareList(sentence))) continue;
    const colon = sentence.indexOf(': ');
    const [head, tail] = colon > 0 ? [sentence.slice(0, colon), sentence.slice(colon + 2)] : [sentence, ''];
    const found = head
      .split(JOINT)
      .map((part) => clauseOf(part, project === undefined))
      .filter(({ text }) => text.length > 3 && !(project && speaksOfOneself(text)));
    clauses.push(...found);
    acts.push(...apart(found.filter(({ needsSubject }) => needsSubject).map(({ text }) => text)));
    if (tail !== '') items.push(...itemsIn(tail));
  }
  return { clauses, acts, items };
}

const EFFECT = /, (?:così|in modo da|perché|affinché) /iu;

/** What follows "così …" is no effect of it: such acts stand alone. */
function apart(acts: readonly string[]): string[][] {
  if (acts.length === 0) return [];
  return acts.some((act) => EFFECT.test(act)) ? acts.map((act) => [act]) : [[...acts]];
}

/** What an act is for, where it says it: "compra un forno, così cuoce il doppio" → "cuoce il doppio". */
export const effectOf = (act: string): string => /, così (.+)$/iu.exec(act)?.[1] ?? '';

/** The things of a list: "sensori, app con esercizi e vendita" are three. */
export function itemsIn(list: string): string[] {
  const parts = list.split(/,\s+(?!(?:che|con|per)\b)/u);
  const last = parts.at(-1) ?? '';
  const cut = parts.length > 1 ? /^(.{4,}?) ed? (.{4,})$/u.exec(last) : null;
  const items = cut && !/\b(?:che|con)\b/.test(cut[1]!) ? [...parts.slice(0, -1), cut[1]!, cut[2]!] : parts;
  return items.map((item) => item.replace(/^(?:e|ed|poi) /iu, '').trim()).filter((item) => item !== '');
}

/** `isOfCompany`: who speaks is the company, also in the singular; in a plan that is a wish, read apart. */
function clauseOf(part: string, isOfCompany: boolean): Clause {
  const own = OWN.reduce((text, [pattern, instead]) => text.replace(pattern, instead), part.trim());
  const single = isOfCompany ? fromSingular(own) : null;
  if (single !== null) return { text: single, needsSubject: true };
  const match = FIRST.exec(own);
  const verb = match && thirdPerson(match[2]!);
  if (!match || verb === null) return { text: own, needsSubject: false };
  return { text: `${inside(match[1] ?? '')}${verb}${inThird(own.slice(match[0].length))}`, needsSubject: true };
}

/** "così cuociamo il doppio" → "così cuoce il doppio". */
const inThird = (text: string): string =>
  text.replace(/\p{L}+(?:iamo|remmo)(?!\p{L})/giu, (verb) => thirdPerson(verb) ?? verb);

/** A fact told in the first person, with its subject: "nel 2025 abbiamo detto no" → "nel 2025 l’azienda ha detto no". */
export function told(fact: string, subject: string): string {
  let isSaid = false;
  const own = OWN.reduce((text, [pattern, instead]) => text.replace(pattern, instead), fact);
  return own.replace(/\p{L}+(?:iamo|remmo)(?!\p{L})/giu, (verb) => {
    const third = thirdPerson(verb);
    if (third === null) return verb;
    const said = isSaid ? third : `${subject} ${third}`;
    isSaid = true;
    return said;
  });
}
