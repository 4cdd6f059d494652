import { gap, type Line } from '#domain/assistant/drafting/draft.ts';
import type { Material } from '#domain/assistant/drafting/material.ts';
import { inside, isPlural, nounKind, withArticle } from '#domain/assistant/drafting/grammar/nouns.ts';
import { restated } from '#domain/assistant/drafting/grammar/restated.ts';
import { headOf } from '#domain/assistant/drafting/grammar/runs.ts';
import { sharedStems, stemsOf } from '#domain/assistant/drafting/links.ts';
import type { DraftPart } from '#domain/assistant/request-types.ts';
import { wordsIn } from '#domain/assistant/sentences.ts';
import { listed } from '#domain/writing/phrases.ts';
import { activityOf, nounOf, seatText, staffOf, who } from './company.ts';
import { story } from './story.ts';
import { sentence } from './words.ts';
import { line, type Voice } from './voice.ts';

/** The project by its name; as the answer to a need only where one has been told. */
export function named({ title, market }: Material, v: Voice): Line {
  if (title === '') return line(3, '');
  const told = `«${title}»`;
  if (market.length === 0)
    return line(1, v.pick('title', [`Il progetto si chiama ${told}.`, `Il titolo del progetto è ${told}.`]));
  const ways = [
    `Da questi fatti parte il progetto ${told}.`,
    `La risposta è il progetto ${told}.`,
    `Da qui nasce il progetto ${told}.`,
    `Il progetto si chiama ${told}.`,
  ];
  return line(1, v.pick('title', ways));
}

/** What the project is to reach, where the section on it says so. */
export const aim = ({ goal }: Material): Line[] =>
  goal === '' ? [] : [line(1, sentence(`Lo scopo è ${inside(headOf(goal, 14))}`))];

/** Whether the project says what it does, beyond the things that its title names. */
export function saysMore({ wish, costs, title }: Material): boolean {
  const named = stemsOf(title);
  // The first word of what is done is its verb: to buy what the title names says no more than the title.
  const done = [...wish.clauses.map(({ text }) => text.replace(/^\p{L}+ /u, '')), ...wish.items];
  const things = done.length > 0 ? done : costs.filter(isMade).map(({ full }) => full);
  return title === '' || things.map(stemsOf).some((own) => sharedStems(own, named) < own.size);
}

/** "Inoltre", "poi", "infine": the last only where others stand between. */
const nextAct = (at: number, count: number): string =>
  at === count - 1 && at > 1 ? 'infine' : at % 2 === 1 ? 'inoltre' : 'poi';

/** The parts that tell how things stand around the project. */
const BACKGROUND_IN: readonly DraftPart[] = ['project_summary', 'objectives', 'methodology', 'innovation'];

/** What is done, one thing to a sentence. */
export function solution(m: Material, v: Voice): Line[] {
  const { clauses, items } = m.wish;
  if (clauses.length + items.length === 0) {
    const costs = m.costs
      .filter(isMade)
      .slice(0, 4)
      .map(({ name }) => withArticle(name));
    if (costs.length === 0 && isThing(m.title)) costs.push(withArticle(m.title));
    return [
      ...aim(m),
      line(
        1,
        costs.length > 0
          ? sentence(`L’intervento comprende ${listed(costs)}`)
          : `Il progetto consiste in ${gap('che cosa si realizza, in una frase')}.`,
      ),
    ];
  }
  const isNew = v.part === 'innovation' ? `la novità rispetto a oggi: ${nounOf(m.company)}` : '';
  const subject =
    isNew ||
    (saysMore(m) ? '' : `con questo progetto ${nounOf(m.company)}`) ||
    v.pick('subject', [
      nounOf(m.company),
      `con questo piano ${nounOf(m.company)}`,
      `nel concreto ${nounOf(m.company)}`,
      `in pratica ${nounOf(m.company)}`,
    ]);
  const grouped = m.wish.acts.slice(0, 4).map((some) => some.slice(0, 5));
  // One thing to a sentence, or all that one sentence told.
  const isEach = v.pick('actsBuild', ['joined', 'each', 'joined']) === 'each' && grouped.flat().length > 2;
  const groups = isEach ? grouped.flat().map((act) => [act]) : grouped;
  const acts = groups.flat();
  const others = (BACKGROUND_IN.includes(v.part) ? story(m) : []).slice(0, 4).map(sentence);
  const first = acts[0] === undefined ? '' : `${subject} ${loosened(acts[0])}`;
  if (acts.length === 1 && items.length > 1 && buildOf(v) === 'pairs')
    return [
      line(
        1,
        sentence(
          `${first}${items.slice(0, 2).every(isThing) ? ', con' : ':'} ${listed(items.slice(0, 2).map(inside))}`,
        ),
      ),
      ...parts(
        items.slice(2).filter((item) => !isCost(m, item)),
        v,
      ),
      ...others.map((text) => line(2, text)),
    ];
  const told = [
    ...groups.map((some, at) => `${at === 0 ? subject : nextAct(at, groups.length)} ${listed(some.map(loosened))}`),
  ];
  return [
    ...told.filter((text) => text !== '').map((text) => line(1, sentence(text))),
    ...others.map((text, at) => line(at < 2 ? 1 : 2, text)),
    ...parts(items, v),
  ];
}

/** Said again among the costs, with its sum. */
const isCost = ({ costs }: Material, item: string): boolean => {
  const own = stemsOf(item);
  return costs.some(({ full }) => sharedStems(own, stemsOf(full)) === own.size);
};

