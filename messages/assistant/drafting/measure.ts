import { gap, type Line } from '#domain/assistant/drafting/draft.ts';
import type { Material } from '#domain/assistant/drafting/material.ts';
import { sentence } from './words.ts';
import { line, type Voice } from './voice.ts';

/** With which registers the results are read, and by whom. */
export function measure(m: Material, v: Voice): Line[] {
  if (m.kpis.length === 0) return [];
  const sources = [...new Set(m.market.map(({ source }) => source).filter(Boolean))].slice(0, 2);
  const [lead] = m.people;
  const every = gap('ogni quanti mesi');
  return [
    line(
      2,
      sources.length > 0
        ? sentence(
            v.pick('sources', [
              `La verifica usa fonti che ci sono già: ${sources.join('; ')}`,
              `I dati si leggono dove nascono: ${sources.join('; ')}`,
              `Per misurare si parte da ciò che si registra già: ${sources.join('; ')}`,
            ]),
          )
        : '',
    ),
    line(
      2,
      lead
        ? v.pick('reads', [
            `${lead.name} raccoglie i valori e li confronta con i traguardi ${every}.`,
            `Il controllo spetta a ${lead.name}, ${every}.`,
            `A verificare i valori è ${lead.name}, ${every}.`,
          ])
        : `I valori si verificano ${gap('ogni quanti mesi e a cura di chi')}.`,
    ),
  ];
}
