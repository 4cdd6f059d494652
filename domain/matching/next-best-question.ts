import type { NamedCompany } from '#domain/eligibility/company-view.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { buildMatcher } from './matcher.ts';
import type { Question } from './next-question.ts';

/** The questions worth asking a company, for who has no matcher at hand. */
export function nextBestQuestion(grants: readonly Grant[], company: NamedCompany, today: string): Question[] {
  return buildMatcher(grants).nextQuestions(company, today);
}
