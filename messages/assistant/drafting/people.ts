import { gap, type Line } from '#domain/assistant/drafting/draft.ts';
import type { DraftPerson } from '#domain/assistant/drafting/draft-project.ts';
import type { Material } from '#domain/assistant/drafting/material.ts';
import { stintOf } from '#domain/assistant/drafting/work-of.ts';
import { inside, upper } from '#domain/assistant/drafting/grammar/nouns.ts';
import { headOf } from '#domain/assistant/drafting/grammar/runs.ts';
import { theFigure } from '#messages/figure-articles.ts';
import { sentence, theMonths } from './words.ts';
import { line, type Voice } from './voice.ts';

/** "CEO" and "CFO" keep their capitals. */
const role = ({ role: told }: DraftPerson): string => inside(told);

/** "per tutti i 10 mesi, con il 30% del tempo", "a tempo pieno nei mesi 4-6". */
function presence(m: Material, person: DraftPerson): string {
  const told = effortText(person);
  const isWhole = m.months !== null && (stintOf(person.effort, m.months)?.isWhole ?? false);
  return isWhole && !/\bmes[ei]\b/i.test(person.effort) ? `per tutti ${theMonths(m.months!)}, ${told}` : told;
}

/** "a tempo pieno", "con il 30% del tempo", "con il 50% nei mesi 10-12". */
function effortText({ effort }: DraftPerson): string {
  if (effort === '') return '';
  if (/^\d+(?:[.,]\d+)? ?%/.test(effort)) return `con ${theFigure(effort)}`;
  if (/^(?:tempo|mezz|part)/i.test(effort)) return `a ${inside(effort)}`;
  return inside(effort);
}

/** Each person: what they do, why they can, how much of their time. */
export function people(m: Material, v: Voice): Line[] {
  if (m.people.length === 0)
    return [line(1, `Il progetto è guidato da ${gap('nome, ruolo ed esperienza del responsabile')}.`), ...hires(m)];
  return [
    ...m.people.slice(0, 6).map((person, at) => {
      const [name, job, done, effort] = [person.name, role(person), inside(person.experience), presence(m, person)];
      const paren = done && ` (${done})`;
      const ways = [
        `${name}${job && `, ${job}`}${paren}, lavora al progetto${effort && ` ${effort}`}`,
        `${upper(job || 'nel gruppo')} è ${name}${paren}${effort && `, che partecipa ${effort}`}`,
        `${name}${paren}${job && ` è ${job}`}${effort && ` e segue il progetto ${effort}`}`,
        `Con il ruolo di ${job || 'referente'} c’è ${name}${paren}${effort && `, ${effort}`}`,
      ];
      return line(1, sentence(v.pick('person', ways, at)));
    }),
    ...hires(m),
  ];
}

export function hires({ hires: all }: Material): Line[] {
  return all.slice(0, 3).map((person) => {
    const effort = effortText(person);
    return line(2, sentence(`Da assumere: ${role(person)}${effort && `, ${effort}`}`));
  });
}

/** The people in few words: what they are, what they can do, when they work. */
export function peopleInShort(m: Material, v: Voice): Line[] {
  const all = m.people.slice(0, 4);
  if (all.length === 0) return [];
  const told = all.map((person) => {
    const skill = inside(headOf(person.experience, 9));
    const effort = effortText(person);
    const job = role(person);
    return {
      plain: `${person.name}, ${[job, skill && `${job ? '(' : ''}${skill}${job ? ')' : ''}`].filter(Boolean).join(' ')}${effort && `, lavora ${effort}`}`,
      byRole: `${job || 'referente'} è ${person.name}${paren([skill])}${effort && `, ${effort}`}`,
      inGroup: `${person.name}${paren([job, skill])}${effort && `, ${effort}`}`,
      byTime: `${person.name}${effort && ` partecipa ${effort}`}${paren([job, skill])}`,
    };
  });
  const ways: Record<string, () => string[]> = {
    each: () => [told.map(({ plain }) => sentence(plain)).join(' ')],
    role: () => [told.map(({ byRole }) => byRole).join('; ')],
    group: () => [`Al progetto lavorano ${told.map(({ inGroup }) => inGroup).join('; ')}`],
    time: () => [told.map(({ byTime }) => byTime).join('; ')],
  };
  const way = v.pick('peopleInShort', all.length > 1 ? ['each', 'role', 'group', 'time'] : ['each', 'role']);
  return ways[way]!().map((text) => line(2, sentence(text)));
}
const paren = (texts: readonly string[]): string =>
  texts.join('') === '' ? '' : ` (${texts.filter(Boolean).join(', ')})`;
