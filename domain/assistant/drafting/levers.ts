import type { DraftKpi, DraftPerson } from './draft-project.ts';
import type { Wish } from './grammar/clauses.ts';
import { concerns, nearest, nearness, sharedStems, stemsOf } from './links.ts';
import type { Phase } from './phases.ts';

export type Lever = { text: string; kind: 'cost' | 'item' | 'phase' | 'hire' };
/** `isMoved`: something in the plan works on it, though another indicator may have taken it as its lever. */
export type KpiItem = DraftKpi & { lever: Lever | null; isMoved: boolean };

/** What measures or designs moves nothing by itself. */
const PROVES = /^(?:misura|monitor|controll|diagnos|progettaz|consulen|rilev|studio)/i;

type Weighed = { lever: Lever; about: string; weight: number };
type Sources = {
  costs: readonly { name: string; full: string; category: string; share: number | null }[];
  wish: Wish;
  phases: readonly Phase[];
  hires: readonly DraftPerson[];
};

/** What can move an indicator, each with the words that surround it. */
export function leversOf({ costs, wish, phases, hires }: Sources): Weighed[] {
  // Of a sentence that names several things, only what it says of this one.
  const clauseFor = (text: string) => {
    const own = stemsOf(text);
    const all = wish.clauses.map((clause) => clause.text);
    const parts = (all[nearest(text, all)] ?? '').split(/, | ed? (?=un |una |il |lo |la |i |gli |le |l[’'])/u);
    return parts.filter((part) => sharedStems(own, stemsOf(part)) > 0).join(' ');
  };
  return [
    ...hires.map(({ role }) => ({ lever: { text: role, kind: 'hire' as const }, about: role, weight: 1 })),
    ...costs.map(({ name, full, category, share }) => ({
      lever: { text: name, kind: 'cost' as const },
      about: `${full} ${category} ${clauseFor(full)}`,
      weight: PROVES.test(full) ? 0 : 0.5 + (share ?? 50) / 100,
    })),
    ...wish.items.map((item) => ({ lever: { text: item, kind: 'item' as const }, about: item, weight: 1 })),
    ...phases.map(({ what }) => ({ lever: { text: what, kind: 'phase' as const }, about: what, weight: 0.6 })),
  ];
}

/** Each indicator takes the lever nearest to it; where two want the same, the nearer one has it. */
export function withLevers(
  kpis: readonly DraftKpi[],
  levers: readonly Weighed[],
  people: readonly DraftPerson[],
): KpiItem[] {
  const pairs = kpis.flatMap((kpi, of) =>
    nearness(
      `${kpi.name} ${kpi.unit}`,
      levers.map(({ about }) => about),
    ).map((near, at) => ({
      of,
      at,
      score: near * levers[at]!.weight * (concerns(levers[at]!.about, kpi) ? 1 : 0),
    })),
  );
  const taken = new Map<number, number>();
  for (const { of, at, score } of pairs.toSorted((one, other) => other.score - one.score))
    if (score > 0 && !taken.has(of) && ![...taken.values()].includes(at)) taken.set(of, at);
  return kpis.map((kpi, of) => ({
    ...kpi,
    lever: levers[taken.get(of) ?? -1]?.lever ?? null,
    isMoved:
      levers.some(({ about, weight }) => weight > 0 && concerns(about, kpi)) ||
      people.some(({ role }) => concerns(role, kpi)),
  }));
}
