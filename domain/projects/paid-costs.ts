import type { Grant } from '#domain/grants/grant.ts';
import { fold } from '#domain/search/fold.ts';
import { narrowKinds } from './advanced-goods.ts';
import { costKindsIn, kindMask, paidMask, type CostKind } from './cost-kinds.ts';
import { COST_PURPOSES, purposedKinds, purposeMask, wholePurposes, type CostPurpose } from './cost-purposes.ts';
import type { Wanted } from './wanted.ts';

/** Kinds that a call pays for on the same terms, as bits. */
type PaidKinds = {
  /** With all that wide words cover. */
  kinds: number;
  /** What they must serve, any one of these; 0 where it does not matter. */
  purposes: number;
  /** They must be 4.0 or digital. */
  ifAdvanced: boolean;
};

/** What a call pays for, from its list of costs. */
export type PaidCosts = {
  kinds: CostKind[];
  lines: PaidKinds[];
  /** Contributions that are not paid: for who hires, whatever else the project is. */
  isForHiring: boolean;
  /** What is not on the list is something else; "secondo l'avviso" leaves it open. */
  isClosed: boolean;
};

const READ = new WeakMap<Grant, PaidCosts>();

export function paidCosts(grant: Grant): PaidCosts {
  let paid = READ.get(grant);
  if (paid === undefined) READ.set(grant, (paid = readPaid(grant)));
  return paid;
}

export const paidKinds = (grant: Grant): CostKind[] => paidCosts(grant).kinds;

function readPaid(grant: Grant): PaidCosts {
  const { eligibleCosts, aidForm } = grant;
  const lines = eligibleCosts.flatMap((cost) => linesOf(grant, cost));
  const kinds = new Set([...costKindsIn(eligibleCosts.join('. ')), ...lines.flatMap((line) => line.kinds)]);
  const isForHiring = FOR_PEOPLE.includes(aidForm) && lines.every(({ purposes }) => purposes.length === 0);
  const isVague = kinds.size === 0 && (eligibleCosts.length === 0 || LENT.includes(aidForm));
  return {
    // Contributions that are not paid are a cost of people, whatever the list calls them.
    kinds: isForHiring ? [...kinds.add('personale')] : [...kinds],
    lines: lines
      .filter((line) => line.kinds.length > 0)
      .map((line) => ({
        kinds: paidMask(kindMask(line.kinds)),
        purposes: purposeMask(line.purposes),
        ifAdvanced: line.ifAdvanced,
      })),
    isForHiring,
    isClosed: !isVague && !eligibleCosts.some((cost) => /qualsiasi|ogni spesa|^secondo /i.test(cost)),
  };
}

type ReadLine = { kinds: CostKind[]; purposes: CostPurpose[]; ifAdvanced: boolean };

/** One cost of the list: what must be advanced apart from what need not be. */
function linesOf(grant: Grant, cost: string): ReadLine[] {
  const kinds = ANY_INVESTMENT.test(fold(cost)) ? [...INVESTED] : costKindsIn(cost);
  const narrow = narrowKinds(grant, cost, kinds);
  const whole = wholePurposes(grant);
  return purposedKinds(cost, kinds).flatMap((part) => {
    const purposes = whole.length > 0 ? whole : part.purposes;
    const isNarrow = (kind: CostKind) => narrow.includes(kind);
    return [true, false].map((ifAdvanced) => ({
      kinds: part.kinds.filter((kind) => isNarrow(kind) === ifAdvanced),
      purposes,
      ifAdvanced,
    }));
  });
}

/** "Investimenti" and no more: whatever one invests in. */
const ANY_INVESTMENT = /^(?:avvio e )?investimenti(?: (?:produttivi|fissi|materiali|e liquidita))?$/;
const INVESTED: readonly CostKind[] = ['macchinari', 'impianti', 'veicoli', 'hardware', 'software', 'opere', 'arredi'];
const FOR_PEOPLE: readonly Grant['aidForm'][] = ['esonero contributivo', 'agevolazione contributiva'];
/** A loan or a guarantee looks at no list that names no kind. */
const LENT: readonly Grant['aidForm'][] = ['finanziamento agevolato', 'garanzia'];

/** Paid for, only where the goods are 4.0 or serve a purpose, none of what is listed; null where the list does not tell. */
export type CostAnswer = 'paid' | 'if_advanced' | 'if_purpose' | 'other' | null;

export function costAnswer(
  { lines, isForHiring, isClosed }: PaidCosts,
  wanted: Wanted,
  kinds = wanted.kinds,
): CostAnswer {
  if (isForHiring && wanted.isHiring) return 'paid';
  if (kinds === 0) return null;
  let answer: CostAnswer = isClosed ? 'other' : null;
  for (const line of lines) {
    if ((line.kinds & kinds) === 0) continue;
    if (line.purposes !== 0 && (line.purposes & wanted.purposes) === 0) {
      if (answer !== 'if_advanced') answer = 'if_purpose';
    } else if (line.ifAdvanced && !wanted.isAdvanced) answer = 'if_advanced';
    else return 'paid';
  }
  return answer;
}

/** What the costs that are paid for under a condition must serve. */
export function purposesAsked({ lines }: PaidCosts, wanted: Wanted): CostPurpose[] {
  const asked = lines.filter(({ kinds }) => (kinds & wanted.kinds) !== 0).reduce((all, line) => all | line.purposes, 0);
  return COST_PURPOSES.filter((purpose) => (asked & purposeMask([purpose])) !== 0);
}

/** The lines of the project that the call pays for; null where its list or the lines say nothing. */
export function paidLines(paid: PaidCosts, wanted: Wanted): Wanted['lines'] | null {
  if (wanted.lines.length === 0 || paid.kinds.length === 0) return null;
  if (wanted.lines.some(({ kinds }) => kinds === 0)) return null;
  return wanted.lines.filter(({ kinds }) => costAnswer(paid, wanted, kinds) === 'paid');
}

/** What they come to; null where no line says what it costs. */
export function paidSpend(paid: PaidCosts, wanted: Wanted): number | null {
  if (wanted.lines.every(({ amount }) => amount === 0)) return null;
  return paidLines(paid, wanted)?.reduce((sum, { amount }) => sum + amount, 0) ?? null;
}
