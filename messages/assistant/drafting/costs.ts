import type { Line } from '#domain/assistant/drafting/draft.ts';
import { gap } from '#domain/assistant/drafting/draft.ts';
import { isTied, nearest, sharedStems, stemsOf } from '#domain/assistant/drafting/links.ts';
import type { CostItem, KpiItem, Material } from '#domain/assistant/drafting/material.ts';
import { holdsWhole, phaseOf } from '#domain/assistant/drafting/phases.ts';
import { inside, isPlural, joined, upper, withArticle } from '#domain/assistant/drafting/grammar/nouns.ts';
import { wordsIn } from '#domain/assistant/sentences.ts';
import { costKindsIn, type CostKind } from '#domain/projects/cost-kinds.ts';
import { nounOf } from './company.ts';
import { reaching } from './kpi-words.ts';
import { euro, listed, lower, sentence, thePercent } from './words.ts';
import { line, type Voice } from './voice.ts';

/** The whole spend, with the place or with the largest lines. */
export function total(m: Material, v: Voice): Line {
  const { spend, title } = m;
  if (spend === null) return line(1, `Il costo totale è ${gap('costo totale del progetto, IVA esclusa')}.`);
  return line(
    1,
    v.pick('total', [
      `Il progetto costa ${euro(spend)}.`,
      `${title ? `«${title}»` : 'L’intervento'} ha un costo di ${euro(spend)}.`,
      `La spesa prevista è di ${euro(spend)}.`,
      `Per ${nounOf(m.company)} l’impegno complessivo è di ${euro(spend)}.`,
    ]),
  );
}

/** Each line of the budget: how much, which share, what it is for. */
export function costLines(m: Material, v: Voice): Line[] {
  if (m.costs.length === 0) {
    const admitted = (m.grant?.eligibleCosts ?? []).slice(0, 4).map(inside);
    const call = admitted.length > 0 ? sentence(`Tra le spese ammesse ci sono ${listed(admitted)}`) : '';
    return [line(1, call), line(1, `Le voci di spesa sono ${gap('voce, importo e motivo di ogni spesa')}.`)];
  }
  const told = new Set<string>();
  const bare: string[] = [];
  const lines = m.costs.slice(0, 10).map((cost, at) => {
    const { clause, isOwn, isBare } = reason(m, cost, at, v, told);
    if (isBare) bare.push(withArticle(cost.name));
    const amount = amountText(cost, at, v);
    if (clause === '') return line(1, sentence(amount));
    return line(1, isOwn ? `${sentence(amount)} ${sentence(clause)}` : sentence(`${amount}; ${clause}`));
  });
  if (bare.length === 0 || v.part !== 'budget_justification') return lines;
  const open = gap('che cosa cambia nel progetto con ciascuna di queste spese');
  return [
    ...lines,
    line(1, `Va ancora detto a che cosa ${bare.length > 1 ? 'servono' : 'serve'} ${listed(bare)}: ${open}.`),
  ];
}

function amountText({ name, full, amount, share }: CostItem, at: number, v: Voice): string {
  const told = name.length < full.length && full.length < 70 ? full : name;
  if (amount === null) return `${upper(told)}: ${gap(`importo per ${inside(name)}`)}`;
  const part = share === null ? '' : thePercent(share);
  const ways = [
    `${upper(told)}: ${euro(amount)}${part && `, ${part} del totale`}`,
    `${joined('a', name)} vanno ${euro(amount)}${part && `, ${part} della spesa`}`,
    `Per ${withArticle(name)} servono ${euro(amount)}${part && ` (${part})`}`,
    `${withArticle(name)} ${isPlural(name) ? 'costano' : 'costa'} ${euro(amount)}${part && `, cioè ${part}`}`,
  ];
  return v.pick('cost', ways, at);
}

/** What a line of such a kind is for; the first kind that fits speaks. */
const REASONS: readonly (readonly [CostKind, readonly string[]])[] = [
  ['gestione', ['copre la gestione corrente', 'è la parte di gestione del piano']],
  ['personale', ['è il lavoro di chi realizza le attività', 'è il tempo delle persone che portano avanti il progetto']],
  ['formazione', ['è la preparazione delle persone coinvolte', 'riguarda le competenze di chi lavora']],
  ['marchi_brevetti', ['è la tutela di ciò che il progetto sviluppa', 'è la protezione del risultato']],
  [
    'consulenze',
    [
      'è un apporto esterno',
      'è la parte specialistica del lavoro',
      'è il contributo di chi ha la competenza specifica',
    ],
  ],
  ['certificazioni', ['è la prova che il lavoro rispetta le regole del settore', 'è la verifica di un terzo']],
  ['promozione', ['è la parte di promozione del piano', 'è la parte rivolta ai clienti']],
  ['fiere', ['è la presenza agli eventi', 'è la parte rivolta ai mercati']],
  ['arredi', ['è ciò che gli ospiti e i clienti vedono e usano', 'è la dotazione degli spazi']],
  ['opere', ['è un intervento sull’edificio', 'è il lavoro sugli spazi']],
  ['energia', ['è la parte energetica dell’intervento', 'è il lavoro sui consumi']],
  ['software', ['è la parte digitale dell’intervento', 'è lo strumento per gestire e controllare il lavoro']],
  [
    'macchinari',
    ['è la dotazione tecnica del progetto', 'è l’attrezzatura con cui si lavora', 'è la parte di beni del piano'],
  ],
  ['impianti', ['è la base tecnica dell’intervento', 'è la parte di impianti del piano']],
];
const MEASURES = /^(?:misura|monitor|controll|diagnos|rilev)/i;

