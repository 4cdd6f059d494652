import { gap, type Line } from '#domain/assistant/drafting/draft.ts';
import type { DraftPerson } from '#domain/assistant/drafting/draft-project.ts';
import type { Material } from '#domain/assistant/drafting/material.ts';
import { hasOneName, isSomebody } from '#domain/assistant/drafting/team.ts';
import type { DraftPart } from '#domain/assistant/request-types.ts';
import { isSkilledFor, stintOf } from '#domain/assistant/drafting/work-of.ts';
import { inside, joined, withArticle } from '#domain/assistant/drafting/grammar/nouns.ts';
import { headOf } from '#domain/assistant/drafting/grammar/runs.ts';
import { capital, listed } from '#domain/writing/phrases.ts';
import { theFigure } from '#messages/figure-articles.ts';
import { euro, sentence, theMonths } from './words.ts';
import { line, type Voice } from './voice.ts';

/** "CEO" and "CFO" keep their capitals; a field of work is what somebody sees to. */
const role = ({ role: told }: DraftPerson): string => inside(told);
const isField = ({ role: told }: DraftPerson): boolean => told !== '' && !isSomebody(told);
/** "Il tecnico del fornitore": who is called by a trade has an article. */
const nameOf = ({ name }: DraftPerson): string => (/^\p{Ll}+(?! ?\.)\s/u.test(name) ? withArticle(name) : name);
const seesTo = (person: DraftPerson): string => `si occupa ${joined('di', person.role)}`;

/** "per tutti i 10 mesi, con il 30% del tempo", "a tempo pieno nei mesi 4-6". */
function presence(m: Material, person: DraftPerson): string {
  const told = effortText(person);
  const isWhole = m.months !== null && (stintOf(person.effort, m.months, m.startsOn)?.isWhole ?? false);
  return isWhole && !/\bmes[ei]\b|\bfino\b|^tutt/i.test(person.effort)
    ? `per tutti ${theMonths(m.months!)}, ${told}`
    : told;
}

/** "a tempo pieno", "con il 30% del tempo", "con il 50% nei mesi 10-12". */
function effortText({ effort }: DraftPerson): string {
  if (effort === '') return '';
  if (/^\d+(?:[.,]\d+)? ?%/.test(effort)) return `con ${theFigure(effort)}${/%$/.test(effort) ? ' del tempo' : ''}`;
  if (/^full[- ]?time/i.test(effort)) return `a tempo pieno${effort.replace(/^full[- ]?time/i, '')}`;
  if (/^part[- ]?time/i.test(effort)) return inside(effort);
  if (/^(?:tempo|mezzo tempo)/i.test(effort)) return `a ${inside(effort)}`;
  if (/^mezz[ao] giornat/i.test(effort)) return `per ${inside(effort)}`;
  if (/^\d+ (?:ore|giorn|settiman|mes)/i.test(effort)) return `per ${effort}`;
  return inside(effort);
}

/** Each person: what they do, why they can, how much of their time. */
export function people(m: Material, v: Voice): Line[] {
  if (m.people.length === 0)
    return [line(1, `Il progetto è guidato da ${gap('nome, ruolo ed esperienza del responsabile')}.`), ...hires(m)];
  return [
    ...m.people.slice(0, 6).map((person, at) => {
      const [name, job, done, effort] = [nameOf(person), role(person), inside(person.experience), presence(m, person)];
      const paren = done && ` (${done})`;
      const fit = fitText(m, person, v);
      if (isField(person))
        return line(
          1,
          sentence(`${name}${paren} ${seesTo(person)}${effort && ` e lavora al progetto ${effort}`}${fit}`),
        );
      const ways = [
        `${name}${job && `, ${job}`}${paren}, lavora al progetto${effort && ` ${effort}`}`,
        `${capital(job || 'nel gruppo')} è ${name}${paren}${effort && `, che partecipa ${effort}`}`,
        `${name}${paren}${job && ` è ${job}`}${effort && ` e segue il progetto ${effort}`}`,
        `Con il ruolo di ${job || 'referente'} c’è ${name}${paren}${effort && `, ${effort}`}`,
      ];
      return line(1, sentence(`${job.includes(',') ? ways[0]! : v.pick('person', ways, at)}${fit}`));
    }),
    ...hires(m),
    ...chosen(m),
    ...(v.part === 'team_presentation' ? unknown(m) : []),
  ];
}

/** What in the plan is of a person's trade, told where the team is the matter. */
function fitText({ phases }: Material, person: DraftPerson, { part }: Voice): string {
  if (part !== 'team_presentation' || person.experience === '') return '';
  const phase = phases.find((each) => isSkilledFor(person, each));
  return phase ? `; la sua esperienza serve ${joined('a', phase.what)}` : '';
}

const IS_STAFF = /personale|dipendent|addett|\bteam\b|stipend|sviluppat|\bdev\b|assunzion/i;

