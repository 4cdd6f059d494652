import { monthText } from '#domain/assistant/drafting/calendar.ts';
import { gap, type Line } from '#domain/assistant/drafting/draft.ts';
import { joined, withArticle } from '#domain/assistant/drafting/grammar/nouns.ts';
import type { KpiItem, Material } from '#domain/assistant/drafting/material.ts';
import { fromTo } from './kpi-words.ts';
import { agree, listed, sentence } from './words.ts';
import { line } from './voice.ts';

const idleIn = ({ kpis }: Material): KpiItem[] => kpis.filter(({ isMoved }) => !isMoved);
const ask = (count: number): string =>
  gap(`quale attività, spesa o persona porta a ${count > 1 ? 'questi valori' : 'questo valore'}`);

/** Indicators that nothing in the plan moves: what leads to them is asked, once. */
export function idleKpis(m: Material): Line[] {
  const idle = idleIn(m);
  if (idle.length === 0) return [];
  const names = listed(idle.map(({ name }) => withArticle(name)));
  return [line(1, `Nel piano nessuna attività riguarda ancora ${names}: ${ask(idle.length)}.`)];
}

/** The same beside the costs: where each starts and arrives, and that no line serves it. */
export function unservedKpis(m: Material): Line[] {
  const idle = idleIn(m);
  if (idle.length === 0) return [];
  const told = idle.map((kpi) => {
    const by = kpi.by ? ` entro ${monthText(kpi.by)}` : '';
    const isWhole = kpi.baseline !== null && kpi.target !== null;
    return `${joined('a', kpi.name)}${isWhole ? `, ${agree(kpi.name, 'che deve', 'che devono')} passare ${fromTo(kpi)}${by}` : ''}`;
  });
  return [line(1, sentence(`Nessuna spesa serve ancora ${told.join('; né ')}: ${ask(idle.length)}`))];
}
