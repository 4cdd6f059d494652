import { gap, type Line } from '#domain/assistant/drafting/draft.ts';
import type { Material } from '#domain/assistant/drafting/material.ts';
import { headOf } from '#domain/assistant/drafting/grammar/runs.ts';
import { capital, listed } from '#domain/writing/phrases.ts';
import { placeText, shortName } from './company.ts';
import { line } from './voice.ts';

/** The title somebody gave; otherwise one out of what is bought or done, with the place. */
export function titleLine(m: Material): Line {
  if (m.title !== '') return line(1, m.title);
  const place = placeText(m.place);
  const [first, second] = m.costs.map(({ name }) => headOf(name, 5));
  const subject = first
    ? listed([first, ...(second ? [second.charAt(0).toLowerCase() + second.slice(1)] : [])])
    : headOf(m.wish.items[0] ?? m.goal, 8);
  if (subject === '')
    return line(1, `${gap('tema del progetto')}: il piano di ${shortName(m.company)}${place && ` ${place}`}`);
  return line(1, `${capital(subject)}: il piano di ${shortName(m.company)}${place && ` ${place}`}`);
}
