import { monthText } from '#domain/assistant/drafting/calendar.ts';
import { effectOf } from '#domain/assistant/drafting/grammar/clauses.ts';
import { inside, isPlural, joined, withArticle } from '#domain/assistant/drafting/grammar/nouns.ts';
import { headOf } from '#domain/assistant/drafting/grammar/runs.ts';
import { isTied, nearest, sharedStems, stemsOf } from '#domain/assistant/drafting/links.ts';
import { answerTo } from '#domain/assistant/drafting/market-ties.ts';
import type { CostItem, KpiItem, Material } from '#domain/assistant/drafting/material.ts';
import { holdsWhole, nextPhase, phaseOf, type Phase } from '#domain/assistant/drafting/phases.ts';
import { costKindsIn, type CostKind } from '#domain/projects/cost-kinds.ts';
import { nounOf } from './company.ts';
import { handsText } from './hands.ts';
import { KIND_REASONS, KIND_SHORT } from './kind-reasons.ts';
import { fromTo, reaching } from './kpi-words.ts';
import { lower } from './words.ts';
import type { Voice } from './voice.ts';

/** Why a line is in the budget, as far as the project itself says it. */
type Why =
  | { by: 'kpi' | 'sameKpi' | 'proof'; kpi: KpiItem }
  | { by: 'market'; source: string }
  | { by: 'risk'; what: string }
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
function whyOf(m: Material, cost: CostItem, told: Set<string>): Why {
  const [main] = m.kpis;
  if (MEASURES.test(cost.full) && main) return { by: 'proof', kpi: main };
  const kpi =
    m.kpis.find(({ lever, target }) => target !== null && lever?.kind === 'cost' && lever.text === cost.name) ??
    related(m, cost);
  if (kpi && !told.has(kpi.name)) {
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
    return { by: 'risk', what: risk.what };
  }
  const act = m.wish.acts.flat().find((text) => effectOf(text) !== '' && sharedStems(own, stemsOf(text)) > 0);
  if (act && !told.has(act)) {
    told.add(act);
    return { by: 'effect', effect: effectOf(act) };
  }
  if (kpi) return { by: 'sameKpi', kpi };
  const next = nextPhase(m.phases, phaseOf(m.phases, cost));
  const isTraining = TRAINS.test(`${cost.full} ${cost.category}`);
  const isTest = TESTS.test(cost.full);
  if (next && (isTraining || isTest)) return { by: 'next', next, isTraining, isTest };
  const kinds = kindsOf(cost);
  const thing = WRITES.test(cost.full) ? m.wish.items.find((item) => WRITTEN.test(item)) : undefined;
  if (kinds.includes('personale') && thing) return { by: 'staff', thing };
  const done = m.wish.acts
    .flat()
    .map((text) => doneWith(text, own))
    .find((text) => text !== '' && !told.has(text));
  if (done && !kinds.includes('personale')) {
    told.add(done);
    return { by: 'act', effect: done };
  }
  if (next && !told.has(next.what) && !kinds.includes('personale') && !kinds.includes('gestione')) {
    told.add(next.what);
    return { by: 'next', next, isTraining, isTest };
  }
  return { by: 'kind', kinds };
}

