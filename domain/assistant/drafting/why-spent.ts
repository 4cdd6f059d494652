import { costKindsIn, type CostKind } from '#domain/projects/cost-kinds.ts';
import { effectOf } from './grammar/clauses.ts';
import { partsOf } from './grammar/runs.ts';
import { isShare } from './kpi-change.ts';
import { isTied, nearest, sharedStems, stemsOf } from './links.ts';
import { answerTo } from './market-ties.ts';
import type { CostItem, KpiItem, Material } from './material.ts';
import { nextPhase, phaseOf, type Phase } from './phases.ts';

/** Why a line is in the budget, as far as the project itself says it. */
export type Why =
  | { by: 'kpi' | 'sameKpi' | 'proof'; kpi: KpiItem }
  /** Its only link is an indicator that another line brings to its target. */
  | { by: 'spent'; kpi: KpiItem; lever: string }
  | { by: 'market'; source: string }
  /** `part`: the part of the line that the remedy speaks of, where the others are something else. */
  | { by: 'risk'; what: string; part: string; others: string[] }
  | { by: 'effect' | 'act'; effect: string }
  | { by: 'next'; next: Phase; isTraining: boolean; isTest: boolean }
  | { by: 'staff'; thing: string }
  | { by: 'kind'; kinds: CostKind[] };

const MEASURES = /^(?:misura|monitor|controll|diagnos|rilev)/i;
const TRAINS = /\bcors[oi]\b|formazion|addestrament/i;
const TESTS = /^(?:prov[ae]\b|collaud|indagin|sperimentaz|test\b)/i;
const WRITES = /programmat|svilupp|informatic/i;
const WRITTEN = /\bapp\b|software|piattaform|programma\b|portale|algoritm/i;

/** The first that holds: the indicator it moves, the need it answers, the risk, the effect told, what comes after it. */
export function whyOf(m: Material, cost: CostItem, told: Set<string>): Why {
  const [main] = m.kpis;
  if (MEASURES.test(cost.full) && main) return { by: 'proof', kpi: main };
  const kpi =
    m.kpis.find(({ lever, target }) => target !== null && lever?.kind === 'cost' && lever.text === cost.name) ??
    related(m, cost);
  const metBy = kpi ? metByAnother(m, cost, kpi) : null;
  if (kpi && metBy === null && !told.has(kpi.name)) {
    told.add(kpi.name);
    return { by: 'kpi', kpi };
  }
  const asked = m.market.find(({ fact, source }) => {
    const answer = answerTo(fact, m);
    return source !== '' && answer?.kind === 'cost' && answer.name === cost.name;
  });
  if (asked && !told.has(asked.fact)) {
    told.add(asked.fact);
    return { by: 'market', source: asked.source };
  }
  const own = stemsOf(cost.full);
  const risk = m.risks.find(({ what, remedy }) => !told.has(what) && isAgainst(own, what, remedy));
  if (risk) {
    told.add(risk.what);
    return { by: 'risk', what: risk.what, ...partAgainst(cost.full, risk) };
  }
  const act = m.wish.acts.flat().find((text) => effectOf(text) !== '' && sharedStems(own, stemsOf(text)) > 0);
  if (act && !told.has(act)) {
    told.add(act);
    return { by: 'effect', effect: effectOf(act) };
  }
  if (kpi && metBy === null) return { by: 'sameKpi', kpi };
  const plan = ofThePlan(m, cost, told, metBy !== null);
  return plan ?? (kpi && metBy ? { by: 'spent', kpi, lever: metBy } : { by: 'kind', kinds: kindsOf(cost) });
}

