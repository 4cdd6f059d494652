import { toldYouthAgeMax } from '#domain/eligibility/age-bounds.ts';
import type { AskableField, Check, Value } from '#domain/eligibility/check.ts';
import type { CompanyView } from '#domain/eligibility/company-view.ts';
import { quotaInWords } from '#domain/eligibility/owners.ts';
import { hasStatus, type StatusAsked } from '#domain/eligibility/statuses.ts';
import { isFormSilent } from '#domain/eligibility/form-silent.ts';
import { allOf, anyOf } from '#domain/eligibility/tri-state.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { SPECIAL_STATUSES, type SpecialStatus } from '#domain/vocabulary.ts';
import { decide, UNKNOWN } from './row.ts';

/** Statuses beyond the legal form: startup, women-led, cooperative … */
export function checkSpecialStatus(grant: Grant, company: CompanyView): Check[] {
  const { statusesAnyOf, statusesAllOf } = grant.constraints;
  const rows: Check[] = [];
  if (statusesAnyOf && statusesAnyOf.length > 0) rows.push(compare(grant, statusesAnyOf, false, company));
  if (statusesAllOf && statusesAllOf.length > 0) rows.push(compare(grant, statusesAllOf, true, company));
  return rows;
}

function compare(grant: Grant, statuses: SpecialStatus[], needsAll: boolean, company: CompanyView): Check {
  const youthAgeMax = toldYouthAgeMax(grant);
  const startupMonthsMax = grant.constraints.ageMonths?.max ?? grant.facts.age?.companyMaxMonths;
  const asked: StatusAsked = {
    ...(startupMonthsMax === undefined ? {} : { startupMonthsMax }),
    ...(youthAgeMax === undefined ? {} : { youthAgeMax }),
    women: quotaInWords(grant.facts.ownership?.women ?? ''),
    young: quotaInWords(grant.facts.ownership?.young ?? ''),
  };
  const answers = statuses.map((status) => hasStatus(status, company, asked));
  const holds = needsAll ? allOf(answers) : anyOf(answers);
  const known = SPECIAL_STATUSES.filter((status) => hasStatus(status, company, asked) === true);
  const expected: Value = { kind: 'statuses', statuses, needsAll, youthAgeMax: youthAgeMax ?? null };
  const found: Value =
    known.length > 0
      ? { kind: 'statuses', statuses: known, needsAll: true, youthAgeMax: youthAgeMax ?? null }
      : UNKNOWN;
  const open = statuses.find((_, index) => answers[index] === null);
  const source =
    company.facts.shareholders.length > 0 ? 'soci' : company.told.story.all === '' ? 'profilo' : 'descrizione';
  return decide({ code: 'special_status', expected, found, source }, holds, open ? fieldOf(open, company) : null);
}

/** A form or a section that is told is not asked again: what leaves such a status open is something else. */
function fieldOf(status: SpecialStatus, { legalForm, facts }: CompanyView): AskableField | null {
  const field = FIELD_OF[status] ?? null;
  if (field === 'innovative' && facts.innovativeSection !== null) return null;
  return field === 'legal_form' && !isFormSilent(legalForm) ? null : field;
}

const FIELD_OF: Partial<Record<SpecialStatus, AskableField>> = {
  femminile: 'women_led',
  giovanile: 'youth_led',
  startup: 'innovative',
  startup_innovativa: 'innovative',
  pmi_innovativa: 'innovative',
  artigiana: 'artisan',
  cooperativa: 'legal_form',
  consorzio: 'legal_form',
  ets: 'legal_form',
  impresa_sociale: 'legal_form',
  professionista: 'legal_form',
  da_costituire: 'founded',
  culturale_creativa: 'activity',
  agricola: 'activity',
};
