import { monthText, spanText } from '#domain/assistant/drafting/calendar.ts';
import { gap, type Line } from '#domain/assistant/drafting/draft.ts';
import { isPlural, joined, withArticle } from '#domain/assistant/drafting/grammar/nouns.ts';
import { sharedStems, stemsOf } from '#domain/assistant/drafting/links.ts';
import type { CostItem, Material } from '#domain/assistant/drafting/material.ts';
import { holdsWhole, phaseOf, type Phase } from '#domain/assistant/drafting/phases.ts';
import { capital, listed } from '#domain/writing/phrases.ts';
import { isAway, placeText } from './company.ts';
import { HANDS_NOTE, handsIn, handsText, hasHands } from './hands.ts';
import { unplaced } from './unplaced-costs.ts';
import { total } from './costs.ts';
import { purposes, trainingText } from './reasons.ts';
import { isMade } from './solution.ts';
import { atMonth, euro, inWords, sentence } from './words.ts';
import { line, type Voice } from './voice.ts';

const spoken = ({ from, to }: Phase): string =>
  from === to ? `mese ${String(from)}` : `mesi ${String(from)}-${String(to)}`;

/** How long, from when to when. */
export function duration(m: Material, v: Voice): Line {
  const { months, startsOn, endsOn } = m;
  if (months === null || !startsOn || !endsOn) {
    const end = endsOn ? `entro ${monthText(endsOn)}` : gap('mese di chiusura');
    return line(
      1,
      startsOn
        ? `L’avvio è ${atMonth(monthText(startsOn))}; la fine è ${end}.`
        : `Il lavoro comincia ${gap('mese di avvio')} e finisce ${end}.`,
    );
  }
  const [first, last, count] = [monthText(startsOn), monthText(endsOn), String(months)];
  return line(
    1,
    v.pick('duration', [
      `Il piano dura ${count} mesi, da ${first} ${atMonth(last)}.`,
      `Servono ${count} mesi: si comincia ${atMonth(first)} e si finisce ${atMonth(last)}.`,
      `Tra ${first} e ${last} si lavora per ${count} mesi.`,
      `Il calendario va da ${first} ${atMonth(last)}, ${count} mesi in tutto.`,
      `Si lavora ${count} mesi, con avvio ${atMonth(first)} e chiusura ${atMonth(last)}.`,
    ]),
  );
}

/** Where the money is spent, told where it is not the company's own town. */
export const site = (m: Material): Line => line(1, isAway(m) ? `L’investimento si fa ${placeText(m.place)}.` : '');

/** Money, time and place; money and time each in a sentence of its own where one of them is missing. */
export const frame = (m: Material, v: Voice): Line[] => [...spendAndTime(m, v), site(m)];

function spendAndTime(m: Material, v: Voice): Line[] {
  const { months, startsOn, endsOn, spend } = m;
  if (months === null || !startsOn || !endsOn || spend === null) return [total(m, v), duration(m, v)];
  const [first, last, count] = [monthText(startsOn), monthText(endsOn), String(months)];
  return [
    line(
      1,
      v.pick('frame', [
        `Il progetto costa ${euro(spend)} e dura ${count} mesi, da ${first} ${atMonth(last)}.`,
        `Tra ${first} e ${last}, in ${count} mesi, si spendono ${euro(spend)}.`,
        `La spesa prevista è di ${euro(spend)}, in ${count} mesi: da ${first} ${atMonth(last)}.`,
        `Servono ${euro(spend)} e ${count} mesi, da ${first} ${atMonth(last)}.`,
        `L’investimento è di ${euro(spend)}, distribuiti su ${count} mesi: avvio ${atMonth(first)}, chiusura ${atMonth(last)}.`,
      ]),
    ),
  ];
}

/** Every phase with its months, who works in it and the spend that falls in it. */
export function phases(m: Material, v: Voice): Line[] {
  if (m.phases.length === 0) return withoutPhases(m);
  const firstWithHands = m.phases.findIndex((phase) => handsIn(m, phase).length > 0);
  const told = m.phases.slice(0, 8).flatMap((phase, at) => {
    const note = at === firstWithHands ? ` (${HANDS_NOTE})` : '';
    const span = m.startsOn ? spanText(m.startsOn, phase.from, phase.to) : '';
    const when = spoken(phase);
    const isMany = phase.from !== phase.to;
    const what = withArticle(phase.what);
    const isLast = at === m.phases.length - 1 && at > 0;
    const ways = [
      `${isMany ? 'I' : 'Il'} ${when}${span && ` (${span})`} ${isMany ? 'sono dedicati' : 'è dedicato'} ${joined('a', phase.what)}`,
      `${isMany ? 'Nei' : 'Nel'} ${when}${span && ` (${span})`} si lavora ${joined('a', phase.what)}`,
      `Il programma ${isMany ? 'dei' : 'del'} ${when}${span && ` (${span})`} comprende ${what}`,
      `${span ? `${capital(span)} (${when})` : capital(when)}: è il momento ${joined('di', phase.what)}`,
      `${at === 0 ? 'Si comincia' : 'Si continua'} con ${what}, ${isMany ? 'nei' : 'nel'} ${when}${span && ` (${span})`}`,
    ];
    const then = `${isMany ? 'nei' : 'nel'} ${when}${span && ` (${span})`}`;
    const end = v.pick('lastPhase', [
      `${isPlural(phase.what) ? 'Chiudono' : 'Chiude'} il calendario, ${then}, ${what}`,
      `L’ultima fase, ${then}, è per ${what}`,
      `Si finisce ${then} con ${what}`,
    ]);
    return [
      line(1, sentence(`${isLast ? end : v.pick('phase', ways, at)}${handsText(m, phase)}${note}`)),
      line(1, tellsSpend(v) ? spendIn(m, phase, at, v) : ''),
    ];
  });
  const why = purposes(m);
  return [...told, ...unplaced(m), line(3, tellsSpend(v) ? '' : why && sentence(why))];
}
/** The calendar says when the money goes; the method, what it is for. */
const tellsSpend = ({ part }: Voice): boolean => part === 'timeline';

