import { monthText, spanText } from '#domain/assistant/drafting/calendar.ts';
import { gap, type Line } from '#domain/assistant/drafting/draft.ts';
import type { CostItem, Material } from '#domain/assistant/drafting/material.ts';
import { phaseOf, type Phase } from '#domain/assistant/drafting/phases.ts';
import { inside, joined, upper, withArticle } from '#domain/assistant/drafting/grammar/nouns.ts';
import { placeText } from './company.ts';
import { atMonth, euro, inWords, listed, sentence } from './words.ts';
import { line, type Voice } from './voice.ts';

const spoken = ({ from, to }: Phase): string =>
  from === to ? `mese ${String(from)}` : `mesi ${String(from)}-${String(to)}`;

/** How long, from when to when and where. */
export function duration(m: Material, v: Voice, withPlace = false): Line {
  const { months, startsOn, endsOn } = m;
  const place = withPlace ? placeText(m) : '';
  if (months === null || !startsOn || !endsOn)
    return line(
      1,
      startsOn
        ? `L’avvio è ${atMonth(monthText(startsOn))}; la fine è ${gap('mese di chiusura')}.`
        : `Il lavoro${place && ` ${place}`} comincia ${gap('mese di avvio')} e finisce ${gap('mese di chiusura')}.`,
    );
  const [first, last, count] = [monthText(startsOn), monthText(endsOn), String(months)];
  return line(
    1,
    v.pick('duration', [
      `Il lavoro${place && ` ${place}`} dura ${count} mesi, da ${first} ${atMonth(last)}.`,
      `${place ? `${upper(place)} servono` : 'Servono'} ${count} mesi: si comincia ${atMonth(first)} e si finisce ${atMonth(last)}.`,
      `Tra ${first} e ${last} ${place ? `${place} ` : ''}si lavora per ${count} mesi.`,
      `Il calendario va da ${first} ${atMonth(last)}, ${count} mesi in tutto${place && `, ${place}`}.`,
    ]),
  );
}

/** Every phase with its months, the spend that falls in it and who follows it. */
export function phases(m: Material, v: Voice): Line[] {
  if (m.phases.length === 0) return withoutPhases(m);
  const costsOf = m.phases.map((_, at) => m.costs.filter((cost) => phaseOf(m.phases, cost) === at));
  const apart = m.costs
    .filter((cost) => phaseOf(m.phases, cost) === -1 && !OWN_MONTHS.test(cost.full))
    .map(({ name, amount }) => `${withArticle(name)}${amount === null ? '' : ` (${euro(amount)})`}`);
  const told = m.phases.slice(0, 8).flatMap((phase, at) => {
    const span = m.startsOn ? spanText(m.startsOn, phase.from, phase.to) : '';
    const when = spoken(phase);
    const isMany = phase.from !== phase.to;
    const ways = [
      `${isMany ? 'Nei' : 'Nel'} ${when}${span && ` (${span})`} il lavoro riguarda ${withArticle(phase.what)}`,
      `${isMany ? 'I' : 'Il'} ${when}${span && `, ${span},`} ${isMany ? 'sono dedicati' : 'è dedicato'} ${joined('a', phase.what)}`,
      `${when}${span && `, ${span}`}: ${withArticle(phase.what)}`,
      `${isMany ? 'Nei' : 'Nel'} ${when}${span && `, ${span},`} tocca ${joined('a', phase.what)}`,
    ];
    const spent = costsOf[at]!.filter(({ amount }) => amount !== null);
    const items = listed(spent.map(({ name, amount }) => `${euro(amount!)} per ${withArticle(name)}`));
    const spend =
      items &&
      v.pick(
        'phaseCost',
        [`La spesa collegata è di ${items}.`, `A questo lavoro si collegano ${items}.`, `Qui rientrano ${items}.`],
        at,
      );
    const person = m.people.find(({ effort }) =>
      new RegExp(`\\b${String(phase.from)}\\s?[-–]\\s?${String(phase.to)}\\b`).test(effort),
    );
    return [
      line(1, sentence(v.pick('phase', ways, at))),
      line(2, spend),
      line(2, person ? `In questi mesi lavora anche ${person.name}, ${inside(person.role)}.` : ''),
    ];
  });
  const months = gap('in quale attività e in quali mesi si spende');
  return [
    ...told,
    ...m.costs.filter((cost) => phaseOf(m.phases, cost) === -1).map((cost) => line(2, alongside(m, cost))),
    line(1, apart.length > 0 ? sentence(`Per ${listed(apart.slice(0, 4))} il periodo è ${months}`) : ''),
  ];
}

const OWN_MONTHS = /\bmes[ei]\b/i;

/** A line that tells its own months: beside every phase where they are those of the whole plan. */
function alongside({ months }: Material, { full, amount }: CostItem): string {
  if (amount === null || !OWN_MONTHS.test(full)) return '';
  const lasting = /\b(\d{1,3}) mesi\b/i.exec(full)?.[1];
  const isAll = lasting !== undefined && Number(lasting) === months;
  return sentence(
    `${euro(amount)} per ${withArticle(full)} ${isAll ? 'accompagnano tutte le fasi' : 'seguono i mesi della voce'}`,
  );
}

function withoutPhases({ costs, months }: Material): Line[] {
  if (costs.length === 0) return [line(1, `Le fasi sono ${gap('attività, con il mese di inizio e di fine')}.`)];
  const names = costs.slice(0, 5).map(({ name }) => withArticle(name));
  return [
    line(1, sentence(`Le attività riguardano ${listed(names)}`)),
    line(
      1,
      `I mesi di ogni attività${months ? ` dentro i ${String(months)} previsti` : ''} sono ${gap('mese di inizio e di fine di ogni attività')}.`,
    ),
  ];
}

/** The phases in few words: in pairs, in one sentence or after their months. */
export function phasesInShort({ phases: all }: Material, v: Voice): Line[] {
  if (all.length < 2) return [];
  const some = all.slice(0, 6);
  const items = some.map((phase) => `${inside(phase.what)} (${spoken(phase)})`);
  const half = items.length > 3 ? 2 : items.length;
  const ways: Record<string, () => string[]> = {
    pairs: () => [
      `Prima vengono ${listed(items.slice(0, half))}`,
      half < items.length ? `Poi si passa a ${listed(items.slice(half))}` : '',
    ],
    one: () => [
      `Le fasi sono ${inWords(some.length)}: ${some.map((phase) => `${spoken(phase)} per ${withArticle(phase.what)}`).join('; ')}`,
    ],
    months: () => [
      `Il calendario: ${some.map((phase) => `${withArticle(phase.what)} nei ${spoken(phase)}`.replace('nei mese', 'nel mese')).join(', ')}`,
    ],
    ends: () => [
      `Si parte da ${inside(some[0]!.what)} (${spoken(some[0]!)}) e si chiude con ${inside(some.at(-1)!.what)} (${spoken(some.at(-1)!)})`,
      some.length > 2
        ? `In mezzo: ${some
            .slice(1, -1)
            .map((phase) => `${inside(phase.what)}, ${spoken(phase)}`)
            .join('; ')}`
        : '',
    ],
  };
  const way = v.pick('phasesInShort', ['pairs', 'one', 'ends', 'months']);
  return ways[way]!().map((text) => line(1, text && sentence(text)));
}

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
