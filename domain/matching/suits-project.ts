import type { Check, CheckCode } from '#domain/eligibility/check.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import { checkActivity } from '#domain/eligibility/checks/activity.ts';
import { checkAge } from '#domain/eligibility/checks/age.ts';
import { checkLegalForm } from '#domain/eligibility/checks/legal-form.ts';
import { checkSector } from '#domain/eligibility/checks/sector.ts';
import { checkSpecialStatus } from '#domain/eligibility/checks/special-status.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { costAnswer, paidCosts } from '#domain/projects/paid-costs.ts';
import { foldedAs } from './offer.ts';
import { isOffPurpose } from './theme-reader.ts';

/** Rows that, while open, say that the call is made for other firms: for those of a trade, of an age, of certain owners. */
const FOR_OTHERS: readonly CheckCode[] = ['activity', 'company_age', 'recently_founded', 'special_status'];
/** A call for so few legal forms is made for them. */
export const FEW_FORMS = 2;

/**
 * Whether a consultant would bring this call up for this project. What pays for other things, or is made for other kinds
 * of firm as far as anybody knows, may still be asked for: it comes after the rest. Without a project everything suits.
 */
export function suitsProject(grant: Grant, company: CompanyView): boolean {
  if (company.wanted === null) return true;
  if (grant.terms) return foldedAs(grant.terms, company) === null;
  if (costAnswer(paidCosts(grant), company.wanted) === 'other' || isOffPurpose(grant, company)) return false;
  const sector = checkSector(grant, company);
  if (isOpen(sector) && sector.lack === 'bando' && sector.expected.kind === 'sectors') return false;
  const { legalForms } = grant.constraints;
  if (Array.isArray(legalForms) && legalForms.length <= FEW_FORMS && isOpen(checkLegalForm(grant, company)))
    return false;
  const rows = [checkActivity(grant, company), ...checkAge(grant, company), ...checkSpecialStatus(grant, company)];
  return !rows.some((row) => isOpen(row) && FOR_OTHERS.includes(row!.code));
}

const isOpen = (row: Check | null): boolean => row?.outcome === 'da_verificare';
