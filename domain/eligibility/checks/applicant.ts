import type { AskableField, Check, Value } from '#domain/eligibility/check.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import { hasStatus } from '#domain/eligibility/statuses.ts';
import { CAPITAL, isSocialCooperative, OF_FORM } from '#domain/eligibility/applicant-forms.ts';
import { isFormSilent } from '#domain/eligibility/form-silent.ts';
import { anyOf, type Tri } from '#domain/eligibility/tri-state.ts';
import type { ApplicantKind } from '#domain/grants/grant-facts.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { ruleValue } from '#domain/rules/rule-at.ts';
import type { LegalForm } from '#domain/vocabulary.ts';
import { failed, met, open, UNKNOWN, type Rule } from './row.ts';

/** "Altro" may be anything; who has not founded yet may still choose. */
const VAGUE: readonly (LegalForm | null)[] = [null, 'altro'];
const NO_COMPANY: readonly (LegalForm | null)[] = ['libero-professionista', 'da-costituire'];

/** Who may ask: `not` is certain, `kinds` may be incomplete (grant-facts.ts). */
export function checkApplicant(grant: Grant, company: CompanyView): Check | null {
  const { kinds, not } = grant.facts.who ?? {};
  if (!kinds && !not) return null;
  const found: Value =
    company.legalForm === null ? UNKNOWN : { kind: 'legal_forms', forms: [company.legalForm], isExcluding: false };
  const source = company.formSource;
  const answers = answersOf(company);
  const isMeant = (kind: ApplicantKind): Tri =>
    kind === 'grande_impresa' && mayBeMidCap(grant, company) && answers(kind) === true ? null : answers(kind);
  const firstThatIs = (is: Tri) => not?.find((kind) => kind !== 'persona_fisica' && isMeant(kind) === is);
  const shutOut = firstThatIs(true);
  if (shutOut)
    return failed({
      code: 'applicant',
      expected: applicants([shutOut], true),
      found: foundFor(shutOut, company, found),
      source,
    });
  const planned = company.plannedForm && not?.find((kind) => OF_FORM[kind]?.includes(company.plannedForm!));
  if (planned) {
    const meant: Value = { kind: 'legal_forms', forms: [company.plannedForm!], isExcluding: false };
    return open(
      { code: 'applicant', expected: applicants([planned], true), found: meant, source: 'descrizione' },
      'azienda',
    );
  }
  const doubtful = firstThatIs(null);
  if (doubtful) {
    return open(
      { code: 'applicant', expected: applicants([doubtful], true), found, source },
      'azienda',
      fieldOf(doubtful, company),
    );
  }
  if (!kinds) return met({ code: 'applicant', expected: applicants(not ?? [], true), found, source });
  const rule: Rule = { code: 'applicant', expected: applicants(kinds, false), found, source, isStated: false };
  if (anyOf(kinds.map(answers)) === true) return met(rule);
  const unsure = kinds.find((kind) => answers(kind) === null);
  if (!unsure) return open(rule, 'bando');
  return open(rule, 'azienda', isFormSilent(company.legalForm) ? 'legal_form' : fieldOf(unsure, company));
}

/** Large by its figures, and yet small enough for a call that also names the mid-caps. */
const mayBeMidCap = ({ facts }: Grant, company: CompanyView): boolean =>
  (facts.who?.kinds?.includes('mid_cap') ?? false) && isApplicant('mid_cap', company) !== false;

const applicants = (kinds: readonly ApplicantKind[], isExcluding: boolean): Value => ({
  kind: 'applicants',
  kinds: [...kinds],
  isExcluding,
});

const FIELDS: Partial<Record<ApplicantKind, AskableField>> = {
  grande_impresa: 'size',
  mid_cap: 'size',
  impresa_agricola: 'activity',
  startup_innovativa: 'innovative',
  pmi_innovativa: 'innovative',
  da_costituire: 'founded',
};