/** For the parts read beside the others: who presents the project, and what it is made of where no list of costs follows. */
export function presented(m: Material, v: Voice, scoped: 'name' | 'aim' | 'scope' = 'aim'): Line[] {
  if (!m.company || m.title === '') return [...who(m, v), named(m, v), ...(scoped === 'name' ? [] : solution(m, v))];
  const staff = staffOf(m.company);
  const name = m.company.companyName;
  const does = activityOf(m.company);
  const place = seatText(m, does);
  const title = `«${m.title}»`;
  const ways = [
    `${name}${place && `, ${place},`} ${does ? `${does} e ` : ''}presenta il progetto ${title}.`,
    `${staff ? `Con ${staff}${place && ` ${place}`}, ` : ''}${name} ${does ? `${does}: ` : ''}il suo progetto è ${title}.`,
    does.startsWith('è ')
      ? `${title} è il progetto di ${name}${place && `, ${place}`}, ${does.slice(2)}.`
      : `${title} è il progetto di ${name}${does ? `: ${place && `${place} `}${nounOf(m.company)} ${does}` : place && `, ${place}`}.`,
    `${name}${place && `, ${place}`}${staff && `, con ${staff}`}, ${does ? `${does} e ` : ''}chiede il sostegno per ${title}.`,
  ];
  const first = line(1, v.pick('presented', ways));
  return scoped === 'name' ? [first] : [first, ...scope(m, scoped)];
}

/** What is done and what the project is made of, in a line each. */
export function scope(m: Material, scoped: 'aim' | 'scope' = 'scope'): Line[] {
  const made = m.wish.items.length > 0 ? m.wish.items : m.costs.filter(isMade).map((cost) => cost.name);
  const things = made.slice(0, 4).map(withArticle);
  const joint = things.some((thing) => / e /u.test(thing)) ? things.join('; ') : listed(things);
  const isListed = m.wish.items.length > 0;
  // The title and what is done have named every thing.
  const said = stemsOf(`${m.title} ${m.wish.acts.flat().join(' ')}`);
  const isSaid = made.slice(0, 4).every((thing) => sharedStems(stemsOf(thing), said) === stemsOf(thing).size);
  const groups = isListed ? m.wish.acts.slice(0, 1).map((acts) => acts.slice(0, 1)) : m.wish.acts.slice(0, 3);
  const whole = things.length > 0 && !isSaid ? sentence(`Il progetto comprende ${joint}`) : '';
  const aims = groups.map((acts, at) =>
    line(
      at === 0 ? 1 : 2,
      sentence(`${at === 0 ? nounOf(m.company) : at === 1 ? 'inoltre' : 'infine'} ${listed(acts)}`),
    ),
  );
  return [...aims, line(scoped === 'scope' && isListed ? 1 : 4, whole)];
}
export const isMade = ({ category }: { category: string }): boolean =>
  !/personal|circolant|consulen|formazion|ricerca/i.test(category);

/** "Sensori di peso" are things; "ridurre gli scarti" is not. */
export const isThing = (item: string): boolean => nounKind(item) !== null && !/^\p{L}+(?:are|ere|ire)\b/u.test(item);

/** A long clause a little loosened, so that it is said and not copied. */
const loosened = (text: string): string =>
  wordsIn(text).length <= 10 ? text : restated(text).replace(/ e (?=un |una |a |al |alla )/u, ' e anche ');

const EACH = [
  ['La prima novità è', 'La prima novità sono'],
  ['A questa si lega', 'A questa si legano'],
  ['C’è poi', 'Ci sono poi'],
  ['Chiude', 'Chiudono'],
  ['Si aggiunge', 'Si aggiungono'],
  ['E infine', 'E infine'],
] as const;

/** Novelties one by one where they are the matter; elsewhere in pairs or all together. */
const buildOf = (v: Voice): string =>
  v.part === 'innovation' ? 'each' : v.pick('partsBuild', ['pairs', 'all', 'pairs', 'all', 'all']);

/** What the project is made of: two to a sentence, or one by one. */
function parts(items: readonly string[], v: Voice): Line[] {
  const some = items.slice(0, 6).map(inside);
  if (some.length === 0) return [];
  const build = buildOf(v);
  if (build === 'all') {
    const all = some.map(withArticle);
    const text = all.some((item) => / e |[,(]/u.test(item)) ? all.join('; ') : listed(all);
    return [
      line(
        1,
        sentence(`${v.pick('whole', ['Il piano tiene insieme', 'Ne fanno parte', 'Si tratta di questo:'])} ${text}`),
      ),
    ];
  }
  if (build === 'each')
    return some.map((item, at) => {
      const [one, many] = EACH[at]!;
      return line(1, sentence(`${isPlural(item) ? many : one} ${withArticle(item)}`));
    });
  const pairs = some.reduce<string[][]>((all, item, at) => {
    if (at % 2 === 0) all.push([]);
    all.at(-1)!.push(item);
    return all;
  }, []);
  return pairs.map((pair, at) => {
    if (pair.length === 1)
      return line(1, sentence(`${isPlural(pair[0]!) ? 'Si aggiungono' : 'Si aggiunge'} ${withArticle(pair[0]!)}`));
    const opening = v.pick('parts', [
      'Il lavoro comprende',
      'Fanno parte del progetto',
      'Il piano prevede',
      'Il piano contiene',
    ]);
    const lead = at === 0 ? opening : ['', 'Seguono', 'Chiudono il piano'][Math.min(at, 2)]!;
    return line(1, sentence(`${lead} ${listed(pair.map(withArticle))}`));
  });
}
