import type { InferResponseType } from 'hono/client';
import type { AskableField } from '#domain/eligibility/check.ts';
import type { ApiClient } from '#web/lib/api.ts';
import type { CompanyFormValues } from './form/form-values.ts';

type Answer = InferResponseType<ApiClient['match']['$get'], 200>;
export type NextQuestion = Answer['questions'][number];
/** What to ask next about one company. */
export type NextQuestions = { companyId: string; questions: NextQuestion[] };

const SHOWN = 3;

/** Where each question is answered: the first box that is still empty, or the first one. */
const INPUTS: Record<AskableField, readonly [keyof CompanyFormValues, ...(keyof CompanyFormValues)[]]> = {
  region: ['region'],
  province: ['province'],
  size: ['employeesExact', 'revenueExact', 'balanceExact'],
  sector: ['sector'],
  activity: ['description'],
  ateco: ['atecoCodes', 'atecoVersion'],
  legal_form: ['legalForm'],
  founded: ['foundedOn'],
  women_led: ['isWomenLed'],
  youth_led: ['isYouthLed'],
  founder_age: ['description'],
  innovative: ['legalForm'],
  artisan: ['description'],
  employees: ['employeesExact'],
  revenue: ['revenueExact'],
  spend: ['description'],
  group: ['description'],
  seats: ['description'],
  tax_regime: ['description'],
  procedure: ['description'],
  project_place: ['description'],
  ordered: ['description'],
};
const isAskable = (field: string): field is AskableField => Object.hasOwn(INPUTS, field);

/** Those that decide most, and that the form can answer. */
export const mostUseful = (questions: readonly NextQuestion[]): NextQuestion[] =>
  questions.filter(({ field, decides }) => decides > 0 && isAskable(field)).slice(0, SHOWN);

/** Facts without a box of their own are read from the description ("dalla descrizione"). */
export const isToldInDescription = (field: string): boolean =>
  field !== 'activity' && isAskable(field) && INPUTS[field][0] === 'description';

export function inputOfQuestion(field: string, values: CompanyFormValues): keyof CompanyFormValues | null {
  if (!isAskable(field)) return null;
  return INPUTS[field].find((name) => values[name] === '' || values[name] === null) ?? INPUTS[field][0];
}
