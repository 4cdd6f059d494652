import type { TaxRegime } from '#domain/grants/grant-facts.ts';
import type { Day } from '#domain/rules/day.ts';
import type { Range } from '#domain/rules/pmi.ts';
import { ruleValue } from '#domain/rules/rule-at.ts';
import type { RuleId } from '#domain/rules/table.ts';
import type { LegalForm } from '#domain/vocabulary.ts';

export type TaxKind = 'ires' | 'irpef' | 'irpef_irap' | 'forfettario' | 'agrarian' | 'reduced' | 'unknown';
export type TaxShare = { kind: TaxKind; percent: Range; rules: RuleId[] };
export type TaxPayer = { legalForm: LegalForm | null; taxRegime: TaxRegime | null; day: Day };

const COMPANIES: readonly LegalForm[] = ['srl', 'srls', 'spa', 'startup-innovativa', 'pmi-innovativa', 'stp'];
const PARTNERSHIPS: readonly LegalForm[] = ['snc', 'sas'];
const PEOPLE: readonly LegalForm[] = ['ditta-individuale', 'libero-professionista'];
/** Income that is partly left untaxed, by rules of their own. */
const REDUCED: readonly LegalForm[] = ['cooperativa', 'consorzio', 'ets'];

/**
 * What may go in taxes of a grant that counts as income, from least to most: by who pays and how the income is
 * determined. A person's share depends on the bracket; IRAP falls only on part of the grants, and on no person.
 */
export function taxShare({ legalForm, taxRegime, day }: TaxPayer): TaxShare {
  const rate = (id: 'tax.ires' | 'tax.irap' | 'tax.irpef.rate_1' | 'tax.irpef.rate_3') => ruleValue(id, day);
  const share = (kind: TaxKind, min: number, max: number, rules: RuleId[]): TaxShare => ({
    kind,
    percent: { min, max: Math.round(max * 100) / 100 },
    rules,
  });
  const withIres = rate('tax.ires') + rate('tax.irap');
  const withIrpef = rate('tax.irpef.rate_3') + rate('tax.irap');
  if (taxRegime === 'reddito_agrario') return share('agrarian', 0, 0, ['tax.agrarian_income']);
  if (taxRegime === 'forfettario')
    return share('forfettario', 0, flatMost(day), ['tax.forfettario', 'tax.forfettario.coefficient.most']);
  if (legalForm !== null && COMPANIES.includes(legalForm))
    return share('ires', rate('tax.ires'), withIres, ['tax.ires', 'tax.irap']);
  if (legalForm !== null && PARTNERSHIPS.includes(legalForm)) {
    return share('irpef_irap', rate('tax.irpef.rate_1'), withIrpef, [
      'tax.irpef.rate_1',
      'tax.irpef.rate_3',
      'tax.irap',
    ]);
  }
  if (legalForm !== null && PEOPLE.includes(legalForm)) {
    const rules: RuleId[] = ['tax.irpef.rate_1', 'tax.irpef.rate_3', 'tax.irap.individuals_exempt'];
    return share('irpef', rate('tax.irpef.rate_1'), rate('tax.irpef.rate_3'), rules);
  }
  if (legalForm !== null && REDUCED.includes(legalForm)) return share('reduced', 0, withIres, ['tax.ires', 'tax.irap']);
  return share('unknown', 0, Math.max(withIres, withIrpef), ['tax.ires', 'tax.irpef.rate_3', 'tax.irap']);
}

/** Only the part of the takings that the coefficient calls income is taxed. */
const flatMost = (day: Day): number =>
  (ruleValue('tax.forfettario', day) * ruleValue('tax.forfettario.coefficient.most', day)) / 100;
