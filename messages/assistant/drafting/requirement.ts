import { gap, type Line } from '#domain/assistant/drafting/draft.ts';
import { inside, isPlural, nounKind, withArticle } from '#domain/assistant/drafting/grammar/nouns.ts';
import { restated } from '#domain/assistant/drafting/grammar/restated.ts';
import { headOf } from '#domain/assistant/drafting/grammar/runs.ts';
import { sharedStems, stemsOf } from '#domain/assistant/drafting/links.ts';
import type { Material } from '#domain/assistant/drafting/material.ts';
import { costKindsIn } from '#domain/projects/cost-kinds.ts';
import { listed } from '#domain/writing/phrases.ts';
import { indefinite } from './company.ts';
import { NEW_GOODS } from './new-goods.ts';
import { agree, sentence } from './words.ts';
import { line, type Voice } from './voice.ts';

/** Conditions of the company, not of the project. */
const FORMAL =
  /iscri|sede\b|unità (?:produttiv|local)|DURC|regolar|colloqui|costitu|bilanc|partita|\bquot[ae]\b|maggioranz|titolar|\bet[àa]\b|\banni\b|\bsoci\b|giovan|femminil|resident/i;
export const TECHNICAL = /tecnolog|innov|digital|ricerca|prototip|brevett/i;
const DEVICE =
  /\b(?:app\b|software|piattaform|sensor|algoritm|digital|automa|robot|intelligenza artificiale|laser|3d\b|prototip|brevett|gestional|online|cloud|banco di prova|controllo numerico|\bcnc\b|centro di lavoro)/i;
/** What lessens the weight of a work on energy and nature. */
const LIGHTER =
  /\bad acqua\b|\bsfrid|\bricicl|\brecuper|\bfotovolt|\bpomp[ae] di calore|\bcappott|\belettric|\bisola|\bcompost|\bsenza solvent|\befficien/i;
const GREEN = /ambiental|energetic|circolar/i;
const MAX_NAMED = 3;

/** What the call wants to see, where it has no list of criteria, and what in this project answers it; a question where nothing does. */
export function requirement(m: Material, words: RegExp, v: Voice): Line[] {
  const isOfProject = (each: string): boolean => words.test(each) && !FORMAL.test(each) && !NEW_GOODS.test(each);
  const told = m.grant?.requirements.find(isOfProject);
  if (!told) return needed(m, isOfProject, v);
  const head = headOf(told.split(/[,;]/)[0]!, 8);
  const one = isPlural(head) || nounKind(head) === null ? inside(head) : indefinite(inside(head));
  const answers = answersTo(told, m).slice(0, v.part === 'innovation' ? MAX_NAMED : 1);
  const named = listed(answers.map(withArticle));
  const open = gap(`come il progetto risponde al requisito: ${inside(head)}`);
  const answer =
    named === '' ? open : `qui ${answers.length > 1 || isPlural(answers[0]!) ? 'rispondono' : 'risponde'} ${named}`;
  return [
    line(
      1,
      sentence(
        v.pick('requirement', [
          `Il bando chiede ${one}: ${answer}`,
          `Tra i requisiti del bando ${agree(head, 'c’è', 'ci sono')} ${one}: ${answer}`,
          `La misura guarda a questo: ${one}; ${answer}`,
          `Un requisito del bando è questo: ${one}; ${answer}`,
        ]),
      ),
    ),
  ];
}

/** "Serve una tecnologia 4.0 oppure …": what the call's own answers say that a project needs. */
const NEEDS =
  /^(?:sì[:,] )?(?:serv(?:e|ono)|occorr(?:e|ono)|bisogna avere) (?=(?:un|uno|una|il|lo|la|i|gli|le|almeno) |un[’']|l[’'])/iu;

function needed(m: Material, isOfProject: (each: string) => boolean, v: Voice): Line[] {
  const told = m.grant?.answers.find((each) => NEEDS.test(each) && isOfProject(each));
  if (told === undefined) return [];
  const asked = restated(
    told
      .replace(NEEDS, '')
      .replace(/(?<![.;\s])[.;\s]+$/, '')
      .split(/[.;]\s/u)[0]!,
  );
  const answers = listed(answersTo(told, m).slice(0, MAX_NAMED).map(withArticle));
  const open = gap('come il progetto risponde a questa richiesta');
  return [
    line(
      1,
      sentence(
        v.pick('needed', [
          `Il bando chiede ${asked}: il piano risponde con ${answers || open}`,
          `Al bando serve ${asked}; qui si risponde con ${answers || open}`,
          `Ciò che il bando vuole è ${asked}; a questo si risponde con ${answers || open}`,
        ]),
      ),
    ),
  ];
}

/** Things of the project that speak of the requirement; for a technical one, what is technical in it. */
function answersTo(told: string, { wish, costs }: Material): string[] {
  const things = [
    ...wish.items.map((item) => ({ name: item, about: item })),
    ...costs.map(({ name, full, category }) => ({ name, about: `${full} ${category}` })),
  ];
  const wanted = stemsOf(told);
  const isTechnical = TECHNICAL.test(told);
  const fitting = things.filter(({ about }) =>
    isTechnical
      ? DEVICE.test(about) ||
        (GREEN.test(told) && LIGHTER.test(about)) ||
        costKindsIn(about).some((kind) => kind === 'software' || kind === 'marchi_brevetti')
      : sharedStems(wanted, stemsOf(about)) > 0,
  );
  const apart = fitting.filter(
    ({ name }, at) => !fitting.slice(0, at).some((other) => sharedStems(stemsOf(other.name), stemsOf(name)) > 0),
  );
  return apart.map(({ name }) => name);
}