/** `isBare`: nothing in the project says what the line is for. */
type Reason = { clause: string; isOwn: boolean; isBare?: boolean };

/** Why it is spent: the indicator it moves, the risk it answers, what is done with it, the months it falls in. */
function reason(m: Material, cost: CostItem, at: number, v: Voice, told: Set<string>): Reason {
  const kpi =
    m.kpis.find(({ lever, target }) => target !== null && lever?.kind === 'cost' && lever.text === cost.name) ??
    related(m, cost);
  const named = m.phases[phaseOf(m.phases, cost)];
  const phase = named && holdsWhole(named, cost.full) ? named : undefined;
  const when = phase
    ? `${phase.from === phase.to ? 'nel mese' : 'nei mesi'} ${String(phase.from)}${phase.from === phase.to ? '' : `-${String(phase.to)}`}`
    : '';
  const [main] = m.kpis;
  if (MEASURES.test(cost.full) && main) {
    const proofs = [
      `serve a verificare i risultati, a partire ${joined('da', main.name)}`,
      `dà i dati con cui si prova il risultato ${joined('su', main.name)}`,
      `senza questa misura i valori ${joined('di', main.name)} non si potrebbero verificare`,
    ];
    return { clause: v.pick('proof', proofs), isOwn: true };
  }
  if (kpi && !told.has(kpi.name)) {
    told.add(kpi.name);
    const goal = `${joined('su', kpi.name)}, ${isPlural(kpi.name) ? 'che devono' : 'che deve'} ${direction(kpi)} ${reaching(kpi, kpi.target!)}`;
    const ways = [
      `la voce agisce ${goal}${when && `; l’attività è ${when}`}`,
      `${when ? `l’attività è ${when} e incide` : 'la voce incide'} ${goal}`,
      `il legame con i risultati è questo: la voce lavora ${goal}`,
      `è collegata ai traguardi: pesa ${goal}`,
    ];
    return { clause: v.pick('reason', ways, at), isOwn: true };
  }
  const own = purposeOf(m, cost, told);
  if (own !== '') return { clause: `${own}${when && `; l’attività è ${when}`}`, isOwn: true };
  const kinds = kindsOf(cost);
  const known = REASONS.find(([kind]) => kinds.includes(kind))?.[1];
  const clause = known ? v.pick(`kind${String(at)}`, known) : '';
  return {
    clause: [clause, when && (clause ? `con attività ${when}` : `l’attività è ${when}`)].filter(Boolean).join(', '),
    isOwn: false,
    isBare: when === '' && !kinds.includes('personale') && !kinds.includes('gestione'),
  };
}

const MAX_CLAUSE_WORDS = 9;

/** What the project's own words say of a line: the risk it answers, or what is done with it; each said once. */
function purposeOf({ risks, wish, company }: Material, { full }: CostItem, told: Set<string>): string {
  const own = stemsOf(full);
  const risk = risks.find(({ what, remedy }) => !told.has(what) && sharedStems(own, stemsOf(remedy)) > 1);
  if (risk) {
    told.add(risk.what);
    return `risponde a un rischio: ${lower(inside(risk.what))}`;
  }
  const act = wish.clauses.find(
    ({ text, needsSubject }) =>
      needsSubject &&
      !told.has(text) &&
      wordsIn(text).length <= MAX_CLAUSE_WORDS &&
      sharedStems(own, stemsOf(text)) > 0,
  );
  if (!act) return '';
  told.add(act.text);
  return `con questa spesa ${nounOf(company)} ${act.text}`;
}

/** By its category first: "Consulenze" for a design of works is no work. */
function kindsOf({ category, full }: CostItem): CostKind[] {
  if (/circolant|scorte|materie/i.test(`${category} ${full}`)) return ['gestione'];
  const own = costKindsIn(category);
  return own.length > 0 ? own : costKindsIn(full);
}

/** An indicator on the same subject, where no other line moves it. */
function related(m: Material, cost: CostItem): KpiItem | undefined {
  const text = `${cost.full} ${cost.category}`;
  const free = m.kpis.filter((kpi) => kpi.target !== null && isTied(text, kpi));
  const at = nearest(
    text,
    free.map(({ name }) => name),
  );
  return free[at];
}

const direction = ({ baseline, target }: KpiItem): string =>
  baseline !== null && target !== null && target < baseline ? 'scendere' : 'arrivare';

/** The largest lines in one sentence. */
export function costsInShort({ costs, spend }: Material, v: Voice): Line[] {
  const known = costs.filter(({ amount }) => amount !== null);
  if (known.length === 0 || spend === null) return [];
  const largest = known.toSorted((a, b) => b.amount! - a.amount!).slice(0, 3);
  return [
    line(
      2,
      sentence(
        v.pick('largest', [
          `${largest.length === costs.length ? 'Le voci' : 'Le voci maggiori'} sono ${listed(largest.map(({ name, amount }) => `${withArticle(name)} (${euro(amount!)})`))}`,
          `${listed(largest.map(({ name, amount }) => `${euro(amount!)} vanno ${joined('a', name)}`))}`,
          `${largest.length === costs.length ? 'Compongono la spesa' : 'Pesano di più'} ${listed(largest.map(({ name, amount }) => `${withArticle(name)}, con ${euro(amount!)}`))}`,
        ]),
      ),
    ),
  ];
}
