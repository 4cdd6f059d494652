import { gap, type Line } from '#domain/assistant/drafting/draft.ts';
import type { Material } from '#domain/assistant/drafting/material.ts';
import { told as spokenOf } from '#domain/assistant/drafting/grammar/clauses.ts';
import { withArticle } from '#domain/assistant/drafting/grammar/nouns.ts';
import { restated } from '#domain/assistant/drafting/grammar/restated.ts';
import { isShare } from '#domain/assistant/drafting/kpi-change.ts';
import { nounOf, placeText, shortName } from './company.ts';
import { countedText, valueText } from './kpi-words.ts';
import { agree, canLower, listed, lower, sentence } from './words.ts';
import { line, type Voice } from './voice.ts';

const LEADS = [
  ['', 'Il bisogno ha una misura: ', 'Il dato di partenza: ', 'La partenza è documentata: '],
  ['C’è poi un secondo dato: ', '', 'Inoltre ', 'Un’altra evidenza: '],
  ['', 'Infine ', 'Si aggiunge che ', 'E ancora: '],
] as const;

/** What the market and the company's own registers say, each with its source at its end. */
export function marketFacts({ market, company }: Material, v: Voice): Line[] {
  return market.slice(0, 4).map(({ fact, source }, at) => {
    const told = `${restated(spokenOf(fact, nounOf(company)))} ${source === '' ? gap('fonte del dato') : `(${source})`}`;
    const lead = canLower(fact) ? v.pick(`market${String(at)}`, LEADS[Math.min(at, 2)]!) : '';
    return line(at < 2 ? 1 : 2, sentence(lead === '' ? told : `${lead}${lower(told)}`));
  });
}

/** Where things stand before the project. */
export function today(m: Material, v: Voice): Line[] {
  const { kpis } = m;
  const place = placeText(m);
  const here = place === '' ? '' : ` ${place}`;
  const known = kpis.filter(({ baseline }) => baseline !== null && baseline !== 0);
  if (known.length === 0) return [];
  const spoken = known.map(
    (kpi) =>
      `${withArticle(kpi.name)} ${agree(kpi.name, isShare(kpi) ? 'è' : 'è di', 'sono')} ${valueText(kpi, kpi.baseline!, 'il')}`,
  );
  const counted = known.map((kpi) => countedText(kpi, kpi.baseline!));
  const [first = '', ...rest] = [...chunked(spoken)];
  const ways = [
    [`Oggi${here} ${first}`, ...rest],
    [`${shortName(m.company)} parte${here}, oggi, da ${listed(counted)}`],
    [`La situazione attuale${here} si legge nei numeri: ${listed(counted)}`],
    [`Finora${here} ${nounOf(m.company)} conta ${listed(counted)}`],
  ];
  const at = Number(v.pick('today', ['0', '1', '2', '3']));
  return ways[at]!.map((told) => line(1, sentence(told)));
}

/** Two to a sentence: short ones are read at once. */
function* chunked(items: readonly string[]): Generator<string> {
  for (let at = 0; at < items.length; at += 2) yield listed(items.slice(at, at + 2));
}
