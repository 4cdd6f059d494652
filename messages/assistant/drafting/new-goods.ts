import { gap, type Line } from '#domain/assistant/drafting/draft.ts';
import { isPlural, withArticle } from '#domain/assistant/drafting/grammar/nouns.ts';
import { partsOf } from '#domain/assistant/drafting/grammar/runs.ts';
import type { Material } from '#domain/assistant/drafting/material.ts';
import { costKindsIn, type CostKind } from '#domain/projects/cost-kinds.ts';
import { listed } from '#domain/writing/phrases.ts';
import { sentence } from './words.ts';
import { line } from './voice.ts';

export const NEW_GOODS = /\bnuov[ie] di fabbrica\b|\bbeni\b[^.;]*\bnuovi\b|\bmacchinari nuovi\b/i;
const IS_USED = /\busat[oaie]\b|\brigenerat|\bricondizion/i;
const IS_NEW = /\bnuov[oaie]\b/i;
const GOODS: readonly CostKind[] = ['macchinari', 'impianti', 'veicoli', 'hardware', 'arredi', 'energia'];
const MAX_NAMED = 3;

/** New goods only: said where each line says so itself, asked where one is used, otherwise left to be confirmed. */
export function newGoods({ grant, costs }: Material): Line[] {
  if (!grant?.requirements.some((each) => NEW_GOODS.test(each)) || costs.length === 0) return [];
  const used = costs.filter(({ full }) => IS_USED.test(full));
  if (used.length > 0)
    return [
      line(
        1,
        sentence(
          `Il bando vuole beni nuovi di fabbrica, ma il piano comprende ${listed(used.map(({ name }) => withArticle(name)))}: ${gap('come si rispetta la regola')}`,
        ),
      ),
    ];
  const goods = costs.filter(({ full, category }) => {
    const kinds = costKindsIn(`${category} ${full}`);
    return kinds.length === 0 || kinds.some((kind) => GOODS.includes(kind));
  });
  if (goods.length === 0) return [];
  const open = goods.flatMap(({ name, full }) => {
    const unsaid = partsOf(full).filter((part) => !IS_NEW.test(part));
    return unsaid.length < partsOf(full).length ? unsaid : [name];
  });
  const names = open.length > 0 ? open : goods.map(({ name }) => name);
  const told = listed(names.slice(0, MAX_NAMED).map(withArticle));
  const isMany = names.length > 1 || isPlural(names[0]!);
  return [
    line(
      3,
      sentence(
        open.length === 0
          ? `Il bando vuole beni nuovi di fabbrica, e il piano compra ${told}`
          : `Il bando vuole beni nuovi di fabbrica: prima dell’invio va confermato che ${isMany ? 'lo siano' : 'lo sia'} ${isMany && names.length > MAX_NAMED ? 'tutti i beni del piano' : told}`,
      ),
    ),
  ];
}
