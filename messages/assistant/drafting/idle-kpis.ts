import { monthText } from '#domain/assistant/drafting/calendar.ts';
import { gap, type Line } from '#domain/assistant/drafting/draft.ts';
import { withArticle } from '#domain/assistant/drafting/grammar/nouns.ts';
import type { KpiItem, Material } from '#domain/assistant/drafting/material.ts';
import { listed } from '#domain/writing/phrases.ts';
import { fromTo } from './kpi-words.ts';
import { agree, sentence } from './words.ts';
import { line, type Voice } from './voice.ts';

const idleIn = ({ kpis }: Material): KpiItem[] => kpis.filter(({ isMoved }) => !isMoved);
const ask = (count: number): string =>
  gap(`quale attività, spesa o persona porta a ${count > 1 ? 'questi valori' : 'questo valore'}`);

/** Indicators that nothing in the plan moves: what leads to them is asked, once, in a sentence that stays when answered. */
export function idleKpis(m: Material, v: Voice): Line[] {
  const idle = idleIn(m);
  if (idle.length === 0) return [];
  const names = listed(idle.map(({ name }) => withArticle(name)));
  const open = ask(idle.length);
  return [
    line(
      1,
      v.pick('idle', [
        `Per ${names} si punta su ${open}.`,
        `A muovere ${names} è ${open}.`,
        `Il traguardo per ${names} si raggiunge con ${open}.`,
      ]),
    ),
  ];
}

/** The same beside the costs, with where each starts and arrives. */
export function unservedKpis(m: Material): Line[] {
  const idle = idleIn(m);
  if (idle.length === 0) return [];
  const told = idle.map((kpi) => {
    const by = kpi.by ? ` entro ${monthText(kpi.by)}` : '';
    const isWhole = kpi.baseline !== null && kpi.target !== null;
    const move = isWhole
      ? `${agree(kpi.name, 'deve', 'devono')} passare ${fromTo(kpi)}${by}`
      : agree(kpi.name, 'deve cambiare', 'devono cambiare');
    return `${withArticle(kpi.name)} ${move}`;
  });
  return [line(1, sentence(`${told.join('; ')}, grazie a ${ask(idle.length)}`))];
}
