import type { Confidence } from '#domain/vocabulary.ts';

/** An ISO day: "2026-11-15". Days compare as text. */
export type Day = string;

export const RULE_UNITS = ['eur', 'people', 'percent', 'ratio', 'years', 'months', 'days', 'date'] as const;
export type RuleUnit = (typeof RULE_UNITS)[number];

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
