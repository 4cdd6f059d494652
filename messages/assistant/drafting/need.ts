import { gap, type Line } from '#domain/assistant/drafting/draft.ts';
import { answerTo, isPartOf, type Answer } from '#domain/assistant/drafting/market-ties.ts';
import type { Material } from '#domain/assistant/drafting/material.ts';
import { told as spokenOf } from '#domain/assistant/drafting/grammar/third-person.ts';
import { joined, withArticle } from '#domain/assistant/drafting/grammar/nouns.ts';
import { restated } from '#domain/assistant/drafting/grammar/restated.ts';
import { isShare } from '#domain/assistant/drafting/kpi-change.ts';
import { listed } from '#domain/writing/phrases.ts';
import { nounOf, shortName } from './company.ts';
import { crossCheck, isPrice } from './cross-check.ts';
import { countedText, valueText } from './kpi-words.ts';
import { agree, canLower, lower, sentence } from './words.ts';
import { line, type Voice } from './voice.ts';

const LEADS = [
  [
    'Il bisogno ha una misura: ',
    'Il dato di partenza: ',
    'Tutto comincia da un numero: ',
    'Si parte da un fatto: ',
    'Il quadro è questo: ',
  ],
  [
    'C’è poi un secondo dato: ',
    'Inoltre ',
    'Un’altra evidenza: ',
    'A questo si somma un altro fatto: ',
    'E c’è di più: ',
  ],
  ['Infine ', 'Si aggiunge che ', 'E ancora: ', 'Un ultimo elemento: ', 'Va considerato anche questo: '],
] as const;

/** What a fact leads to in this plan, said as a link and not as a proof. */
const LEADS_TO: Record<Answer['kind'], readonly ((name: string) => string)[]> = {
  kpi: [
    (name) => `da qui il traguardo ${joined('su', name)}`,
    (name) => `per questo il piano lavora ${joined('su', name)}`,
    (name) => `è il motivo dell’obiettivo ${joined('su', name)}`,
    (name) => `il progetto parte da qui per agire ${joined('su', name)}`,
    (name) => `di qui la scelta di intervenire ${joined('su', name)}`,
  ],
  cost: [
    (name) => `a questo ${agree(name, 'risponde', 'rispondono')} ${withArticle(name)}`,
    (name) => `per questo il piano comprende ${withArticle(name)}`,
    (name) => `da qui la scelta ${joined('di', name)}`,
    (name) => `è la ragione per cui si ${agree(name, 'prevede', 'prevedono')} ${withArticle(name)}`,
    (name) => `${agree(name, 'serve', 'servono')} a questo ${withArticle(name)}`,
  ],
};

/** Enough letters to tell two ways of saying apart. */
const SAME_START = 8;

/** For an indicator that nothing in the plan moves yet: it is aimed at, not worked on. */
const AIMS = [
  LEADS_TO.kpi[0]!,
  LEADS_TO.kpi[2]!,
  (name: string) => `a questo dato guarda il traguardo ${joined('su', name)}`,
  (name: string) => `con questo si misura il traguardo ${joined('su', name)}`,
  (name: string) => `è il confronto per l’obiettivo ${joined('su', name)}`,
];

/** For a need much smaller than what the plan wants to reach. */
const IN_PART = [
  (name: string) => `è in parte il motivo dell’obiettivo ${joined('su', name)}`,
  (name: string) => `il traguardo ${joined('su', name)} viene in parte da qui`,
  (name: string) => `spiega in parte l’obiettivo ${joined('su', name)}`,
];

/** What the market and the company's own registers say, each with its source and with what answers it in the plan. */
export function marketFacts(m: Material, v: Voice, from = 0): Line[] {
  const answered = new Set<string>();
  let before = '';
  const isAsBefore = (way: string): boolean =>
    before !== '' && way.slice(0, SAME_START) === before.slice(0, SAME_START);
  const facts = crossCheck(m).length > 0 ? m.market.filter(({ fact }) => !isPrice(fact)) : m.market;
  return facts.slice(0, 4).map(({ fact, source }, order) => {
    const at = order + from;
    const told = `${restated(spokenOf(fact, nounOf(m.company)))} ${source === '' ? gap('fonte del dato') : `(${source})`}`;
    const lead = canLower(fact) ? v.pick(`market${String(at)}`, LEADS[Math.min(at, 2)]!) : '';
    const answer = isPrice(fact) ? null : answerTo(fact, m);
    const isNew = answer !== null && !answered.has(answer.name);
    if (answer) answered.add(answer.name);
    const kpi = m.kpis.find(({ name }) => answer?.kind === 'kpi' && name === answer.name);
    const aims = kpi && isPartOf(fact, kpi) ? IN_PART : kpi && !kpi.isMoved ? AIMS : null;
    const says = isNew ? (aims ?? LEADS_TO[answer.kind]) : [];
    const ways = says.map((say) => say(answer!.name)).filter((way) => !isAsBefore(way));
    const way = ways.length > 0 ? v.pick('leadsTo', ways, order) : '';
    before = way;
    const tie = way && `${lead.includes(':') ? ';' : ':'} ${way}`;
    return line(
      at === 0 || (at === 1 && v.part === 'market_analysis') ? 1 : 2,
      sentence(`${lead === '' ? told : `${lead}${lower(told)}`}${tie}`),
    );
  });
}

/** Where things stand before the project. */
export function today(m: Material, v: Voice): Line[] {
  const { kpis } = m;
  const known = kpis.filter(({ baseline }) => baseline !== null && baseline !== 0);
  if (known.length === 0) return [];
  const spoken = known.map(
    (kpi) =>
      `${withArticle(kpi.name)} ${agree(kpi.name, isShare(kpi) ? 'è' : 'è di', 'sono')} ${valueText(kpi, kpi.baseline!, 'il')}`,
  );
  const counted = known.map((kpi) => countedText(kpi, kpi.baseline!));
  const [first = '', ...rest] = [...chunked(spoken)];
  const ways = [
    [`Oggi ${first}`, ...rest],
    [`${shortName(m.company)} parte oggi da ${listed(counted)}`],
    [`La situazione attuale si legge nei numeri: ${listed(counted)}`],
    [`Finora ${nounOf(m.company)} conta ${listed(counted)}`],
  ];
  const at = Number(v.pick('today', ['0', '1', '2', '3']));
  return ways[at]!.map((told) => line(1, sentence(told)));
}

/** Two to a sentence: short ones are read at once. */
function* chunked(items: readonly string[]): Generator<string> {
  for (let at = 0; at < items.length; at += 2) yield listed(items.slice(at, at + 2));
}
