import { monthText } from '#domain/assistant/drafting/calendar.ts';
import { gap } from '#domain/assistant/drafting/draft.ts';
import { inside, isPlural, joined, withArticle } from '#domain/assistant/drafting/grammar/nouns.ts';
import { headOf } from '#domain/assistant/drafting/grammar/runs.ts';
import type { CostItem, KpiItem, Material } from '#domain/assistant/drafting/material.ts';
import { holdsWhole, phaseOf, type Phase } from '#domain/assistant/drafting/phases.ts';
import { whyOf, type Why } from '#domain/assistant/drafting/why-spent.ts';
import { listed } from '#domain/writing/phrases.ts';
import { nounOf } from './company.ts';
import { HANDS_NOTE, handsText } from './hands.ts';
import { KIND_REASONS, KIND_SHORT } from './kind-reasons.ts';
import { fromTo, reaching } from './kpi-words.ts';
import { agree, inWords, lower } from './words.ts';
import type { Voice } from './voice.ts';

const spoken = ({ from, to }: Phase): string =>
  from === to ? `mese ${String(from)}` : `mesi ${String(from)}-${String(to)}`;

/** `isOwn`: a sentence of its own; `isBare`: nothing in the project says what the line is for. */
export type Reason = { clause: string; isOwn: boolean; isBare?: boolean };

/** As the section on costs tells it, with the months of the activity. */
export function reasonAtLength(m: Material, cost: CostItem, at: number, v: Voice, told: Set<string>): Reason {
  const reason = reasonOf(m, cost, at, v, told);
  if (reason.clause.includes(HANDS_NOTE)) told.add(HANDS_NOTE);
  return reason;
}

function reasonOf(m: Material, cost: CostItem, at: number, v: Voice, told: Set<string>): Reason {
  const named = m.phases[phaseOf(m.phases, cost)];
  const phase = named && holdsWhole(named, cost.full) ? named : undefined;
  const names = named ? handsText(m, named) : '';
  const hands = names === '' || told.has(HANDS_NOTE) ? names : `${names}; ${HANDS_NOTE}`;
  const when = phase ? `${phase.from === phase.to ? 'nel' : 'nei'} ${spoken(phase)}${hands}` : '';
  const dated = phase ? ` (${spoken(phase)}${hands})` : named ? ` (dal mese ${String(named.from)}${hands})` : '';
  const apart = when && `; l’attività è ${when}`;
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
      const { kpi } = why;
      const goal = goalText(kpi);
      const ways = [
        `${many ? 'servono' : 'serve'} ${isFalling(kpi) ? 'a ridurre' : 'ad aumentare'} ${withArticle(kpi.name)}, ${goal}${dated}`,
        `l’effetto atteso è ${joined('su', kpi.name)}, ${goal}${dated}`,
        `a questa spesa è legato il traguardo ${joined('su', kpi.name)}, ${goal}${dated}`,
        `${many ? 'agiscono' : 'agisce'} ${joined('su', kpi.name)}, ${goal}${dated}`,
      ];
      return { clause: v.pick('reason', ways, at), isOwn: true };
    }
    case 'sameKpi':
      return {
        clause: `${many ? 'concorrono' : 'concorre'} allo stesso traguardo ${joined('su', why.kpi.name)}${dated}`,
        isOwn: true,
      };
    case 'spent':
      return {
        clause: `la ragione è ${askWhy(cost)}${dated}`,
        isOwn: true,
      };
    case 'market':
      return {
        clause: `${many ? 'rispondono' : 'risponde'} a un bisogno documentato (${why.source})${apart}`,
        isOwn: true,
      };
    case 'risk':
      return { clause: `${riskText(why, many)}${dated}`, isOwn: true };
    case 'act':
    case 'effect':
      return { clause: `grazie a questa spesa ${nounOf(m.company)} ${why.effect}${dated}`, isOwn: true };
    case 'next': {
      const before = `prima ${joined('di', why.next.what)}`;
      const does = why.isTraining
        ? agree(cost.name, 'prepara le persone', 'preparano le persone')
        : why.isTest
          ? agree(cost.name, 'verifica i risultati', 'verificano i risultati')
          : agree(cost.name, 'viene', 'vengono');
      return { clause: `${does} ${before}${apart}`, isOwn: true };
    }
    case 'staff':
      return { clause: `è il lavoro di chi realizza ${withArticle(why.thing)}`, isOwn: false };
    case 'kind': {
      if (why.kinds.includes('personale') && m.phases.length > 1)
        return { clause: `è il lavoro delle ${inWords(m.phases.length)} fasi del piano`, isOwn: false };
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
      return `per ${moving(why.kpi)} ${withArticle(why.kpi.name)}`;
    case 'sameKpi':
      return `anche per ${moving(why.kpi)} ${withArticle(why.kpi.name)}`;
    case 'spent':
      return askWhy(cost);
    case 'market':
      return `per rispondere al mercato (${why.source})`;
    case 'risk':
      return why.part === ''
        ? 'contro uno dei rischi indicati più sotto'
        : `dove ${withArticle(why.part)} ${agree(why.part, 'risponde', 'rispondono')} a uno dei rischi indicati più sotto`;
    case 'act':
      return `con cui ${nounOf(m.company)} ${why.effect}`;
    case 'effect':
      return `così ${nounOf(m.company)} ${why.effect}`;
    case 'next':
      return `${why.isTraining ? 'per preparare le persone ' : ''}prima ${joined('di', headOf(why.next.what, 5))}`;
    case 'staff':
      return `per realizzare ${withArticle(headOf(why.thing, 4))}`;
    case 'kind':
      if (why.kinds.includes('personale') && m.phases.length > 1)
        return `per le attività delle ${inWords(m.phases.length)} fasi`;
      return KIND_SHORT.find(([kind]) => why.kinds.includes(kind))?.[1] ?? '';
  }
}