/** A form that is told is not asked again: what leaves such an applicant open is something else. */
function fieldOf(kind: ApplicantKind, { legalForm }: CompanyView): AskableField | null {
  return FIELDS[kind] ?? (isFormSilent(legalForm) ? 'legal_form' : null);
}

function foundFor(kind: ApplicantKind, company: CompanyView, form: Value): Value {
  if (kind === 'grande_impresa') return { kind: 'sizes', sizes: company.sizes, group: company.groupCount };
  if (kind === 'impresa_agricola') return { kind: 'condition', condition: 'primary_production' };
  return kind === 'da_costituire' ? { kind: 'existing', exists: false } : form;
}

type Answers = (kind: ApplicantKind) => Tri;
const KNOWN = new WeakMap<CompanyView, Answers>();

/** Whether a company is one of these: found out once, for hundreds of calls ask. */
function answersOf(company: CompanyView): Answers {
  let answers = KNOWN.get(company);
  if (answers === undefined) {
    const known: Partial<Record<ApplicantKind, Tri>> = {};
    answers = (kind) => (known[kind] === undefined ? (known[kind] = applicantOf(kind, company)) : known[kind]);
    KNOWN.set(company, answers);
  }
  return answers;
}

export const isApplicant = (kind: ApplicantKind, company: CompanyView): Tri => answersOf(company)(kind);

function applicantOf(kind: ApplicantKind, company: CompanyView): Tri {
  const { legalForm, told, sizes } = company;
  const isForm = (forms: readonly LegalForm[]): Tri => (VAGUE.includes(legalForm) ? null : forms.includes(legalForm!));
  const says = (pattern: RegExp): boolean => pattern.test(told.story.all);
  switch (kind) {
    case 'impresa':
      if (VAGUE.includes(legalForm)) return company.age.exists === false ? false : null;
      return legalForm === 'ets' ? null : !NO_COMPANY.includes(legalForm) && company.age.exists !== false;
    case 'societa_capitali':
      return legalForm === 'stp' ? null : isForm(CAPITAL);
    case 'ditta_individuale':
    case 'libero_professionista':
    case 'societa_persone':
    case 'cooperativa':
    case 'consorzio':
      return isForm(OF_FORM[kind] ?? []);
    case 'ets':
      return isSocialCooperative(company) ? null : isForm(OF_FORM[kind] ?? []);
    case 'rete':
      return says(/\b(?:rete d.impres\w|rete di imprese|contratto di rete)/);
    case 'startup_innovativa':
      return hasStatus('startup_innovativa', company);
    case 'pmi_innovativa':
      return hasStatus('pmi_innovativa', company);
    case 'mid_cap':
      return isMidCap(company);
    case 'grande_impresa':
      return !sizes.includes('large') ? false : sizes.length === 1 ? true : null;
    case 'energivora':
      return says(/\benergivor\w+/) ? true : null;
    case 'impresa_agricola':
      return company.isPrimaryProducer;
    case 'impresa_sociale':
      return hasStatus('impresa_sociale', company);
    case 'asd_ssd':
      return says(/\b(?:asd|ssd|sportiv\w+ dilettantistic\w+)\b/) ? true : isForm(['ets']) === false ? false : null;
    case 'ente_ricerca':
      return says(/\b(?:centro di ricerca|organismo di ricerca|universita)\b/) ? null : false;
    case 'persona_fisica':
    case 'da_costituire':
      return company.age.exists === null ? null : !company.age.exists;
  }
}

/** No longer an SME, and no more people than this with its group. */
function isMidCap({ sizes, groupStaff, today }: CompanyView): Tri {
  const most = ruleValue('mid_cap.small.staff', today);
  if (!sizes.includes('large') || (groupStaff !== null && groupStaff.min > most)) return false;
  return sizes.length === 1 && groupStaff !== null && groupStaff.max <= most ? true : null;
}
