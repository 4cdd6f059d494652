import type { RuleSource, RuleUnit, RuleVersion } from './rule.ts';
import type { Confidence } from '#domain/vocabulary.ts';

/*
 * Every legal number of the product, once (field.md §2): a tool that needs one reads it by id and by day.
 * The oldest version of an id comes first. Labels and notes in Italian are in messages/rules.ts.
 */

type Validity = { from: string; to?: string; confidence?: Confidence };

function version<Value extends number | string>(
  value: Value,
  unit: RuleUnit,
  source: RuleSource,
  { from, to, confidence = 'high' }: Validity,
): RuleVersion<Value> {
  return { value, unit, source, validFrom: from, validTo: to ?? null, confidence };
}

const ELI = 'https://eur-lex.europa.eu/eli';

const smeRecommendation = (article: string): RuleSource => ({
  act: 'Racc. 2003/361/CE e DM 18 aprile 2005',
  article,
  link: `${ELI}/reco/2003/361/oj`,
});

const sme = { from: '2005-01-01' };

export const RULES = {
  'pmi.micro.staff': [version(10, 'people', smeRecommendation('all., art. 2, par. 3'), sme)],
  'pmi.micro.turnover': [version(2_000_000, 'eur', smeRecommendation('all., art. 2, par. 3'), sme)],
  'pmi.micro.balance': [version(2_000_000, 'eur', smeRecommendation('all., art. 2, par. 3'), sme)],
  'pmi.small.staff': [version(50, 'people', smeRecommendation('all., art. 2, par. 2'), sme)],
  'pmi.small.turnover': [version(10_000_000, 'eur', smeRecommendation('all., art. 2, par. 2'), sme)],
  'pmi.small.balance': [version(10_000_000, 'eur', smeRecommendation('all., art. 2, par. 2'), sme)],
  'pmi.medium.staff': [version(250, 'people', smeRecommendation('all., art. 2, par. 1'), sme)],
  'pmi.medium.turnover': [version(50_000_000, 'eur', smeRecommendation('all., art. 2, par. 1'), sme)],
  'pmi.medium.balance': [version(43_000_000, 'eur', smeRecommendation('all., art. 2, par. 1'), sme)],
} as const satisfies Record<string, readonly [RuleVersion, ...RuleVersion[]]>;

export type RuleId = keyof typeof RULES;
