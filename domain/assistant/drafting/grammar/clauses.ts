import { partedByRisk } from '#domain/assistant/drafting/risks.ts';
import { inside } from './nouns.ts';
import { LISTED } from './plain-speech.ts';
import { isListOfThings, itemsIn, isWorthTelling, kindOfWork, namedThings, stateOf, tellingsIn } from './tellings.ts';
import { inOrder, speaksOfUs, told as spokenOf, withOwn } from './third-person.ts';
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

/**
 * A description in the first person as a commission reads it: what the company does, one thing at a time. `project`: it
 * tells a plan, where what is wanted is what will be done; its places are told beside it.
 */
export function wishesIn(description: string, project?: { places: readonly string[] }): Wish {
  const wish: Wish = { clauses: [], acts: [], items: [] };
  for (const told of partedByRisk(description).others) readInto(wish, told.replace(/[.;!…\s]+$/, ''), project);
  return wish;
}

function readInto({ clauses, acts, items }: Wish, told: string, project?: { places: readonly string[] }): void {
  // The heading of a list.
  if (told.endsWith(':')) return;
  const isListed = told.startsWith(LISTED);
  const sentence = inOrder(isListed ? told.slice(LISTED.length) : told);
  const wished = project && wishedActs(sentence, project.places)?.flatMap(ofCompany);
  if (wished && wished.length > 0) {
    clauses.push(...wished.map((text) => ({ text, needsSubject: true })));
    acts.push(wished);
  }
  if (wished || (project && isBareList(sentence))) return;
  const named = project ? namedThings(sentence, isListed) : null;
  if (named) {
    items.push(...named);
    return;
  }
  const colon = sentence.indexOf(': ');
  const [head, tail] = colon > 0 ? [sentence.slice(0, colon), sentence.slice(colon + 2)] : [sentence, ''];
  const isList = isListOfThings(tail);
  const found = [head, ...(isList ? [] : tellingsIn(tail))].flatMap((part) => clausesOf(part, project === undefined));
  clauses.push(...found);
  acts.push(...apart(found.filter(({ needsSubject }) => needsSubject).map(({ text }) => text)));
  if (isList) items.push(...itemsIn(tail));
}

const TODAY = /^(?:oggi|ora|adesso|finora|attualmente|di solito)(?!\p{L})/iu;

/** The clauses of a sentence that can be said of the company; in a plan, only those that tell something of it. */
function clausesOf(sentence: string, isOfCompany: boolean): Clause[] {
  // How things are today is no part of what the project does.
  const parts = !isOfCompany && TODAY.test(sentence) ? [sentence] : sentence.split(JOINT);
  return parts
    .map((part) => clauseOf(part, isOfCompany))
    .filter(
      ({ text, needsSubject }) =>
        text.length > 3 &&
        (isOfCompany || (!speaksOfOneself(text) && (needsSubject ? !speaksOfUs(text) : isWorthTelling(text)))),
    );
}

/** An act up to where it turns to who speaks; none where nothing is left of it. */
function ofCompany(act: string): string[] {
  const bare = act.replace(/ nostr[oaie](?!\p{L})/giu, '').replace(/^acquista è /iu, 'acquista ');
  if (/^acquista (?:\p{L}+ )?(?:client|ospit|person|turist|visitator)/iu.test(bare)) return [];
  if (!speaksOfUs(bare)) return [bare];
  const cut = bare.replace(/,? (?:perché|che|poiché|dato che|visto che|siccome|così) .*$/iu, '');
  return speaksOfUs(cut) || cut.split(' ').length < 3 ? [] : [cut];
}

const EFFECT = /, (?:così|in modo da|perché|affinché) /iu;

/** What follows "così …" is no effect of it: such acts stand alone. */
function apart(acts: readonly string[]): string[][] {
  if (acts.length === 0) return [];
  return acts.some((act) => EFFECT.test(act)) ? acts.map((act) => [act]) : [[...acts]];
}

/** What an act is for, where it says it: "compra un forno, così cuoce il doppio" → "cuoce il doppio". */
export const effectOf = (act: string): string => /, così (.+)$/iu.exec(act)?.[1] ?? '';

/** `isOfCompany`: who speaks is the company, also in the singular; in a plan that is a wish, read apart. */
function clauseOf(part: string, isOfCompany: boolean): Clause {
  const own = withOwn(part.trim());
  const single = isOfCompany ? fromSingular(own) : null;
  if (single !== null) return { text: single, needsSubject: true };
  const match = FIRST.exec(own);
  const verb = match && thirdPerson(match[2]!);
  if (!match || verb === null)
    return { text: isOfCompany ? own : (kindOfWork(own) ?? stateOf(own) ?? own), needsSubject: false };
  const clitic = inside(match[1] ?? '').replace(/^ci /iu, 'si ');
  const rest = own.slice(match[0].length).replace(/^ noi(?!\p{L})/iu, ' in proprio');
  return { text: `${clitic}${verb}${spokenOf(rest, '')}`, needsSubject: true };
}
