import type { CompanyView } from '#domain/eligibility/company-view.ts';
import type { AidTerms, Purpose } from '#domain/grants/aid-terms.ts';
import { kindMask, paidMask, type CostKind } from '#domain/projects/cost-kinds.ts';
import { holds, speaksOf } from './conditions.ts';
import { goodsOf, kindsInWords } from './project-traits.ts';

export type EligibleLine = { name: string; amount: number };
export type EligibleSpend = {
  /** What the project spends in all. */
  spend: number;
  /** What of it the grant pays for, before any ceiling. */
  counted: number;
  lines: EligibleLine[];
};
export type NotPaid = 'no_spend' | 'not_paid' | 'if_advanced' | 'if_purpose';

/** The part of the project's spend that a grant pays for, or why there is none. `only`: kinds that one line is limited to. */
export function eligibleSpend(
  { pays }: AidTerms,
  view: CompanyView,
  only?: readonly CostKind[],
): EligibleSpend | NotPaid {
  const { wanted, spend } = view;
  if (wanted === null || spend === null || spend === 0) return 'no_spend';
  if (pays.goods) {
    const answers = pays.goods.map((goods) => goodsOf(view)[goods]);
    if (!answers.includes(true)) return answers.includes(null) ? 'if_advanced' : 'not_paid';
  }
  if (pays.onlyStems && !isItsSubject(pays, view) && !speaksOf(view, pays.onlyStems)) return 'if_purpose';
  const never = kindMask(pays.never ?? []);
  const isOpen = only === undefined && (pays.isOpen === true || pays.kinds.length === 0);
  const paid = only ? paidMask(kindMask(only)) : paidMask(kindMask(pays.kinds)) & ~never;
  const isRented = (never & RUNNING) !== 0 && INVESTMENT.includes(pays.purposes[0]!);
  const isPaid = (kinds: number): boolean => {
    // A fee for goods that stay somebody else's buys none.
    if (isRented && (kinds & RUNNING) !== 0) return false;
    if (kinds === 0) return inherits(paid, isOpen, view);
    if ((kinds & paid & ~never) !== 0) return true;
    return isOpen && (kinds & ~never) !== 0;
  };
  const priced = wanted.lines.filter(({ amount }) => amount > 0);
  const named = priced.reduce((sum, { amount }) => sum + amount, 0);
  const counted = priced.filter(({ kinds }) => isPaid(kinds));
  const rest = Math.max(0, spend - named);
  const restCounts = rest > 0 && (priced.length === 0 ? isPaid(wanted.kinds) : counted.length > 0);
  const sum = counted.reduce((all, { amount }) => all + amount, 0) + (restCounts ? rest : 0);
  if (sum === 0) return 'not_paid';
  return { spend, counted: sum, lines: counted.map(({ category, amount }) => ({ name: category, amount })) };
}

/** Costs that say by themselves that a project is what a grant is mainly for. */
const SHOWN_BY: Partial<Record<CostKind, readonly Purpose[]>> = {
  fiere: ['fiere'],
  formazione: ['formazione'],
  ricerca: ['ricerca_sviluppo'],
  marchi_brevetti: ['brevetti', 'marchi', 'design'],
  certificazioni: ['certificazioni'],
  personale: ['assunzioni'],
};
const INVESTMENT: readonly Purpose[] = ['investimenti_produttivi', 'beni_4_0'];

/** Whether a kind of cost of the project is what the grant is mainly for. */
export const isItsSubject = ({ purposes }: AidTerms['pays'], view: CompanyView): boolean =>
  kindsInWords(view).some((kind) => SHOWN_BY[kind]?.includes(purposes[0]!) ?? false);
const RUNNING = kindMask(['gestione']);

/** A line whose words name no kind of cost is what the project as a whole is. */
function inherits(paid: number, isOpen: boolean, view: CompanyView): boolean {
  const kinds = kindsInWords(view);
  return isOpen || kinds.length === 0 || (kindMask(kinds) & paid) !== 0;
}

/** The least and the most that this project may spend, by the first case that holds. */
export function spendLimits(
  { spend }: AidTerms,
  view: CompanyView,
): { min: number; max: number; maxLimitsProject: boolean } {
  const maxLimitsProject = spend?.maxLimitsProject === true;
  const general = { min: spend?.min ?? 0, max: spend?.max ?? Infinity };
  for (const { when, min, max } of spend?.cases ?? []) {
    const answer = holds(when, view);
    if (answer === true) return { min: min ?? general.min, max: max ?? general.max, maxLimitsProject };
    // Not known: the case that asks for less is left possible.
    if (answer === null) {
      general.min = Math.min(general.min, min ?? general.min);
      general.max = Math.max(general.max, max ?? general.max);
    }
  }
  return { ...general, maxLimitsProject };
}
