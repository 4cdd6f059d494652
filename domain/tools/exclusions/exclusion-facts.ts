import type { Day } from '#domain/rules/day.ts';
import type { RuleInForce } from '#domain/rules/rule-at.ts';
import type { CompanySize, LegalForm, Outcome } from '#domain/vocabulary.ts';

/** What the pre-check asks. Null is "I do not know", and never counts as met. */
export type ExclusionFacts = {
  day: Day;
  size: CompanySize | null;
  legalForm: LegalForm | null;
  foundedOn: Day | null;
  /** Imprenditore agricolo (art. 2135 c.c.). */
  isFarm: boolean | null;
  isHospitality: boolean | null;
  isFishery: boolean | null;
  isDurcRegular: boolean | null;
  durcIssuedOn: Day | null;
  hasCatNatPolicy: boolean | null;
  /** Subscribed capital with share premium, and net worth ("patrimonio netto"), in euro. */
  capital: number | null;
  netWorth: number | null;
  /** Last two accounts, newest first; only asked of large firms. */
  largeFirmYears: LargeFirmYear[];
  hasUnpaidRescueAid: boolean | null;
  isInLiquidation: boolean | null;
  hasInsolvencyProcedure: boolean | null;
  /** Some calls admit a firm that goes on trading under a composition with its creditors. */
  isContinuityComposition: boolean | null;
  hasUnlawfulAidToRepay: boolean | null;
  hasInterdiction: boolean | null;
  hasAntimafiaObstacle: boolean | null;
  requestedAmount: number | null;
  /** Whose money the aid is; decides the antimafia threshold of who farms land. */
  funds: FundsOrigin | null;
  /** Employees that count for the hiring of people with disabilities. */
  staff: number | null;
  respectsDisabledHiring: boolean | null;
  appliesLabourContracts: boolean | null;
  /** Moved an aided activity out of the Union, or out of the aided place, within the years of the rule. */
  hasRelocated: boolean | null;
};

export const FUNDS_ORIGINS = ['europei', 'statali', 'altri'] as const;
export type FundsOrigin = (typeof FUNDS_ORIGINS)[number];

export type LargeFirmYear = {
  debt: number | null;
  netWorth: number | null;
  ebitda: number | null;
  interest: number | null;
};

export type ExclusionCheck =
  | 'durc'
  | 'cat_nat'
  | 'difficulty_capital'
  | 'difficulty_ratios'
  | 'rescue_aid'
  | 'liquidation'
  | 'insolvency'
  | 'deggendorf'
  | 'interdiction'
  | 'antimafia'
  | 'disabled_hiring'
  | 'labour_contracts'
  | 'relocation';

export type ExclusionReason =
  | { code: 'declared_clear' | 'declared_obstacle' | 'not_declared' }
  | { code: 'durc_expired'; expiredOn: Day }
  | { code: 'cat_nat_has_policy' | 'cat_nat_farm_exempt' | 'cat_nat_not_registered' | 'cat_nat_maybe_exempt' }
  | { code: 'cat_nat_not_yet' | 'cat_nat_required' | 'cat_nat_ask_policy'; from: Day }
  | { code: 'cat_nat_ask_size'; from: Day; to: Day }
  | { code: 'capital_intact' | 'capital_lost' | 'capital_lost_maybe'; lostPercent: number; limit: number }
  | { code: 'capital_young_sme'; years: number }
  | { code: 'capital_not_applicable' | 'capital_ask' | 'capital_ask_form' | 'capital_ask_age' }
  | { code: 'ratios_sme' | 'ratios_ask_size' | 'ratios_ask' | 'ratios_healthy' }
  | { code: 'ratios_bad'; debtToEquity: number; interestCover: number }
  | { code: 'antimafia_below' | 'antimafia_above' | 'antimafia_above_farm'; threshold: number }
  | { code: 'antimafia_ask_farm' | 'antimafia_ask_funds'; threshold: number; above: number }
  | { code: 'insolvency_ask_kind' | 'insolvency_continuity' }
  | { code: 'disabled_hiring_small'; below: number };

export type ExclusionRow = { check: ExclusionCheck; outcome: Outcome; reason: ExclusionReason; rule: RuleInForce };
