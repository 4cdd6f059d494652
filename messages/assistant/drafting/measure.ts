import { gap, type Line } from '#domain/assistant/drafting/draft.ts';
import type { Material } from '#domain/assistant/drafting/material.ts';
import { line, type Voice } from './voice.ts';

/** Who reads the results; from which registers is asked: those of the market need not measure them. */
export function measure(m: Material, v: Voice): Line[] {
  if (m.kpis.length === 0) return [];
  const [lead] = m.people;
  const every = gap('da quali registri e ogni quanti mesi');
  return [
    line(
      2,
      lead
        ? v.pick('reads', [
            `${lead.name} raccoglie i valori e li confronta con i traguardi ${every}.`,
            `Il controllo spetta a ${lead.name}, ${every}.`,
            `A verificare i valori è ${lead.name}, ${every}.`,
          ])
        : `I valori si verificano ${gap('da quali registri, ogni quanti mesi e a cura di chi')}.`,
    ),
  ];
}
