import type { Line } from '#domain/assistant/drafting/draft.ts';
import { gap } from '#domain/assistant/drafting/draft.ts';
import type { CostItem, Material } from '#domain/assistant/drafting/material.ts';
import {
  contracted,
  counted,
  inside,
  isPlural,
  joined,
  singular,
  withArticle,
} from '#domain/assistant/drafting/grammar/nouns.ts';
import { unitCostOf } from '#domain/assistant/drafting/unit-cost.ts';
import { numberText } from '#domain/numbers/write-number.ts';
import { capital, listed } from '#domain/writing/phrases.ts';
import { nounOf } from './company.ts';
import { isThing } from './solution.ts';
import { reasonAtLength, reasonInShort } from './reasons.ts';
import { orderText } from './unplaced-costs.ts';
import { thePercent } from '#messages/figure-articles.ts';
import { euro, sentence } from './words.ts';
import { line, type Voice } from './voice.ts';

/** The whole spend, with the place or with the largest lines. */
export function total(m: Material, v: Voice): Line {
  const { spend } = m;
  if (spend === null) return line(1, `Il costo totale è ${gap('costo totale del progetto, IVA esclusa')}.`);
  return line(
    1,
    v.pick('total', [
      `Il progetto costa ${euro(spend)}.`,
      `L’intervento ha un costo di ${euro(spend)}.`,
      `La spesa prevista è di ${euro(spend)}.`,
      `Per ${nounOf(m.company)} l’impegno complessivo è di ${euro(spend)}.`,
      `In tutto si prevede di spendere ${euro(spend)}.`,
    ]),
  );
}

/** Each line of the budget: how much, which share, what it is for. */
export function costLines(m: Material, v: Voice): Line[] {
  if (m.costs.length === 0) {
    const admitted = (m.grant?.eligibleCosts ?? []).slice(0, 4).map(inside);
    const call = admitted.length > 0 ? sentence(`Tra le spese ammesse ci sono ${listed(admitted)}`) : '';
    return [
      line(1, boughtText(m)),
      line(1, call),
      line(1, `Le voci di spesa sono ${gap('voce, importo e motivo di ogni spesa')}.`),
    ];
  }
  const told = new Set<string>();
  const bare: string[] = [];
  const lines = m.costs.slice(0, 10).map((cost, at) => {
    const { clause, isOwn, isBare } = reasonAtLength(m, cost, at, v, told);
    if (isBare) bare.push(cost.name);
    const amount = amountText(cost, at, v);
    if (clause === '') return line(1, sentence(amount));
    return line(1, isOwn ? `${sentence(amount)} ${sentence(clause)}` : sentence(`${amount}; ${clause}`));
  });
  if (bare.length === 0 || v.part !== 'budget_justification') return lines;
  const open = gap('che cosa cambia nel progetto con ciascuna di queste spese');
  return [
    ...lines,
    line(
      1,
      `Va ancora detto a che cosa ${bare.length > 1 || isPlural(bare[0]!) ? 'servono' : 'serve'} ${listed(bare.map(withArticle))}: ${open}.`,
    ),
  ];
}

/** What the sum is for, where no line of a budget says it. */
function boughtText({ wish, title, company }: Material): string {
  const acts = wish.acts.flat().slice(0, 4);
  if (acts.length > 0) return sentence(`Con questa somma ${nounOf(company)} ${listed(acts)}`);
  return isThing(title) ? sentence(`La somma è per ${withArticle(title)}`) : '';
}

function amountText(cost: CostItem, at: number, v: Voice): string {
  const { name, full, amount, share } = cost;
  const told = name.length < full.length && full.length < 70 ? full : name;
  if (amount !== null && share === 100)
    return `L’unica voce ${isPlural(name) ? 'comprende' : 'è'} ${withArticle(name)}: ${euro(amount)}`;
  if (amount === null) return `${capital(told)}: ${gap(`importo per ${inside(name)}`)}`;
  const part = share === null ? '' : thePercent(share);
  const ways = [
    `${capital(told)}: ${euro(amount)}${part && `, ${part} del totale`}`,
    `${joined('a', name)} vanno ${euro(amount)}${part && `, ${part} della spesa`}`,
    `Per ${withArticle(name)} servono ${euro(amount)}${part && ` (${part})`}`,
    `${withArticle(name)} ${isPlural(name) ? 'costano' : 'costa'} ${euro(amount)}${part && `, cioè ${part}`}`,
  ];
  return `${v.pick('cost', ways, at)}${unitText(cost)}`;
}

/** ", circa 1.833 euro per kW", ", 3.000 euro per ciascuna delle venti cisterne". */
function unitText(cost: CostItem): string {
  const each = unitCostOf(cost);
  if (!each) return '';
  const about = each.isExact ? '' : 'circa ';
  const price = `, ${about}${numberText(each.euro)} euro per`;
  if (each.isMeasure) return `${price} ${each.of}`;
  const one = singular(each.of);
  if (one) return `${price} ${one}`;
  const all = counted(`${each.count} ${each.of}`);
  return `${price} ${all.startsWith('le ') ? 'ciascuna' : 'ciascuno'} ${contracted('di', all)}`;
}

/** The lines in one sentence, each with its sum and what it is for. */
export function costsInShort(m: Material, v: Voice): Line[] {
  const known = m.costs.filter(({ amount }) => amount !== null);
  if (known.length === 0 || m.spend === null) return [];
  const largest = known.length > MAX_IN_SHORT ? known.toSorted((a, b) => b.amount! - a.amount!) : known;
  // One line that is all the spend has been told by it.
  if (known.length === 1 && known[0]!.share === 100) return [];
  const told = new Set<string>();
  const items = largest.slice(0, MAX_IN_SHORT).map((cost) => ({ cost, why: reasonInShort(m, cost, told) }));
  const of = (say: (cost: CostItem) => string) =>
    items.map(({ cost, why }) => `${say(cost)}${why && `, ${why}`}${orderText(m, cost)}`).join('; ');
  return [
    line(
      1,
      sentence(
        v.pick('largest', [
          `${known.length > MAX_IN_SHORT ? 'Le voci maggiori sono' : 'Le voci sono'} ${of(({ name, amount }) => `${withArticle(name)} (${euro(amount!)})`)}`,
          of(({ name, amount }) => `${euro(amount!)} vanno ${joined('a', name)}`),
          `La spesa si divide così: ${of(({ name, amount }) => `${withArticle(name)}, ${euro(amount!)}`)}`,
          `I costi, uno per uno: ${of(({ name, amount }) => `${euro(amount!)} per ${withArticle(name)}`)}`,
          `Di questa somma, ${of(({ name, amount }) => `${euro(amount!)} servono per ${withArticle(name)}`)}`,
        ]),
      ),
    ),
  ];
}
const MAX_IN_SHORT = 5;
