import type { InferResponseType } from 'hono/client';
import type { CompanyField } from '#domain/eligibility/check.ts';
import type { ApiClient } from '#web/lib/api.ts';
import type { CompanyFormValues } from './form/form-values.ts';

type Answer = InferResponseType<ApiClient['match']['$get'], 200>;
export type NextQuestion = Answer['questions'][number];
/** What to ask next about one company. */
export type NextQuestions = { companyId: string; questions: NextQuestion[] };

const SHOWN = 3;

/** Where each question is answered: the first box that is still empty, or the first one. */
const INPUTS: Record<CompanyField, readonly [keyof CompanyFormValues, ...(keyof CompanyFormValues)[]]> = {
  region: ['region'],
  province: ['province'],
  size: ['employeesExact', 'revenueExact', 'balanceExact'],
  sector: ['sector'],
  activity: ['description'],
  ateco: ['atecoCodes', 'atecoVersion'],
  ateco_2007: ['atecoCodes', 'atecoVersion'],
  ateco_2025: ['atecoCodes', 'atecoVersion'],
  legal_form: ['legalForm'],
  founded: ['foundedOn'],
  women_led: ['isWomenLed'],
  youth_led: ['isYouthLed'],
  founder_age: ['shareholders'],
  innovative: ['innovativeSection'],
  artisan: ['description'],
  employees: ['employeesExact'],
  revenue: ['revenueExact'],
  group: ['hasGroup'],
  seats: ['operatingSeats'],
  tax_regime: ['taxRegime'],
  procedure: ['procedure'],
};
const isAskable = (field: string): field is CompanyField => Object.hasOwn(INPUTS, field);

/** The first few that are about the company: the server has put the most useful first. */
export const mostUseful = (questions: readonly NextQuestion[]): NextQuestion[] =>
  questions.filter(({ field }) => isAskable(field)).slice(0, SHOWN);

/** Facts without a box of their own are read from the description ("dalla descrizione"). */
export const isToldInDescription = (field: string): boolean =>
  field !== 'activity' && isAskable(field) && INPUTS[field][0] === 'description';

export function inputOfQuestion(field: string, values: CompanyFormValues): keyof CompanyFormValues | null {
  if (!isAskable(field)) return null;
  return INPUTS[field].find((name) => values[name] === '' || values[name] === null) ?? INPUTS[field][0];
}
