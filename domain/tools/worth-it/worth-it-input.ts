import type { Day } from '#domain/rules/day.ts';
import type { TaxRegime } from '#domain/grants/grant-facts.ts';
import type { Range } from '#domain/rules/pmi.ts';
import type { LegalForm } from '#domain/vocabulary.ts';
import type { TaxKind } from './tax-share.ts';

/** A fee by market reference, by a quote in hand, or none. */
export type FeeInput =
  | { kind: 'market' }
  | { kind: 'quote'; fixed: number; successPercent: number; cap: number | null }
  | { kind: 'none' };

export type WorthItInput = {
  day: Day;
  /** Spend the call would accept, in euro. */
  spend: Range;
  /** Share of the spend that the grant covers, in percent. */
  intensityPercent: Range;
  grantCap: number | null;
  /** Room left under de minimis; null when the grant is not de minimis. */
  deMinimisRoom: number | null;
  fee: FeeInput;
  /** Where null, the estimates of the rules table are used and listed. */
  advancePercent: Range | null;
  monthsToPayment: Range | null;
  hours: Range | null;
  hourCost: number | null;
  bridgeRatePercent: Range | null;
  /** Whether the grant is taxed; null when unknown. */
  isTaxed: boolean | null;
  /** Who pays the tax, and how its income is determined. */
  legalForm: LegalForm | null;
  taxRegime: TaxRegime | null;
  /** Chance of being financed, in percent; null when nobody knows it. */
  chancePercent: Range | null;
};

/** Where a figure of the estimate comes from. */
export type AssumptionOrigin = 'user' | 'rule' | 'estimate';
export type AssumptionCode =
  | 'spend'
  | 'intensity'
  | 'grant_cap'
  | 'de_minimis_room'
  | 'advance'
  | 'months_to_payment'
  | 'hours'
  | 'hour_cost'
  | 'bridge_rate'
  | `tax_${TaxKind}`
  | 'fee_quote'
  | 'fee_market'
  | 'fee_none'
  | 'chance';
export type Assumption = {
  code: AssumptionCode;
  range: Range;
  unit: 'eur' | 'percent' | 'months' | 'hours';
  origin: AssumptionOrigin;
};
