import type { ApplicantKind } from '#domain/grants/grant-facts.ts';
import type { LegalForm } from '#domain/vocabulary.ts';
import type { CompanyView } from './company-view.ts';

export const CAPITAL: readonly LegalForm[] = ['srl', 'srls', 'spa', 'startup-innovativa', 'pmi-innovativa'];
const PARTNERS: readonly LegalForm[] = ['snc', 'sas'];
/** Applicants that are a legal form and no more. */
export const OF_FORM: Partial<Record<ApplicantKind, readonly LegalForm[]>> = {
  ditta_individuale: ['ditta-individuale'],
  libero_professionista: ['libero-professionista'],
  societa_persone: PARTNERS,
  societa_capitali: CAPITAL,
  cooperativa: ['cooperativa'],
  consorzio: ['consorzio'],
  ets: ['ets'],
};

/** A cooperative that is a body of the third sector too. */
export const isSocialCooperative = ({ legalForm, told }: CompanyView): boolean =>
  legalForm === 'cooperativa' && told.isSocialFirm;
