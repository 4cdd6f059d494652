import { wordsIn } from '#domain/assistant/sentences.ts';
import { figuresIn } from '#domain/numbers/figures-in.ts';
import { presentsSomebody } from '#domain/assistant/drafting/told-people.ts';
import { partedByRisk } from '#domain/assistant/drafting/risks.ts';
import { inside, nounKind, withArticle } from './nouns.ts';
import { hasVerb, LISTED, withoutTalkAfter } from './plain-speech.ts';
import { isListOfThings, itemsIn, isWorthTelling, kindOfWork, namedThings, stateOf, tellingsIn } from './tellings.ts';
import { inOrder, speaksOfUs, told as spokenOf, withoutIHave, withoutKin, withOwn } from './third-person.ts';
import { fromSingular, thirdPerson } from './verbs.ts';
import { isBareList, speaksOfOneself, wishedActs, withoutSums } from './wishes.ts';

/** What is done: with a verb in the third person and no subject ("recupera il calore"), or a sentence of its own. */
export type Clause = { text: string; needsSubject: boolean };
/** `acts`: the clauses that need a subject, sentence by sentence, since two sentences are two things. */
export type Wish = { clauses: Clause[]; acts: string[][]; items: string[] };

const CLITIC = '(?:(?:li|le|lo|la|ne|ci|vi|gli) )?';
const WE = `${CLITIC}\\p{L}+(?:iamo|remmo)\\b`;
const JOINT = new RegExp(`(?:,? (?:e|ed|poi|e poi) |, )(?=${WE})`, 'giu');
const FIRST = new RegExp(
  `^(?:(?:con questo progetto|con il progetto|noi|in questo modo|così|poi|inoltre|quindi),? )?(${CLITIC})(\\p{L}+(?:iamo|remmo))\\b`,
  'iu',
);

/**
 * A description in the first person as a commission reads it: what the company does, one thing at a time. `project`: it
 * tells a plan, where what is wanted is what will be done; its places are told beside it.
 */
export function wishesIn(description: string, project?: { places: readonly string[] }): Wish {
  const wish: Wish = { clauses: [], acts: [], items: [] };
  for (const told of withWhatIsCounted(partedByRisk(description).others))
    readInto(wish, told.replace(/(?<![.;!…\s])[.;!…\s]+$/, ''), project);
  return wish;
}

/** "Camere oggi 7. Ne facciamo altre 3": what is counted in the next sentence stands in the one before. */
function withWhatIsCounted(sentences: readonly string[]): string[] {
  return sentences.reduce<string[]>((told, sentence) => {
    const before = told.at(-1);
    if (before === undefined || !/^ne\s/iu.test(sentence) || wordsIn(before).length > MAX_COUNTED)
      return [...told, sentence];
    return [...told.slice(0, -1), `${before.replace(/(?<![.!\s])[.!\s]+$/, '')}, ne${sentence.slice(2)}`];
  }, []);
}
const MAX_COUNTED = 5;

