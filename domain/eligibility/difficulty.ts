import type { CompanyFacts } from '#domain/companies/company.ts';
import { ruleValue } from '#domain/rules/rule-at.ts';
import type { CompanySize } from '#domain/vocabulary.ts';
import type { CompanyAge } from './company-age.ts';
import type { TextFacts } from './facts-from-text.ts';
import type { Tri } from './tri-state.ts';

const MONTHS_PER_YEAR = 12;

/**
 * "Impresa in difficoltà" (Reg. UE 651/2014, art. 2, point 18): more than half of the subscribed capital lost. Young SMEs
 * are exempt. Null where nobody spoke of it: then it is no question of the table.
 */
export function isInDifficulty(
  company: CompanyFacts,
  told: TextFacts,
  age: CompanyAge,
  sizes: readonly CompanySize[],
  today: string,
): Tri {
  const lost = lostCapital(company, today) ?? lostInWords(told, today);
  if (lost !== true) return lost;
  const youngMonths = ruleValue('difficulty.young_sme.years', today) * MONTHS_PER_YEAR;
  const isYoung = age.months !== null && age.months.max < youngMonths;
  return isYoung && !sizes.includes('large') ? false : true;
}

function lostInWords({ conditions: { losses } }: TextFacts, today: string): Tri {
  if (losses.isHalfLost !== null || losses.lostPercent === null) return losses.isHalfLost;
  return losses.lostPercent > ruleValue('difficulty.capital_loss.share', today);
}

function lostCapital({ shareCapital, netEquity }: CompanyFacts, today: string): Tri {
  if (shareCapital === null || netEquity === null || shareCapital === 0) return null;
  return netEquity < shareCapital * (1 - ruleValue('difficulty.capital_loss.share', today) / 100);
}
