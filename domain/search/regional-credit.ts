import type { Grant } from '#domain/grants/grant.ts';
import { grantAudiences } from './audiences.ts';

/** The concept of what a region lends to everybody; no words say it. */
export const REGIONAL_CREDIT = 'credito-regionale';

const CREDIT = new Set(['finanziamento agevolato', 'garanzia', 'contributo in conto interessi']);
const SECTORS_OF_MOST = 6;

/** What a region lends, or backs, for companies of any trade and any project. */
export function isRegionalCredit({ level, aidForm, sectors, categories, constraints }: Grant): boolean {
  return (
    level === 'regionale' &&
    CREDIT.has(aidForm) &&
    sectors.length >= SECTORS_OF_MOST &&
    categories.length === 0 &&
    (constraints.activities ?? []).length === 0 &&
    grantAudiences({ constraints }) === 0
  );
}