/** What the work of people costs, beside who they are. */
export function staffCosts({ costs }: Material): Line[] {
  const own = costs.filter(({ full, category, amount }) => amount !== null && IS_STAFF.test(`${category} ${full}`));
  const told = listed(own.slice(0, 2).map(({ full, amount }) => `${euro(amount!)} per ${withArticle(full)}`));
  return own.length === 0 ? [] : [line(1, sentence(`Al lavoro delle persone vanno ${told}`))];
}

/** Who is to be employed, for the phase that needs that trade. */
export function hires({ hires: all, phases }: Material): Line[] {
  return all.slice(0, 3).map((person) => {
    const effort = effortText(person);
    const phase = phases.find((each) => isSkilledFor(person, each));
    const why = phase ? `, per ${withArticle(phase.what)}` : '';
    const who = role(person) || gap('quale figura si assume');
    return line(2, sentence(`Da assumere: ${who}${effort && `, ${effort}`}${why}`));
  });
}

/** Firms that somebody still has to choose. */
export const chosen = ({ toChoose }: Material): Line[] =>
  toChoose
    .slice(0, 2)
    .map(({ name, role: told }) =>
      line(
        1,
        `${told ? `Per ${withArticle(told)} serve` : 'Serve'} ancora ${gap(`${inside(name)}: nome, esperienza e contratto`)}.`,
      ),
    );

/** What the team still has to say of itself. */
function unknown({ people: all }: Material): Line[] {
  const open = all
    .filter((person) => /^\p{Lu}/u.test(person.name) && (person.experience === '' || hasOneName(person)))
    .slice(0, 3);
  if (open.length === 0) return [];
  const wanted = open.map((person) =>
    [hasOneName(person) ? 'cognome' : '', person.experience === '' ? 'esperienza' : ''].filter(Boolean).join(' ed '),
  );
  const asked = gap(open.map(({ name }, at) => `${wanted[at]!} di ${name}`).join('; '));
  return [
    line(1, `Per completare i profili ${open.length > 1 || wanted[0]!.includes(' ') ? 'mancano' : 'manca'} ${asked}.`),
  ];
}

/** The people in few words: what they are, what they can do, when they work. */
export function peopleInShort(m: Material, v: Voice): Line[] {
  const all = m.people.slice(0, 4);
  if (all.length === 0) return [];
  const told = all.map((person) => {
    const skill = inside(headOf(person.experience, 9));
    const effort = effortText(person);
    const job = role(person);
    const field = isField(person) ? `${nameOf(person)}${paren([skill])} ${seesTo(person)}` : '';
    return {
      plain: field
        ? `${field}${effort && ` e lavora ${effort}`}`
        : job && skill === '' && effort === ''
          ? `${person.name} è ${job}`
          : job + skill === ''
            ? `${person.name} partecipa al progetto${effort && ` ${effort}`}`
            : `${person.name}, ${[job, skill && `${job ? '(' : ''}${skill}${job ? ')' : ''}`].filter(Boolean).join(' ')}, lavora al progetto${effort && ` ${effort}`}`,
      byRole: field
        ? `${field}${effort && `, ${effort}`}`
        : job === ''
          ? `${person.name}${paren([skill])} partecipa al progetto${effort && ` ${effort}`}`
          : `${job} è ${person.name}${paren([skill])}${effort && `, ${effort}`}`,
      inGroup: `${person.name}${paren([job, skill])}${effort && `, ${effort}`}`,
      byTime: effort
        ? `${person.name} partecipa ${effort}${paren([job, skill])}`
        : field || `${person.name}${paren([skill])}${job ? ` è ${job}` : ' partecipa al progetto'}`,
    };
  });
  const ways: Record<string, () => string[]> = {
    each: () => [told.map(({ plain }) => sentence(plain)).join(' ')],
    role: () => [told.map(({ byRole }) => byRole).join('; ')],
    group: () => [`Al progetto lavorano ${told.map(({ inGroup }) => inGroup).join('; ')}`],
    time: () => [told.map(({ byTime }) => byTime).join('; ')],
    hands: () => [
      `Il lavoro è nelle mani di ${listed(
        told.map(({ inGroup }) => inGroup),
        'e di',
      )}`,
    ],
  };
  const areBare = all.length > 1 && all.every((person) => person.role === '' && person.effort === '');
  const way = areBare
    ? 'group'
    : v.pick('peopleInShort', all.length > 1 ? ['each', 'role', 'group', 'time', 'hands'] : ['each', 'role']);
  return [...ways[way]!().map((text) => line(2, sentence(text))), ...(CHOSEN_IN.includes(v.part) ? chosen(m) : [])];
}
const CHOSEN_IN: readonly DraftPart[] = ['methodology', 'timeline', 'team_presentation'];
const paren = (texts: readonly string[]): string =>
  texts.join('') === '' ? '' : ` (${texts.filter(Boolean).join(', ')})`;
