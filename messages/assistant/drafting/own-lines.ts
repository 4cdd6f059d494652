import { monthText } from '#domain/assistant/drafting/calendar.ts';
import { gap, type Line } from '#domain/assistant/drafting/draft.ts';
import { contracted, inside, joined, withArticle } from '#domain/assistant/drafting/grammar/nouns.ts';
import { headOf } from '#domain/assistant/drafting/grammar/runs.ts';
import type { Material } from '#domain/assistant/drafting/material.ts';
import { costKindsIn } from '#domain/projects/cost-kinds.ts';
import { listed } from '#domain/writing/phrases.ts';
import { ownFacts } from './company-clauses.ts';
import { nounOf, placeText, who } from './company.ts';
import { marketFacts, today } from './need.ts';
import { callName } from './rules.ts';
import { resultsInShort } from './results-in-short.ts';
import { aim, isMade, isThing, saysMore, solution } from './solution.ts';
import { closed, lower, sentence } from './words.ts';
import { line, type Voice } from './voice.ts';

/** Whose project it is, in a line: who the company is stands in the parts about it. */
export function opened(m: Material, v: Voice): Line[] {
  if (!m.company) return who(m, v);
  const { companyName: name } = m.company;
  const place = placeText(m.seat);
  const here = place && `, ${place},`;
  const title = `«${m.title}»`;
  if (m.title === '') return [line(1, `Il progetto è di ${name}${place && `, ${place}`}.`)];
  return [
    line(
      1,
      v.pick('opened', [
        `${name}${here} presenta il progetto ${title}.`,
        `${title} è il progetto di ${name}${place && `, ${place}`}.`,
        `Il progetto di ${name}${here} è ${title}.`,
        `${name}${here} propone il progetto ${title}.`,
        `Questa domanda riguarda ${title}, progetto di ${name}${place && `, ${place}`}.`,
      ]),
    ),
  ];
}

export const MAX_FACTS = 3;
const SERVED = /\bserv|client|\bvend|\blavora (?:per|con)|\bfornisc|\bospit|\baccogli|\butent|\bpazient|\busa/iu;
/** "Tre comuni la usano": of something said before. */
const OF_BEFORE = /(?<!\p{L})(?:la|lo|li|le|ne) \p{L}+(?:ano|ono)(?!\p{L})/iu;

/** For which call a part is written, in a line: what the call says stands where it serves. */
export function forTheCall({ grant, company }: Material, v: Voice): Line[] {
  if (!grant?.name) return [];
  const body = grant.entity && (grant.name.endsWith(')') ? `, ${grant.entity}` : ` (${grant.entity})`);
  const [call, noun] = [callName(grant.name), nounOf(company)];
  return [
    line(
      1,
      sentence(
        v.pick('forTheCall', [
          `${noun} chiede il sostegno con ${call}${body}`,
          `${noun} presenta la domanda ${contracted('su', call)}${body}`,
          `Con questa domanda ${noun} si rivolge ${contracted('a', call)}${body}`,
        ]),
      ),
    ),
  ];
}

/** Whom the company serves today, and what the project changes for them: asked, since only the company knows. */
export function forWhom(m: Material): Line[] {
  const facts = m.company ? ownFacts(m.company, MAX_FACTS) : [];
  const fact = facts.find((told) => SERVED.test(told) && !OF_BEFORE.test(told));
  if (!fact) return [];
  return [
    line(
      1,
      `${sentence(fact)} Per chi è già servito il progetto porta ${gap('che cosa cambia: quantità, tempi, qualità o prezzo')}.`,
    ),
  ];
}

/** The customers by the field of the profile that names them. */
export function served({ company }: Material): Line[] {
  const told = company?.targetMarket ? closed(lower(inside(headOf(company.targetMarket, 12)))) : '';
  return told === '' ? [] : [line(1, sentence(`I clienti sono ${told}`))];
}

/** Why the project is needed; asked where nobody says it. */
export function need(m: Material, v: Voice): Line[] {
  const told = [...marketFacts(m, v), ...today(m, v)];
  return told.length > 0
    ? told
    : [line(1, `Il bisogno da cui nasce è ${gap('che cosa oggi manca, costa troppo o fa perdere clienti')}.`)];
}

/** What the plan reaches by itself, before any effect: what is bought, built or done, and by when. */
export function objective(m: Material): Line[] {
  const by = m.endsOn ? `entro ${monthText(m.endsOn)} ` : '';
  const acts = m.wish.acts.flat().slice(0, 4);
  if (acts.length > 0)
    return [...aim(m), line(1, sentence(`L’obiettivo concreto: ${by}${nounOf(m.company)} ${listed(acts)}`))];
  const bought = m.costs.filter(isMade);
  const names = bought.length > 0 ? bought.map(({ name }) => name).slice(0, 4) : isThing(m.title) ? [m.title] : [];
  if (names.length === 0)
    return m.goal === '' ? [line(1, `L’obiettivo è ${gap('che cosa si vuole ottenere, in una frase')}.`)] : aim(m);
  const isBuilt = bought.some(({ full, category }) => costKindsIn(`${category} ${full}`).includes('opere'));
  const told = isBuilt
    ? `realizzare ${listed(names.map(withArticle))}`
    : `dotarsi ${listed(names.map((name) => joined('di', name)))}`;
  const when = by !== '' ? `, ${by.trim()}` : m.startsOn ? `, con avvio a ${monthText(m.startsOn)}` : '';
  return [...aim(m), line(1, sentence(`L’obiettivo concreto è ${told}${when.replace(/ a (?=a)/u, ' ad ')}`))];
}

/** What is done, where the title just said has not told it all. */
export const beyondTitle = (m: Material, v: Voice): Line[] => (saysMore(m) ? solution(m, v) : aim(m));

/** What is new: what is done, or what the things of the title allow, which only the company knows. */
export function novelty(m: Material, v: Voice): Line[] {
  if (saysMore(m)) return solution(m, v);
  return [
    ...aim(m),
    line(1, `La novità è ${gap('che cosa si potrà fare che oggi non si fa, e con quale tecnologia')}.`),
  ];
}

/** The targets; what is to change is asked where there is none. */
export function change(m: Material, v: Voice): Line[] {
  if (m.kpis.length > 0) return resultsInShort(m, v);
  const open = gap('più produzione, tempi più brevi, meno consumi o altro, con una misura');
  return [line(1, `Il cambiamento che ne deve venire è ${open}.`)];
}

/** How the work is done before the project: what a novelty is measured against. */
export function before(m: Material, v: Voice): Line[] {
  const told = today(m, v);
  return told.length > 0
    ? told
    : [line(1, `Oggi si lavora con ${gap('macchine, strumenti e modo di lavorare di oggi, con i loro limiti')}.`)];
}

/** The demand that the project counts on; asked with its source where nobody tells it. */
export function demand(m: Material, v: Voice): Line[] {
  const told = marketFacts(m, v);
  return told.length > 0
    ? told
    : [line(1, `La domanda si misura con ${gap('clienti, ordini persi, prezzi e concorrenti, con la fonte')}.`)];
}
