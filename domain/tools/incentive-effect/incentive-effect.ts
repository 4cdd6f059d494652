import type { Day } from '#domain/rules/day.ts';
import { ruleAt, type RuleInForce } from '#domain/rules/rule-at.ts';
import type { RuleId } from '#domain/rules/table.ts';
import type { AidRegime, Outcome } from '#domain/vocabulary.ts';

/** The first group starts the works (Reg. UE 651/2014, art. 2(23)); the second only prepares them. */
export const BINDING_STEPS = ['order', 'accepted_quote', 'deposit', 'contract', 'construction'] as const;
export const PREPARATORY_STEPS = ['design', 'permit', 'feasibility_study', 'land', 'quote_request'] as const;
export type StepKind = (typeof BINDING_STEPS)[number] | (typeof PREPARATORY_STEPS)[number];

type PlannedStep = { id: string; kind: StepKind; on: Day | null };

export type GuardInput = {
  day: Day;
  regime: AidRegime | null;
  /** Aid to start-ups and risk finance needs no application before the works (Reg. UE 651/2014, art. 6.5). */
  isStartupFinance: boolean | null;
  /** Day on which the application was or will be sent. */
  applicationOn: Day | null;
  /** First day of the expenses a call accepts ("decorrenza spese"), where it says so. */
  expensesFrom: Day | null;
  steps: PlannedStep[];
};

export type GuardReason =
  | { code: 'startup_finance'; applicationOn: Day }
  | { code: 'preparatory' | 'no_step_date' | 'no_application_date' | 'regime_unknown' | 'no_expenses_start' }
  | { code: 'before_application' | 'same_day' | 'after_application' | 'notified'; applicationOn: Day }
  | { code: 'before_expenses' | 'within_expenses'; expensesFrom: Day };

type GuardRow = { step: PlannedStep; outcome: Outcome; reason: GuardReason };
type GuardResult = {
  outcome: Outcome;
  rows: GuardRow[];
  rule: RuleInForce;
  /** Signing is safe only after this day; null when nobody can say yet. */
  safeAfter: Day | null;
};

/** "Non firmare ancora": would a planned signature lose the aid? */
export function incentiveEffect(input: GuardInput): GuardResult {
  const rows = input.steps.map((step) => ({ step, ...judge(step, input) }));
  const has = (outcome: Outcome) => rows.some((row) => row.outcome === outcome);
  return {
    outcome: has('non_soddisfatto') ? 'non_soddisfatto' : has('da_verificare') ? 'da_verificare' : 'soddisfatto',
    rows,
    rule: ruleAt(ruleOf(input), input.day),
    safeAfter: isByApplication(input.regime) ? input.applicationOn : null,
  };
}

function ruleOf({ regime, isStartupFinance }: GuardInput): RuleId {
  if (regime === 'abers_agricolo') return 'farming.incentive_effect';
  return isStartupFinance === true ? 'gber.incentive_effect.not_required' : 'gber.incentive_effect';
}

type Judgement = { outcome: Outcome; reason: GuardReason };

function judge(step: PlannedStep, input: GuardInput): Judgement {
  if ((PREPARATORY_STEPS as readonly StepKind[]).includes(step.kind)) {
    return { outcome: 'soddisfatto', reason: { code: 'preparatory' } };
  }
  if (step.on === null) return { outcome: 'da_verificare', reason: { code: 'no_step_date' } };
  if (input.regime === null) return { outcome: 'da_verificare', reason: { code: 'regime_unknown' } };
  return isByApplication(input.regime)
    ? judgeByApplication(step.on, input)
    : judgeByExpenses(step.on, input.expensesFrom);
}

/** Exempted and notified aid wants the application first; de minimis only follows its own call. */
function isByApplication(regime: AidRegime | null): boolean {
  return regime === 'gber' || regime === 'abers_agricolo' || regime === 'notificato';
}

function judgeByApplication(on: Day, { applicationOn, regime, isStartupFinance, expensesFrom }: GuardInput): Judgement {
  const isExcused = regime === 'gber' && isStartupFinance === true;
  if (isExcused && expensesFrom !== null) return judgeByExpenses(on, expensesFrom);
  if (applicationOn === null) return { outcome: 'da_verificare', reason: { code: 'no_application_date' } };
  if (on > applicationOn) return { outcome: 'soddisfatto', reason: { code: 'after_application', applicationOn } };
  if (on === applicationOn) return { outcome: 'da_verificare', reason: { code: 'same_day', applicationOn } };
  if (regime === 'notificato') return { outcome: 'da_verificare', reason: { code: 'notified', applicationOn } };
  if (isExcused) return { outcome: 'da_verificare', reason: { code: 'startup_finance', applicationOn } };
  return { outcome: 'non_soddisfatto', reason: { code: 'before_application', applicationOn } };
}

function judgeByExpenses(on: Day, expensesFrom: Day | null): Judgement {
  if (expensesFrom === null) return { outcome: 'da_verificare', reason: { code: 'no_expenses_start' } };
  return on < expensesFrom
    ? { outcome: 'non_soddisfatto', reason: { code: 'before_expenses', expensesFrom } }
    : { outcome: 'soddisfatto', reason: { code: 'within_expenses', expensesFrom } };
}
