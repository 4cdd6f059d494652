import type { CompanyFacts } from '#domain/companies/company.ts';
import type { TaxRegime } from '#domain/grants/grant-facts.ts';
import type { Range } from '#domain/rules/pmi.ts';
import { ruleValue } from '#domain/rules/rule-at.ts';
import type { LegalForm } from '#domain/vocabulary.ts';
import type { FactSource } from './check.ts';
import type { TextFacts } from './facts-from-text.ts';
import type { Tri } from './tri-state.ts';

/** Whether a company is taxed under each regime that a call may shut out. */
export type TaxAnswers = { known: TaxRegime | null; source: FactSource; isUnder: (regime: TaxRegime) => Tri };

/** Only people may choose the flat rate (L. 190/2014, art. 1, comma 54). */
const PEOPLE: readonly LegalForm[] = ['ditta-individuale', 'libero-professionista'];

export function taxRegimes(
  company: CompanyFacts,
  told: TextFacts,
  form: LegalForm | null,
  revenue: Range | null,
  isPrimaryProducer: Tri,
  today: string,
): TaxAnswers {
  const known = company.taxRegime ?? told.conditions.taxRegime;
  const source: FactSource = company.taxRegime === null && known !== null ? 'descrizione' : 'profilo';
  const isUnder = (regime: TaxRegime): Tri => {
    if (known !== null) return known === regime;
    if (regime === 'forfettario') {
      if (form !== null && form !== 'altro' && form !== 'da-costituire' && !PEOPLE.includes(form)) return false;
      return revenue !== null && revenue.min > ruleValue('tax.flat_rate.revenue', today) ? false : null;
    }
    // Land register income is of farms alone.
    if (regime === 'reddito_agrario') return isPrimaryProducer === false ? false : null;
    return null;
  };
  return { known, source, isUnder };
}
