import type { DraftKpi } from './draft-project.ts';
import { changeOf, isShare } from './kpi-change.ts';
import { isTied, sharedStems, stemsOf } from './links.ts';
import { readNumber } from '#domain/numbers/read-number.ts';

/** What in a plan a fact of the market speaks of: a line of its budget, or an indicator. */
export type Answer = { kind: 'cost' | 'kpi'; name: string };
type Plan = { costs: readonly { name: string }[]; kpis: readonly DraftKpi[] };

/** "In 4 caseifici su 6" says how many were asked, not what the fact is about. */
const ASKED = /^in \d+ \p{L}+ su \d+ /iu;
const PLAIN_UNIT = /^(?:%|euro|all['’]|al |alla |per |unità|persone|numero)/iu;
const COUNTED = /\beuro\b/iu;

/** Who asks for a thing is answered by the thing. */
const WANTED = /\bchied\w+|\brichied\w+|\bvogliono\b/iu;
const WANTED_WEIGHT = 1.5;

/** The nearest by its words, a line of the budget before an indicator; an indicator of the same theme where no word is shared. */
export function answerTo(fact: string, { costs, kpis }: Plan): Answer | null {
  const said = fact.replace(ASKED, '');
  const about = stemsOf(said);
  const near = (text: string): number => {
    const own = stemsOf(text);
    return own.size === 0 ? 0 : sharedStems(about, own) / Math.sqrt(own.size);
  };
  const scored = [
    ...kpis.map((kpi) => {
      const score = near(PLAIN_UNIT.test(kpi.unit) ? kpi.name : `${kpi.name} ${kpi.unit}`);
      const isMoney = COUNTED.test(fact) && COUNTED.test(kpi.unit);
      return { kind: 'kpi' as const, name: kpi.name, score: score > 0 && isMoney ? score + 0.5 : score };
    }),
    ...costs.map(({ name }) => ({
      kind: 'cost' as const,
      name,
      score: near(name) * (WANTED.test(said) ? WANTED_WEIGHT : 1),
    })),
  ];
  const best = Math.max(0, ...scored.map(({ score }) => score));
  if (best > 0) {
    const { kind, name } = scored.find(({ score }) => score === best)!;
    return { kind, name };
  }
  const kin = kpis.find((kpi) => isTied(said, kpi));
  return kin ? { kind: 'kpi', name: kin.name } : null;
}

const FIGURE_OF = /(\d[\d.,]*) (\p{L}+)/gu;
const MUCH_LESS = 0.5;

/** Whether a fact counts, in the unit of an indicator, much less than the indicator has to grow: then it is no whole reason. */
export function isPartOf(fact: string, kpi: DraftKpi): boolean {
  const change = changeOf(kpi);
  if (!change || change.direction !== 'up' || isShare(kpi)) return false;
  const counts = stemsOf(`${kpi.unit} ${kpi.name}`);
  const figures = [...fact.matchAll(FIGURE_OF)]
    .filter(([, , of = '']) => sharedStems(stemsOf(of), counts) > 0)
    .map(([, figure = '']) => readNumber(figure) ?? 0);
  return figures.length > 0 && Math.max(...figures) < change.difference * MUCH_LESS;
}
