import { gap, type Line } from '#domain/assistant/drafting/draft.ts';
import { joined } from '#domain/assistant/drafting/grammar/nouns.ts';
import type { Material } from '#domain/assistant/drafting/material.ts';
import { marketFacts } from './need.ts';
import { isMade } from './solution.ts';
import { line, type Voice } from './voice.ts';

/** How things are done today, or what is already sold. */
const TODAY =
  /\ba mano\b|\bancora\b|\btuttora\b|\bmanca(?:no)?\b|\bnessun|\bnon (?:c['’]è|esist)|\besist|\bsu carta\b|\bmeno di\b/i;
const OTHERS = /\bconcorrent|\balternativ|\bsoluzion\w+|\bprodott\w+ (?:simil|già)|\bin commercio\b|\bsul mercato\b/i;

/** Facts that say why, not how it is done today. */
export const otherFacts = (m: Material, v: Voice): Line[] =>
  marketFacts({ ...m, market: m.market.filter(({ fact }) => !isOfToday(fact)) }, v);
const isOfToday = (fact: string): boolean => TODAY.test(fact) || OTHERS.test(fact);

/** What exists today and what it lacks, out of the facts given; the alternatives are asked for where none names them. */
export function stateOfTheArt(m: Material, v: Voice): Line[] {
  const facts = m.market.filter(({ fact }) => isOfToday(fact));
  const lead = v.pick('state', [
    'Lo stato dell’arte parte da qui.',
    'Ecco come si lavora oggi.',
    'Il confronto è con ciò che si fa oggi.',
  ]);
  const [first] = m.wish.items.length > 0 ? m.wish.items : m.costs.filter(isMade).map(({ name }) => name);
  const ask = gap('quali soluzioni esistono già, che cosa manca loro e perché si è scelta questa');
  const open = v.pick('others', [
    `Le alternative già in uso e i loro limiti: ${ask}.`,
    first ? `Le alternative ${joined('a', first)} sono ${ask}.` : `Le altre strade: ${ask}.`,
    `Sul mercato ci sono oggi ${ask}.`,
    first ? `Al posto ${joined('di', first)} si possono usare ${ask}.` : `Si possono usare anche ${ask}.`,
  ]);
  return [
    line(1, facts.length > 0 ? lead : ''),
    ...marketFacts({ ...m, market: facts }, v, 1).map(({ text }) => line(1, text)),
    line(1, facts.some(({ fact }) => OTHERS.test(fact)) ? '' : open),
  ];
}