/** A trial of the past told without a verb: "estate 2025, due vigne, 14 prove: …". */
const PAST = /^(?:(?:nell?[’' ]\s?)?(?:estate|inverno|primavera|autunno)|nel|a \p{L}+) (?:del )?(?:19|20)\d\d(?!\d)/iu;
/** "Climatizzazione così si apre anche a marzo": a thing and what it is for. */
const SO_THAT = /^(\p{L}+(?: (?!si |ci )\p{L}+){0,4}),? così ((?:si|ci si) \p{L}.+)$/iu;

function readInto({ clauses, acts, items }: Wish, told: string, project?: { places: readonly string[] }): void {
  // The heading of a list.
  if (told.endsWith(':')) return;
  const isListed = told.startsWith(LISTED);
  const spoken = isListed ? told.slice(LISTED.length) : told;
  const ordered = inOrder(project ? withoutTalkAfter(spoken) : spoken);
  const sentence = project ? withoutKin(ordered) : ordered;
  const wished = project && wishedActs(ordered, project.places)?.flatMap(ofCompany);
  if (wished && wished.length > 0) {
    clauses.push(...wished.map((text) => ({ text, needsSubject: true })));
    acts.push(wished);
  }
  if (wished || (project && (isBareList(sentence) || presentsSomebody(sentence)))) return;
  // When, where and how many, then what came of it.
  if (project && PAST.test(sentence) && sentence.includes(': ') && isWorthTelling(sentence)) {
    clauses.push({
      text: sentence.replace(/^(?:estate|autunno|inverno)(?= )/iu, (season) => `nell’${season.toLowerCase()}`),
      needsSubject: false,
    });
    return;
  }
  const named = project ? namedThings(sentence, isListed) : null;
  if (named) {
    items.push(...named);
    return;
  }
  const soThat = project && SO_THAT.exec(sentence);
  if (soThat && nounKind(soThat[1]!) !== null) {
    items.push(soThat[1]!);
    clauses.push({ text: `con ${withArticle(soThat[1]!)} ${soThat[2]!}`, needsSubject: false });
    return;
  }
  const colon = sentence.indexOf(': ');
  const [head, tail] = colon > 0 ? [sentence.slice(0, colon), sentence.slice(colon + 2)] : [sentence, ''];
  const isList = isListOfThings(tail);
  // "Su cento richieste, ventidue perse" says nothing without what stands before the colon.
  if (project && tail !== '' && !isList && !hasVerb(tail) && figuresIn(tail).length > 0) {
    clauses.push(...clausesOf(sentence, false).filter(({ needsSubject }) => !needsSubject));
    return;
  }
  const things =
    project && tail !== '' && !isList && !/^(?:poi|inoltre) /iu.test(head) ? namedThings(head, false) : null;
  if (things) items.push(...things);
  const found = [things ? '' : head, ...(isList ? [] : tellingsIn(tail))].flatMap((part) =>
    clausesOf(part, project === undefined),
  );
  clauses.push(...found);
  acts.push(...apart(found.filter(({ needsSubject }) => needsSubject).map(({ text }) => text)));
  if (isList) items.push(...itemsIn(withoutSums(tail).replace(/ da preventivo(?!\p{L})/giu, '')));
}

const TODAY = /^(?:oggi|ora|adesso|finora|attualmente|di solito)(?!\p{L})/iu;

/** The clauses of a sentence that can be said of the company; in a plan, only those that tell something of it. */
function clausesOf(sentence: string, isOfCompany: boolean): Clause[] {
  // How things are today is no part of what the project does.
  const isState = !isOfCompany && (TODAY.test(sentence) || HABIT.test(sentence));
  const parts = isState || speaksOfItsObject(sentence) ? [sentence] : sentence.split(JOINT);
  return parts
    .map((part) =>
      isState || (!isOfCompany && HAS.test(part))
        ? { text: withOwn(part), needsSubject: false }
        : clauseOf(part, isOfCompany),
    )
    .filter(({ text, needsSubject }) => text.length > 3 && (isOfCompany || isTellable(text, needsSubject)));
}

/** "Isola il tetto (54.000 euro)": the sum is told with the costs; "spende 40.000 euro" tells nothing else. */
const withoutSumsBeside = (act: string): string => {
  const bare = withoutSums(act.replace(/ ?\([^()]{1,60}\)/gu, (note) => (withoutSums(note) === note ? note : '')));
  return wordsIn(bare).length > 1 ? bare : act;
};
/** To have is a state, and nothing that the project does. */
const HAS = /^(?:noi )?(?:abbiamo|teniamo) (?:\d|un |uno |una |un[’']|il |la |lo |l[’']|i |gli |le |due |tre )/iu;
const isTellable = (text: string, needsSubject: boolean): boolean =>
  needsSubject
    ? !speaksOfOneself(text) && !speaksOfUs(text) && !JUST_SPENDS.test(text)
    : !speaksOfOneself(withoutIHave(text)) && !JUST_SPENDS.test(text) && isWorthTelling(text);
/** The sum is told with the costs. */
const JUST_SPENDS =
  /^(?:spende|investe|serv(?:e|ono)|occorr(?:e|ono)) (?:circa |in tutto )?[\d.,]+(?: ?(?:mila|euro|€))*(?: in (?:tutto|totale))?$/iu;
/** What one does since long, by its rhythm and a year that is past. */
const HABIT =
  /^(?=.*(?:al giorno|al mese|all[’']anno|alla settimana|ogni (?:giorno|anno|mese|settimana))(?!\p{L}))(?=.*(?:nel|dal) (?:19\d\d|20[01]\d)(?!\d))/iu;
/** "La caldaia è vecchia e la buttiamo": the second half needs the thing that the first names. */
const speaksOfItsObject = (sentence: string): boolean => {
  const [first = '', next = ''] = sentence.split(JOINT);
  return /^l[oaie] /iu.test(next) && !FIRST.test(withOwn(first));
};

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
  const said = `${clitic}${verb}${spokenOf(rest, '')}`;
  return { text: isOfCompany ? said : withoutSumsBeside(said), needsSubject: true };
}