/** ", per preparare le persone prima della produzione" for a course. */
export function trainingText(m: Material, cost: CostItem): string {
  const why = whyOf(m, cost, new Set());
  return why.by === 'next' && why.isTraining ? `, ${reasonInShort(m, cost, new Set())}` : '';
}

const SAID_IN_FULL: readonly Why['by'][] = ['kpi', 'sameKpi', 'proof', 'market', 'risk'];

/** What the lines serve, in one sentence without sums: those of which the project itself says it. */
export function purposes(m: Material): string {
  const told = new Set<string>();
  const items = m.costs.slice(0, 6).flatMap((cost) => {
    const known = whyOf(m, cost, new Set(told));
    const why = reasonInShort(m, cost, told);
    const isWhole = known.by !== 'risk' || known.part === '';
    return isWhole && SAID_IN_FULL.includes(known.by) ? [{ name: cost.name, why }] : [];
  });
  if (items.length < 2) return '';
  return items
    .map(
      ({ name, why }, at) => `${withArticle(name)}${at === 0 ? (isPlural(name) ? ' servono' : ' serve') : ''} ${why}`,
    )
    .join('; ');
}

const isFalling = ({ baseline, target }: KpiItem): boolean => baseline !== null && target !== null && target < baseline;

const moving = (kpi: KpiItem): string => (isFalling(kpi) ? 'ridurre' : 'aumentare');

/** The reason that nobody gave. */
const askWhy = ({ name }: CostItem): string =>
  gap(`perché ${agree(name, 'serve', 'servono')} anche ${withArticle(name)}`);

const DESIGNS: readonly (readonly [RegExp, string])[] = [
  [/^progett(?:o|azione)\b/i, 'progettare'],
  [/^direzione (?:dei )?lavori\b/i, 'dirigere'],
];

/** The part that answers the risk, and what the others are where their own words say it. */
function riskText({ what, part, others }: Why & { by: 'risk' }, many: boolean): string {
  const danger = lower(inside(what));
  if (part === '') return `${many ? 'rispondono' : 'risponde'} a un rischio: ${danger}`;
  const first = `${withArticle(part)} ${agree(part, 'risponde', 'rispondono')} a un rischio (${danger})`;
  const verbs = others.map((other) => DESIGNS.find(([words]) => words.test(other))?.[1]);
  const rest = listed(others.map(withArticle));
  const isMany = others.length > 1 || isPlural(others[0] ?? '');
  if (verbs.every((verb) => verb !== undefined))
    return `${first}; il resto serve a ${listed(verbs)} ${verbs.includes('dirigere') ? 'i lavori' : 'l’intervento'}`;
  return `${first}; per ${rest} va detto ${gap(`a che cosa ${isMany ? 'servono' : 'serve'} ${rest}`)}`;
}

/** "da 58.000 a 0 Smc all’anno entro ottobre 2028"; the target alone where nobody knows the start. */
function goalText(kpi: KpiItem): string {
  const until = kpi.by ? ` entro ${monthText(kpi.by)}` : '';
  if (kpi.baseline !== null) return `${fromTo(kpi)}${until}`;
  return `${isPlural(kpi.name) ? 'che devono' : 'che deve'} arrivare ${reaching(kpi, kpi.target!)}${until}`;
}
