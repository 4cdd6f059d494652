import type { Confidence } from '#domain/vocabulary.ts';
import type { Day } from './day.ts';

export type RuleUnit =
  | 'eur'
  | 'people'
  | 'percent'
  | 'ratio'
  | 'years'
  | 'months'
  | 'days'
  | 'count'
  | 'date'
  | 'month_day';

export type RuleSource = {
  /** The act as an Italian official cites it. */
  act: string;
  article: string;
  /** Official page of the act, where a stable one exists. */
  link: string | null;
};

/** One version of a legal number: what it was worth, from when to when, and who says so. */
export type RuleVersion<Value extends number | string = number | string> = {
  value: Value;
  unit: RuleUnit;
  source: RuleSource;
  /** First day of validity. */
  validFrom: Day;
  /** Last day of validity; null while no end is set. */
  validTo: Day | null;
  confidence: Confidence;
};
