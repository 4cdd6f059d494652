import { gap, type Line } from '#domain/assistant/drafting/draft.ts';
import type { DraftPerson } from '#domain/assistant/drafting/draft-project.ts';
import type { Material } from '#domain/assistant/drafting/material.ts';
import { inside, upper } from '#domain/assistant/drafting/grammar/nouns.ts';
import { headOf } from '#domain/assistant/drafting/grammar/runs.ts';
import { ofNoun } from './company.ts';
import { listed, sentence } from './words.ts';
import { line, type Voice } from './voice.ts';

/** "CEO" and "CFO" keep their capitals. */
const role = ({ role: told }: DraftPerson): string => inside(told);

/** "a tempo pieno", "con il 30% del tempo", "con il 50% nei mesi 10-12". */
function effortText({ effort }: DraftPerson): string {
  if (effort === '') return '';
  if (/^\d+(?:[.,]\d+)? ?%/.test(effort)) return `con ${/^(?:8|11(?!\d))/.test(effort) ? 'l’' : 'il '}${effort}`;
  if (/^(?:tempo|mezz|part)/i.test(effort)) return `a ${inside(effort)}`;
  return inside(effort);
}

/** Each person: what they do, why they can, how much of their time. */
export function people(m: Material, v: Voice): Line[] {
  if (m.people.length === 0)
    return [line(1, `Il progetto è guidato da ${gap('nome, ruolo ed esperienza del responsabile')}.`), ...hires(m)];
  return [
    ...m.people.slice(0, 6).map((person, at) => {
      const [name, job, done, effort] = [person.name, role(person), inside(person.experience), effortText(person)];
      const paren = done && ` (${done})`;
      const ways = [
        `${name}${job && `, ${job}`}${paren}, lavora al progetto${effort && ` ${effort}`}`,
        `${upper(job || 'nel gruppo')} è ${name}${done && `: ${done}`}${effort && `; partecipa ${effort}`}`,
        `${name}${job && ` è ${job}`}${effort && ` e segue il lavoro ${effort}`}${done && `: ${done}`}`,
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

/** The people in few words: with what they can do, with their time, or by name alone. */
export function peopleInShort(m: Material, v: Voice): Line[] {
  const all = m.people.slice(0, 4);
  if (all.length === 0) return [];
  const many = all.length > 1;
  const paren = (texts: string[]) => (texts.join('') === '' ? '' : ` (${texts.filter(Boolean).join(', ')})`);
  const ways: Record<string, () => string[]> = {
    skill: () => [
      `${many ? 'Lavorano' : 'Lavora'} al progetto ${listed(all.map((person) => `${person.name}${paren([role(person), inside(headOf(person.experience, 9))])}`))}`,
    ],
    time: () => [
      `${listed(all.map((person) => `${person.name}${paren([inside(person.effort)])}`))} ${many ? 'seguono' : 'segue'} le attività`,
    ],
    each: () =>
      all.map((person, at) => {
        const lead = ['', 'Accanto lavora', 'Con loro c’è', 'Completa il gruppo'][at]!;
        const skill = person.experience && ` (${inside(person.experience)})`;
        if (at === 0) return `${upper(role(person) || 'referente')} è ${person.name}${skill}`;
        return `${lead} ${person.name}${role(person) && `, ${role(person)}`}${skill}`;
      }),
    role: () => [
      `Nel gruppo ${ofNoun(m.company)} ${many ? 'ci sono' : 'c’è'} ${listed(all.map((person) => `${person.name}${paren([role(person)])}`))}`,
    ],
  };
  return ways[v.pick('peopleInShort', ['skill', 'each', 'time', 'role'])]!().map((text, at) =>
    line(at === 0 ? 1 : 2, sentence(text)),
  );
}
