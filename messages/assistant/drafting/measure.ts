import { gap, type Line } from '#domain/assistant/drafting/draft.ts';
import type { Material } from '#domain/assistant/drafting/material.ts';
import { line, type Voice } from './voice.ts';

/** How the results are read: from which registers, how often and by whom is asked, since no role says it. */
export function measure(m: Material, v: Voice): Line[] {
  if (m.kpis.length === 0) return [];
  const every = gap('da quali registri, ogni quanti mesi e a cura di chi');
  return [
    line(
      2,
      v.pick('reads', [
        `I valori si confrontano con i traguardi ${every}.`,
        `La verifica dei valori si fa ${every}.`,
        `I risultati si misurano ${every}.`,
      ]),
    ),
  ];
}
