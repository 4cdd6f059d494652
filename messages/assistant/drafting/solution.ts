import { gap, type Line } from '#domain/assistant/drafting/draft.ts';
import type { Material } from '#domain/assistant/drafting/material.ts';
import { inside, isPlural, nounKind, upper, withArticle } from '#domain/assistant/drafting/grammar/nouns.ts';
import { headOf, placeInside, withInside } from '#domain/assistant/drafting/grammar/runs.ts';
import { wordsIn } from '#domain/assistant/sentences.ts';
import { nounOf, placeText, shortName } from './company.ts';
import { listed, sentence } from './words.ts';
import { line, type Voice } from './voice.ts';

/** The project by its name: as the answer to a need just told, or first of all. */
export function named({ title, company }: Material, v: Voice, isFirst = false): Line {
  if (title === '') return line(3, '');
  const told = `«${title}»`;
  const ways = isFirst
    ? [
        `Il progetto si chiama ${told}.`,
        `${told} è il progetto di ${shortName(company)}.`,
        `${shortName(company)} propone ${told}.`,
      ]
    : [
        `Il progetto ${told} affronta questo punto.`,
        `La risposta è il progetto ${told}.`,
        `Da qui nasce ${told}.`,
        `Il progetto si chiama ${told}.`,
      ];
  return line(1, v.pick('title', ways));
}

/** What is done, one thing to a sentence. */
export function solution(m: Material, v: Voice): Line[] {
  const { clauses, items } = m.wish;
  if (clauses.length + items.length === 0) {
    if (m.goal) return [line(1, sentence(`Lo scopo è questo: ${inside(headOf(m.goal, 14))}`))];
    const costs = m.costs.slice(0, 4).map(({ name }) => inside(name));
    return [
      line(
        1,
        costs.length > 0
          ? sentence(`L’intervento comprende ${listed(costs)}`)
          : `Il progetto consiste in ${gap('che cosa si realizza, in una frase')}.`,
      ),
    ];
  }
  const place = placeText(m);
  const subject = v.pick('subject', [
    nounOf(m.company),
    `con questo piano ${nounOf(m.company)}`,
    `nel concreto ${nounOf(m.company)}`,
    `il cambiamento è preciso: ${nounOf(m.company)}`,
  ]);
  const acts = clauses
    .filter(({ needsSubject }) => needsSubject)
    .slice(0, 5)
    .map(({ text }) => text);
  const others = clauses
    .filter(({ needsSubject }) => !needsSubject)
    .slice(0, 4)
    .map(({ text }) => sentence(text));
  const isOne = v.pick('solutionBuild', ['each', 'one']) === 'one';
  const first = acts[0] === undefined ? '' : `${subject} ${loosened(acts[0], place ? `, ${place},` : '')}`;
  if (isOne && acts.length === 1 && items.length > 1)
    return [
      line(
        1,
        sentence(
          `${first}${items.slice(0, 2).every(isThing) ? ', con' : ':'} ${listed(items.slice(0, 2).map(inside))}`,
        ),
      ),
      ...parts(items.slice(2), v),
      ...others.map((text) => line(2, text)),
    ];
  if (isOne) {
    const told = [
      acts.length > 0 ? `${subject} ${listed(acts)}` : '',
      others.map((text, at) => (at === 0 ? text.slice(0, -1) : inside(text.slice(0, -1)))).join('; '),
    ];
    return [...told.filter((text) => text !== '').map((text) => line(1, sentence(text))), ...parts(items, v)];
  }
  const told = acts.map((text, at) =>
    at === 0 ? first : `${acts.length === at + 1 ? 'infine' : 'poi'} ${loosened(text, '')}`,
  );
  return [...told.map(sentence), ...others].map((text, at) => line(at < 3 ? 1 : 2, text)).concat(parts(items, v));
}

/** "Sensori di peso" are things; "ridurre gli scarti" is not. */
const isThing = (item: string): boolean => nounKind(item) !== null && !/^\p{L}+(?:are|ere|ire)\b/u.test(item);

/** A long clause with something put between its halves, so that it is said and not copied. */
function loosened(text: string, remark: string): string {
  if (wordsIn(text).length <= 10) return text;
  if (remark !== '' && placeInside(text) !== null) return withInside(text, remark).replace(/ ,/g, ',');
  return text.replace(/ e (?=un |una |a |al |alla )/u, ' e anche ');
}

/** What the project is made of: two to a sentence, or one by one. */
function parts(items: readonly string[], v: Voice): Line[] {
  const some = items.slice(0, 6).map(inside);
  if (some.length === 0) return [];
  if (v.pick('partsBuild', ['pairs', 'each']) === 'each')
    return some.map((item, at) =>
      line(
        1,
        sentence(
          `${['La prima novità', 'A questa si lega', 'C’è poi', 'Chiude', 'Si aggiunge', 'E infine'][at]!} ${at === 0 ? `${isPlural(item) ? 'sono' : 'è'} ` : ''}${withArticle(item)}`,
        ),
      ),
    );
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
      'Si parte da',
      'Servono prima di tutto',
      'Il piano contiene',
    ]);
    const lead = at === 0 ? opening : ['', 'Seguono', 'Chiudono il piano'][Math.min(at, 2)]!;
    return line(1, sentence(`${lead} ${listed(pair)}`));
  });
}

/** The things that are bought or made, in one sentence. */
export function madeOf({ costs }: Material, v: Voice): Line[] {
  if (costs.length < 2) return [];
  const names = costs.slice(0, 5).map(({ name }) => withArticle(name));
  return [
    line(
      2,
      sentence(
        v.pick('madeOf', [
          `Le spese riguardano ${listed(names)}`,
          `Il piano mette insieme ${listed(names)}`,
          `Rientrano nel progetto ${listed(names)}`,
          `${upper(listed(names))} fanno parte dello stesso intervento`,
        ]),
      ),
    ),
  ];
}
