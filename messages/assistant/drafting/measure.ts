import { gap, type Line } from '#domain/assistant/drafting/draft.ts';
import type { Material } from '#domain/assistant/drafting/material.ts';
import { listed } from '#domain/writing/phrases.ts';
import { handsIn } from './hands.ts';
import { line, type Voice } from './voice.ts';

const MEASURING = /\bmisur(?:e|a|azion)|\bmonitoragg|\brilevazion/i;

/** How the results are read: from which registers and how often is asked; by whom too, where no phase of measuring has its people. */
export function measure(m: Material, v: Voice): Line[] {
  if (m.kpis.length === 0) return [];
  const phase = m.phases.find(({ what }) => MEASURING.test(what));
  const hands = phase ? handsIn(m, phase) : [];
  const by = hands.length > 0 ? `, con ${listed(hands)}, ` : ' ';
  const every = gap(
    hands.length > 0 ? 'da quali registri e ogni quanti mesi' : 'da quali registri, ogni quanti mesi e a cura di chi',
  );
  return [
    line(
      2,
      v.pick('reads', [
        `I valori si confrontano con i traguardi${by}${every}.`,
        `La verifica dei valori si fa${by}${every}.`,
        `I risultati si misurano${by}${every}.`,
        `Il controllo dei risultati avviene${by}${every}.`,
        `Per sapere se il piano riesce, i valori si leggono${by}${every}.`,
      ]),
    ),
  ];
}
