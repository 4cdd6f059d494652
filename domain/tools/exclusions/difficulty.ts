import { addYears } from '#domain/rules/day.ts';
import { ruleAt, ruleValue, type RuleInForce } from '#domain/rules/rule-at.ts';
import type { LegalForm, Outcome } from '#domain/vocabulary.ts';
import type {
  ExclusionCheck,
  ExclusionFacts,
  ExclusionReason,
  ExclusionRow,
  LargeFirmYear,
} from './exclusion-facts.ts';

/** Where the letters a) and b) of art. 2(18) surely apply, and where there is no capital to lose. */
const WITH_CAPITAL: readonly LegalForm[] = [
  'srl',
  'srls',
  'spa',
  'startup-innovativa',
  'pmi-innovativa',
  'cooperativa',
  'snc',
  'sas',
];
const WITHOUT_CAPITAL: readonly LegalForm[] = ['ditta-individuale', 'libero-professionista', 'da-costituire'];

const rowOf =
  (check: ExclusionCheck, rule: RuleInForce) =>
  (outcome: Outcome, reason: ExclusionReason): ExclusionRow => ({ check, outcome, reason, rule });

/** More than half of the capital gone, net of reserves (Reg. UE 651/2014, art. 2(18)(a) and (b)). */
export function capitalRow(facts: ExclusionFacts): ExclusionRow {
  const rule = ruleAt('difficulty.capital_loss.share', facts.day);
  const row = rowOf('difficulty_capital', rule);
  const { capital, netWorth, legalForm } = facts;
  if (legalForm !== null && WITHOUT_CAPITAL.includes(legalForm)) {
    return row('soddisfatto', { code: 'capital_not_applicable' });
  }
  if (capital === null || netWorth === null || capital <= 0) return row('da_verificare', { code: 'capital_ask' });
  const lostPercent = Math.max(0, Math.round(((capital - netWorth) / capital) * 100 * 100) / 100);
  const figures = { lostPercent, limit: rule.value };
  const isLost = capital - netWorth > (capital * rule.value) / 100;
  if (!isLost) return row('soddisfatto', { code: 'capital_intact', ...figures });
  const youngYears = ruleValue('difficulty.young_sme.years', facts.day);
  const isYoung = facts.foundedOn === null ? null : facts.day < addYears(facts.foundedOn, youngYears);
  const isSme = facts.size === null ? null : facts.size !== 'large';
  if (isYoung === true && isSme === true) return row('soddisfatto', { code: 'capital_young_sme', years: youngYears });
  if (isYoung !== false && isSme !== false) return row('da_verificare', { code: 'capital_ask_age' });
  if (legalForm === null) return row('da_verificare', { code: 'capital_ask_form' });
  if (!WITH_CAPITAL.includes(legalForm)) return row('da_verificare', { code: 'capital_lost_maybe', ...figures });
  return row('non_soddisfatto', { code: 'capital_lost', ...figures });
}

/** Large firms only: too much debt and too little margin, both for two years (art. 2(18)(e)). */
export function ratiosRow(facts: ExclusionFacts): ExclusionRow {
  const rule = ruleAt('difficulty.debt_to_equity', facts.day);
  const row = rowOf('difficulty_ratios', rule);
  if (facts.size !== null && facts.size !== 'large') return row('soddisfatto', { code: 'ratios_sme' });
  const asked = ruleValue('difficulty.large.years', facts.day);
  const years = facts.largeFirmYears.slice(0, asked).map((year) => ratiosOf(year));
  const isHealthy = (year: Ratios) =>
    (year.debtToEquity !== null && year.debtToEquity <= rule.value) ||
    (year.interestCover !== null && year.interestCover >= ruleValue('difficulty.interest_cover', facts.day));
  // One healthy year is enough: the rule wants both ratios bad in both years.
  if (years.some(isHealthy)) return row('soddisfatto', { code: 'ratios_healthy' });
  if (facts.size === null) return row('da_verificare', { code: 'ratios_ask_size' });
  const latest = years[0];
  const isKnown = years.every((year) => year.debtToEquity !== null && year.interestCover !== null);
  if (!latest || years.length < asked || !isKnown) return row('da_verificare', { code: 'ratios_ask' });
  return row('non_soddisfatto', {
    code: 'ratios_bad',
    debtToEquity: latest.debtToEquity!,
    interestCover: latest.interestCover!,
  });
}

type Ratios = { debtToEquity: number | null; interestCover: number | null };

/** No net worth is the worst ratio; no interest to pay the best cover. */
function ratiosOf({ debt, netWorth, ebitda, interest }: LargeFirmYear): Ratios {
  const debtToEquity = debt === null || netWorth === null ? null : netWorth <= 0 ? Infinity : debt / netWorth;
  const interestCover = ebitda === null || interest === null ? null : interest <= 0 ? Infinity : ebitda / interest;
  return { debtToEquity, interestCover };
}
