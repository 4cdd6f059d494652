import type { Check, Value } from '#domain/eligibility/check.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import { CAPITAL, isSocialCooperative, OF_FORM } from '#domain/eligibility/applicant-forms.ts';
import { grantWords } from '#domain/eligibility/grant-words.ts';
import { isFormSilent } from '#domain/eligibility/form-silent.ts';
import type { Grant } from '#domain/grants/grant.ts';
import type { LegalForm } from '#domain/vocabulary.ts';
import { failed, met, NO_LIMIT, open, UNKNOWN, type Rule } from './row.ts';

export function checkLegalForm(grant: Grant, company: CompanyView): Check | null {
  const { legalForms } = grant.constraints;
  const legalFormsExcluded =
    grant.constraints.legalFormsExcluded ?? (grantWords(grant).needsRegister ? UNREGISTERED : undefined);
  const { plannedForm } = company;
  const legalForm = plannedForm ?? company.legalForm;
  const source = plannedForm === null ? company.formSource : 'descrizione';
  const found: Value = legalForm === null ? UNKNOWN : list([legalForm], false);
  if (legalForms === 'any') return met({ code: 'legal_form', expected: NO_LIMIT, found, source });
  if (legalForms) {
    const rule: Rule = { code: 'legal_form', expected: list(legalForms, false), found, source };
    if (legalForm !== null && isListed(legalForm, legalForms, plannedForm !== null)) return met(rule);
    if (isSocialCooperative(company) && legalForms.includes('ets')) return met(rule);
    if (plannedForm !== null) return open(rule, 'azienda');
    if (isFormSilent(legalForm)) return open(rule, 'azienda', 'legal_form');
    // The card says "società di capitali", the facts name others too: the official text decides.
    return formsNamed(grant).includes(legalForm!) ? open(rule, 'bando') : failed(rule);
  }
  if (!legalFormsExcluded || legalFormsExcluded.length === 0) return null;
  const rule: Rule = { code: 'legal_form', expected: list(legalFormsExcluded, true), found, source };
  if (legalForm !== null && legalFormsExcluded.includes(legalForm))
    return plannedForm === null ? failed(rule) : open(rule, 'azienda');
  return isFormSilent(legalForm) ? open(rule, 'azienda', 'legal_form') : met(rule);
}

/** Of a company still to be founded one kind of limited company is as good as another. */
const isListed = (form: LegalForm, list: readonly LegalForm[], isPlanned: boolean): boolean =>
  list.includes(form) || (isPlanned && CAPITAL.includes(form) && list.some((each) => CAPITAL.includes(each)));

/** Forms that the facts name among who may ask. */
export const formsNamed = ({ facts }: Grant): LegalForm[] =>
  (facts.who?.kinds ?? []).flatMap((kind) => OF_FORM[kind] ?? []);

/** People of the professions are in no business register. */
const UNREGISTERED: LegalForm[] = ['libero-professionista'];

function list(forms: LegalForm[], isExcluding: boolean): Value {
  return { kind: 'legal_forms', forms, isExcluding };
}