/** What the phases and the acts of the project say of a line; coming before a phase is no reason for a spent one. */
function ofThePlan(m: Material, cost: CostItem, told: Set<string>, isSpent: boolean): Why | null {
  const next = nextPhase(m.phases, phaseOf(m.phases, cost));
  const isTraining = TRAINS.test(`${cost.full} ${cost.category}`);
  const isTest = TESTS.test(cost.full);
  if (next && (isTraining || isTest)) return { by: 'next', next, isTraining, isTest };
  const kinds = kindsOf(cost);
  const isStaff = kinds.includes('personale');
  const thing = partsOf(cost.full).every((part) => WRITES.test(part))
    ? m.wish.items.find((item) => WRITTEN.test(item))
    : undefined;
  if (isStaff && thing) return { by: 'staff', thing };
  const done = m.wish.acts
    .flat()
    .map((text) => doneWith(text, stemsOf(cost.full)))
    .find((text) => text !== '' && !told.has(text));
  if (done && !isStaff) {
    told.add(done);
    return { by: 'act', effect: done };
  }
  if (next && !isSpent && !told.has(next.what) && !isStaff && !kinds.includes('gestione')) {
    told.add(next.what);
    return { by: 'next', next, isTraining, isTest };
  }
  return null;
}

const lineText = ({ full, category }: CostItem): string => `${full} ${category}`;

/** The larger line that alone brings an indicator to its end: to nothing, to all, or by naming just what it measures. */
function metByAnother(m: Material, cost: CostItem, kpi: KpiItem): string | null {
  const { lever, baseline, target } = kpi;
  if (lever?.kind !== 'cost' || lever.text === cost.name) return null;
  const other = m.costs.find(({ name }) => name === lever.text);
  if ((other?.amount ?? 0) < (cost.amount ?? 0)) return null;
  const isAtEnd = (target === 0 && baseline !== 0) || (isShare(kpi) && target === 100);
  const named = stemsOf(kpi.name);
  const names = (text: string) => sharedStems(named, stemsOf(text));
  const isNamed = named.size > 1 && names(other?.full ?? '') === named.size && names(lineText(cost)) === 0;
  return isAtEnd || isNamed ? lever.text : null;
}

/** What is done with a thing, where that says more than the thing: "produce su misura con un forno" → "produce su misura". */
function doneWith(act: string, own: ReadonlySet<string>): string {
  const [does = '', tool] = act.split(/ con (?=un |una |il |lo |la |l[’']|i |gli |le |due |tre )/u);
  return tool !== undefined && sharedStems(own, stemsOf(tool)) > 0 && sharedStems(own, stemsOf(does)) === 0 ? does : '';
}

/** A line that a remedy speaks of: by two words of it, or by one of the remedy and one of the risk. */
function isAgainst(own: ReadonlySet<string>, what: string, remedy: string): boolean {
  const answers = sharedStems(own, stemsOf(remedy));
  // "Se i bagni non sono finiti, apre con le camere pronte": the works are what may fail, not what is done about it.
  if (/^se\s/iu.test(what) && sharedStems(own, stemsOf(what)) > 0) return answers > 1;
  return answers > 0 && sharedStems(own, stemsOf(`${what} ${remedy}`)) > 1;
}

/** Of "verifica strutturale, progetto e direzione lavori" the part that the remedy names, and the others. */
function partAgainst(full: string, { what, remedy }: { what: string; remedy: string }) {
  const parts = partsOf(full);
  const [part = ''] = parts.filter((each) => isAgainst(stemsOf(each), what, remedy));
  const isAlone = part !== '' && parts.length > 1;
  return { part: isAlone ? part : '', others: isAlone ? parts.filter((each) => each !== part) : [] };
}

/** By its category first: "Consulenze" for a design of works is no work. */
function kindsOf({ category, full }: CostItem): CostKind[] {
  if (/circolant|scorte|materie/i.test(`${category} ${full}`)) return ['gestione'];
  const own = costKindsIn(category);
  return own.length > 0 ? own : costKindsIn(full);
}

/** An indicator on the same subject. */
function related(m: Material, cost: CostItem): KpiItem | undefined {
  const text = lineText(cost);
  const free = m.kpis.filter((kpi) => kpi.target !== null && isTied(text, kpi));
  const at = nearest(
    text,
    free.map(({ name }) => name),
  );
  return free[at];
}
