import type { Check, Condition, Value } from '#domain/eligibility/check.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import { grantWords } from '#domain/eligibility/grant-words.ts';
import { anyOf } from '#domain/eligibility/tri-state.ts';
import type { Grant } from '#domain/grants/grant.ts';
import type { AidForm } from '#domain/vocabulary.ts';
import { regimeOf } from './aid-regime.ts';
import { failed, met, open, UNKNOWN, type Rule } from './row.ts';

const is = (condition: Condition): Value => ({ kind: 'condition', condition });

/** Regimes of taxation shut out: no cost to deduct, nothing to raise. */
export function checkTaxRegime(grant: Grant, company: CompanyView): Check | null {
  const not = grant.facts.tax?.not;
  if (!not) return null;
  const { known, source, isUnder } = company.tax;
  const found: Value = known === null ? UNKNOWN : { kind: 'tax', regimes: [known], isExcluding: false };
  const rule: Rule = { code: 'tax_regime', expected: { kind: 'tax', regimes: not, isExcluding: true }, found, source };
  const answer = anyOf(not.map(isUnder));
  if (answer === true) return failed(rule);
  return answer === null ? open(rule, 'azienda', 'tax_regime') : met(rule);
}

/**
 * Firms in difficulty get no aid under exemption (Reg. UE 651/2014, art. 1.4); de minimis and general tax rules do not ask.
 * Nothing is said where nobody spoke of losses.
 */
export function checkDifficulty(grant: Grant, company: CompanyView): Check | null {
  if (company.isInDifficulty === null || grant.constraints.statusesAnyOf?.includes('in_crisi')) return null;
  const excludes = excludesDifficulty(grant);
  if (excludes === false) return null;
  const found = is(company.isInDifficulty ? 'in_difficulty' : 'not_in_difficulty');
  const source = company.facts.netEquity === null ? 'descrizione' : 'profilo';
  const rule: Rule = { code: 'difficulty', expected: is('not_in_difficulty'), found, source };
  if (!company.isInDifficulty) return met(rule);
  return excludes === true ? failed(rule) : open(rule, 'bando');
}

function excludesDifficulty(grant: Grant): boolean | null {
  if (grantWords(grant).excludesDifficulty) return true;
  const regime = regimeOf(grant);
  if (regime === 'gber') return true;
  if (regime === 'de_minimis') return false;
  return FOR_TAXPAYERS.includes(grant.aidForm) || (regime === 'non_aiuto' && grant.level !== 'europeo') ? false : null;
}

/** Deductions on buildings and gifts are for whoever pays taxes: winding up changes nothing. */
const FOR_TAXPAYERS: readonly AidForm[] = ['detrazione fiscale'];
/** Contributions and energy follow the work or the plant; whether they go on is for the body to say. */
const FOLLOWS_WORK: readonly AidForm[] = [
  'esonero contributivo',
  'agevolazione contributiva',
  'tariffa incentivante',
  'titoli negoziabili',
  'formazione finanziata',
];

const isForTaxpayers = (grant: Grant): boolean =>
  FOR_TAXPAYERS.includes(grant.aidForm) || grantWords(grant).isForGivers;

/** Winding up and insolvency shut out everywhere (ELI-6); a composition that keeps the firm going is to be verified. */
export function checkProcedure(grant: Grant, company: CompanyView): Check | null {
  const { procedure } = company;
  if (procedure === null || procedure === 'nessuna' || isForTaxpayers(grant)) return null;
  const isGoingOn = procedure === 'concordato_continuita' || procedure === 'composizione_negoziata';
  const source = company.facts.procedure === null ? 'descrizione' : 'profilo';
  const rule: Rule = {
    code: 'procedure',
    expected: is('no_procedure'),
    found: is(isGoingOn ? 'composition' : 'winding_up'),
    source,
  };
  return isGoingOn || FOLLOWS_WORK.includes(grant.aidForm) ? open(rule, 'azienda', 'procedure') : failed(rule);
}

/** Until then a firm that does not trade is about to begin, and may well have begun when it is paid. */
const BEGINNING_MONTHS = 12;

/** A firm that does not trade yet may found with the help of those who help to start; elsewhere it must be active. */
export function checkInactive(grant: Grant, company: CompanyView): Check | null {
  if (company.isInactive !== true || company.age.exists === false || isForTaxpayers(grant)) return null;
  const source = company.facts.isInactive === null ? 'descrizione' : 'profilo';
  const rule: Rule = { code: 'inactive', expected: is('trading'), found: is('inactive'), source };
  const isBeginning = company.age.months !== null && company.age.months.max < BEGINNING_MONTHS;
  return isBeginning || isForBeginners(grant) ? open(rule, 'azienda') : failed(rule);
}

export function isForBeginners({ constraints, facts }: Grant): boolean {
  const kinds = facts.who?.kinds ?? [];
  return (
    constraints.mustExist === false ||
    constraints.recentlyFounded === true ||
    constraints.ageMonths?.max !== undefined ||
    facts.age?.companyMaxMonths !== undefined ||
    kinds.includes('da_costituire') ||
    kinds.includes('persona_fisica')
  );
}

/** Growing and fishing have rules of their own: general de minimis and regional aid do not reach them. */
export function checkPrimaryProduction(grant: Grant, company: CompanyView): Check | null {
  if (company.isPrimaryProducer !== true) return null;
  const admits = admitsPrimaryProduction(grant);
  if (admits === true) return null;
  const rule: Rule = {
    code: 'primary_production',
    expected: is('no_primary_production'),
    found: is('primary_production'),
  };
  return admits === false ? failed(rule) : open(rule, 'bando');
}

const REGIONAL_AID = /\bart(?:t?\.|icol[oi])[^;:]*\b1[34]\b/;

export function admitsPrimaryProduction(grant: Grant): boolean | null {
  const { facts, constraints, sectors } = grant;
  if (facts.who?.kinds?.includes('impresa_agricola')) return true;
  if (constraints.activities?.some((activity) => activity === 'agricola' || activity === 'pesca')) return true;
  const regime = regimeOf(grant);
  if (regime === 'gber' && REGIONAL_AID.test(facts.regime?.text ?? '')) return false;
  if (regime === 'de_minimis') return sectors.includes('agriculture') || constraints.sectors === 'any' ? null : false;
  return true;
}

/** A call for groups of firms: alone one cannot ask, and a plain yes would be wrong for whoever has no partners yet. */
export function checkPartners(grant: Grant, company: CompanyView): Check | null {
  if (!grantWords(grant).needsPartners) return null;
  const isGroup =
    company.legalForm === 'consorzio' ||
    /\b(?:rete d.impres\w|contratto di rete|accordo di filiera)/.test(company.told.story.all);
  const { asksAlone } = company.told.conditions;
  const rule: Rule = {
    code: 'partners',
    expected: is('with_partners'),
    found: asksAlone ? is('alone') : isGroup ? is('with_partners') : UNKNOWN,
    source: 'descrizione',
  };
  if (isGroup && !asksAlone) return met(rule);
  return asksAlone ? failed(rule) : open(rule, 'azienda');
}