/** What is done with a thing, where that says more than the thing: "produce su misura con un forno" → "produce su misura". */
function doneWith(act: string, own: ReadonlySet<string>): string {
  const [does = '', tool] = act.split(/ con (?=un |una |il |lo |la |l[’']|i |gli |le |due |tre )/u);
  return tool !== undefined && sharedStems(own, stemsOf(tool)) > 0 && sharedStems(own, stemsOf(does)) === 0 ? does : '';
}

/** A line that a remedy speaks of: by two words of it, or by one of the remedy and one of the risk. */
const isAgainst = (own: ReadonlySet<string>, what: string, remedy: string): boolean =>
  sharedStems(own, stemsOf(remedy)) > 0 && sharedStems(own, stemsOf(`${what} ${remedy}`)) > 1;

const spoken = ({ from, to }: Phase): string =>
  from === to ? `mese ${String(from)}` : `mesi ${String(from)}-${String(to)}`;

/** `isOwn`: a sentence of its own; `isBare`: nothing in the project says what the line is for. */
export type Reason = { clause: string; isOwn: boolean; isBare?: boolean };

/** As the section on costs tells it, with the months of the activity. */
export function reasonAtLength(m: Material, cost: CostItem, at: number, v: Voice, told: Set<string>): Reason {
  const named = m.phases[phaseOf(m.phases, cost)];
  const phase = named && holdsWhole(named, cost.full) ? named : undefined;
  const hands = named ? handsText(m, named) : '';
  const when = phase ? `${phase.from === phase.to ? 'nel' : 'nei'} ${spoken(phase)}${hands}` : '';
  const begins = named && !phase ? `; l’attività comincia nel mese ${String(named.from)}${hands}` : '';
  const dated = when ? `; l’attività è ${when}` : begins;
  const why = whyOf(m, cost, told);
  const many = isPlural(cost.name);
  switch (why.by) {
    case 'proof':
      return {
        isOwn: true,
        clause: v.pick('proof', [
          `serve a verificare i risultati, a partire ${joined('da', why.kpi.name)}`,
          `dà i dati con cui si prova il risultato ${joined('su', why.kpi.name)}`,
          `senza questa misura i valori ${joined('di', why.kpi.name)} non si potrebbero verificare`,
        ]),
      };
    case 'kpi': {
      const goal = `${joined('su', why.kpi.name)}, ${goalText(why.kpi)}`;
      const ways = [
        `la voce agisce ${goal}${dated}`,
        `la voce incide ${goal}${dated}`,
        `il legame con i risultati è questo: la voce lavora ${goal}${dated}`,
        `la voce pesa ${goal}${dated}`,
      ];
      return { clause: v.pick('reason', ways, at), isOwn: true };
    }
    case 'sameKpi':
      return {
        clause: `${many ? 'concorrono' : 'concorre'} allo stesso traguardo ${joined('su', why.kpi.name)}${dated}`,
        isOwn: true,
      };
    case 'market':
      return { clause: `la voce risponde a un bisogno documentato (${why.source})${dated}`, isOwn: true };
    case 'risk':
      return { clause: `la voce risponde a un rischio: ${lower(inside(why.what))}${dated}`, isOwn: true };
    case 'act':
    case 'effect':
      return { clause: `grazie a questa spesa ${nounOf(m.company)} ${why.effect}${dated}`, isOwn: true };
    case 'next': {
      const before = `prima ${joined('di', why.next.what)} (${spoken(why.next)})`;
      const does = why.isTraining ? 'prepara le persone' : why.isTest ? 'verifica il lavoro' : 'serve';
      return { clause: `la voce ${does} ${before}${dated}`, isOwn: true };
    }
    case 'staff':
      return { clause: `è il lavoro di chi realizza ${withArticle(why.thing)}`, isOwn: false };
    case 'kind': {
      const known = KIND_REASONS.find(([kind]) => why.kinds.includes(kind))?.[1];
      const clause = known ? v.pick(`kind${String(at)}`, known) : '';
      return {
        clause: [clause, when && (clause ? `con attività ${when}` : `l’attività è ${when}`)].filter(Boolean).join(', '),
        isOwn: false,
        isBare: when === '' && !why.kinds.includes('personale') && !why.kinds.includes('gestione'),
      };
    }
  }
}

/** In few words, after a comma: "per il consumo di gas", "prima della produzione a regime". */
export function reasonInShort(m: Material, cost: CostItem, told: Set<string>): string {
  const why = whyOf(m, cost, told);
  switch (why.by) {
    case 'proof':
      return 'per verificare i risultati';
    case 'kpi':
      return `per ${isFalling(why.kpi) ? 'ridurre' : 'aumentare'} ${withArticle(why.kpi.name)}`;
    case 'sameKpi':
      return `anche per ${isFalling(why.kpi) ? 'ridurre' : 'aumentare'} ${withArticle(why.kpi.name)}`;
    case 'market':
      return `per rispondere al mercato (${why.source})`;
    case 'risk':
      return 'contro uno dei rischi indicati più sotto';
    case 'act':
      return `con cui ${nounOf(m.company)} ${why.effect}`;
    case 'effect':
      return `così ${nounOf(m.company)} ${why.effect}`;
    case 'next':
      return `${why.isTraining ? 'per preparare le persone ' : ''}prima ${joined('di', headOf(why.next.what, 5))}`;
    case 'staff':
      return `per realizzare ${withArticle(headOf(why.thing, 4))}`;
    case 'kind':
      return KIND_SHORT.find(([kind]) => why.kinds.includes(kind))?.[1] ?? '';
  }
}

/** ", per realizzare l’app," for those who write it. */
export function madeText(m: Material, cost: CostItem): string {
  const why = whyOf(m, cost, new Set());
  return why.by === 'staff' ? `, per realizzare ${withArticle(headOf(why.thing, 4))},` : '';
}
/** ", per preparare le persone prima della produzione" for a course. */
export function trainingText(m: Material, cost: CostItem): string {
  const why = whyOf(m, cost, new Set());
  return why.by === 'next' && why.isTraining ? `, ${reasonInShort(m, cost, new Set())}` : '';
}

/** What the lines serve, in one sentence without sums: those of which the project itself says it. */
export function purposes(m: Material): string {
  const told = new Set<string>();
  const items = m.costs.slice(0, 6).flatMap((cost) => {
    const { by } = whyOf(m, cost, new Set(told));
    const why = reasonInShort(m, cost, told);
    return ['kpi', 'sameKpi', 'proof', 'market', 'risk'].includes(by) ? [{ name: cost.name, why }] : [];
  });
  if (items.length < 2) return '';
  return items
    .map(
      ({ name, why }, at) => `${withArticle(name)}${at === 0 ? (isPlural(name) ? ' servono' : ' serve') : ''} ${why}`,
    )
    .join('; ');
}

/** By its category first: "Consulenze" for a design of works is no work. */
function kindsOf({ category, full }: CostItem): CostKind[] {
  if (/circolant|scorte|materie/i.test(`${category} ${full}`)) return ['gestione'];
  const own = costKindsIn(category);
  return own.length > 0 ? own : costKindsIn(full);
}

/** An indicator on the same subject. */
function related(m: Material, cost: CostItem): KpiItem | undefined {
  const text = `${cost.full} ${cost.category}`;
  const free = m.kpis.filter((kpi) => kpi.target !== null && isTied(text, kpi));
  const at = nearest(
    text,
    free.map(({ name }) => name),
  );
  return free[at];
}

const isFalling = ({ baseline, target }: KpiItem): boolean => baseline !== null && target !== null && target < baseline;

/** "da 58.000 a 0 Smc all’anno entro ottobre 2028"; the target alone where nobody knows the start. */
function goalText(kpi: KpiItem): string {
  const until = kpi.by ? ` entro ${monthText(kpi.by)}` : '';
  if (kpi.baseline !== null) return `${fromTo(kpi)}${until}`;
  return `${isPlural(kpi.name) ? 'che devono' : 'che deve'} arrivare ${reaching(kpi, kpi.target!)}${until}`;
}