function spendIn(m: Material, phase: Phase, at: number, v: Voice): string {
  const spent = m.costs.filter((cost) => cost.amount !== null && phaseOf(m.phases, cost) === at);
  if (spent.length === 0) return '';
  const items = listed(spent.map((cost) => `${spentText(cost, phase)}${trainingText(m, cost)}`));
  const isBegun = spent.some((cost) => isPart(cost, phase));
  const ways = isBegun
    ? [`Da questa fase si impegnano ${items}`, `Comincia qui la spesa di ${items}`, `Si comincia a impegnare ${items}`]
    : [`La spesa collegata è di ${items}`, `Questa fase impegna ${items}`, `Qui si impegnano ${items}`];
  return sentence(v.pick('phaseCost', ways, at));
}

/** The sum alone where the phase has just named the line; otherwise what it buys. */
function spentText({ name, full, amount }: CostItem, phase: Phase): string {
  const own = stemsOf(full);
  if (own.size > 0 && sharedStems(own, stemsOf(phase.what)) === own.size) return euro(amount!);
  return `${euro(amount!)} per ${withArticle(name)}`;
}
/** "Verifica, progetto e direzione lavori" only begin in a phase that names the first. */
const isPart = ({ full }: CostItem, phase: Phase): boolean => !holdsWhole(phase, full) && /, | ed? /u.test(full);

function withoutPhases({ costs, months }: Material): Line[] {
  const done = costs.filter(isMade);
  if (done.length === 0) return [line(1, `Le fasi sono ${gap('attività, con il mese di inizio e di fine')}.`)];
  const names = done.slice(0, 5).map(({ name }) => withArticle(name));
  return [
    line(1, sentence(`Le attività riguardano ${listed(names)}`)),
    line(
      1,
      `I mesi di ogni attività${months ? ` (${String(months)} in tutto)` : ''} sono ${gap('mese di inizio e di fine di ogni attività')}.`,
    ),
  ];
}

/** The phases in few words: in pairs, in one sentence or after their months. */
export function phasesInShort(m: Material, v: Voice): Line[] {
  const all = m.phases;
  if (all.length < 2) return [];
  const some = all.slice(0, 6);
  const paren = (phase: Phase) => ` (${[spoken(phase), listed(handsIn(m, phase))].filter(Boolean).join(', ')})`;
  const items = some.map((phase) => `${withArticle(phase.what)}${paren(phase)}`);
  const half = items.length > 3 ? 2 : items.length;
  // The lines of a budget have said it beside their own months.
  const isSaid = v.part === 'budget_justification' && m.costs.some((cost) => phaseOf(m.phases, cost) >= 0);
  const note = hasHands(m) && !isSaid ? ` (${HANDS_NOTE})` : '';
  const after = note && `; ${HANDS_NOTE}`;
  const ways: Record<string, () => string[]> = {
    pairs: () => [
      half < items.length
        ? `Prima vengono ${listed(items.slice(0, half))}${after}`
        : `Nell’ordine vengono ${listed(items)}${after}`,
      half < items.length ? `Poi vengono ${listed(items.slice(half))}` : '',
    ],
    one: () => [`Le fasi sono ${inWords(some.length)}${note}: ${items.join('; ')}`],
    months: () => [
      `Il calendario${note}: ${some.map((phase) => `${withArticle(phase.what)} nei ${spoken(phase)}${handsText(m, phase)}`.replace('nei mese', 'nel mese')).join('; ')}`,
    ],
    chain: () => [
      `Il lavoro segue quest’ordine${note}: ${some.map((phase) => `${spoken(phase)}, ${withArticle(phase.what)}${handsText(m, phase)}`).join('; ')}`,
    ],
    ends: () => [
      `Si parte ${joined('da', some[0]!.what)}${paren(some[0]!)} e si chiude con ${withArticle(some.at(-1)!.what)}${paren(some.at(-1)!)}${after}`,
      some.length > 2
        ? `In mezzo ${some.length === 3 && !isPlural(some[1]!.what) ? 'c’è' : 'ci sono'} ${listed(some.slice(1, -1).map((phase) => `${withArticle(phase.what)}${paren(phase)}`))}`
        : '',
    ],
  };
  const way = v.pick('phasesInShort', ['pairs', 'one', 'ends', 'months', 'chain']);
  return ways[way]!().map((text) => line(1, text && sentence(text)));
}

/** What each phase leaves is seldom said. */
export const outputs = ({ phases: all }: Material): Line =>
  line(3, all.length > 1 ? `Alla fine di ogni fase si ha ${gap('che cosa è pronto alla fine di ogni fase')}.` : '');

/** The days on which the results are read. */
export function milestones({ kpis }: Material): Line[] {
  const dated = kpis.flatMap(({ by, name }) => (by ? [{ by, name }] : []));
  const groups = Map.groupBy(
    dated.toSorted((a, b) => a.by.localeCompare(b.by)),
    ({ by }) => monthText(by),
  );
  const told = [...groups].map(
    ([month, items]) => `${month} per ${listed(items.map(({ name }) => withArticle(name)))}`,
  );
  return told.length === 0 ? [] : [line(2, sentence(`Le verifiche hanno una data: ${told.join('; ')}`))];
}
