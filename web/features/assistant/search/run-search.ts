import { parseGrantAnswer, type AnswerProfile, type GrantAnswer } from '#domain/assistant/grant-answer.ts';
import type { AnsweredBy } from '#domain/assistant/request-types.ts';
import { SAMPLE_GRANTS, SAMPLES_SUMMARY } from '#messages/assistant/samples.ts';
import { INTELLIGENT } from '#messages/assistant/search.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import type { SearchFilters } from './search-filters.ts';

export type SearchCompany = AnswerProfile & {
  id: string;
  companyName: string;
  city: string | null;
  province: string | null;
  location: string | null;
};

/** What is really being done, in its order. */
export const SEARCH_STEPS = ['company', 'assistant', 'search'] as const;
export type SearchStep = (typeof SEARCH_STEPS)[number];

export type Outcome = GrantAnswer & {
  answeredBy: AnsweredBy;
  host: string | null;
  notice: string | null;
};

/** The assistant said no: with the sentence to show. */
export class SearchRefused extends Error {}

export async function runSearch(
  api: ApiClient,
  asked: SearchCompany,
  filters: SearchFilters,
  onStep: (step: SearchStep) => void,
  prepare: (sentence: string) => Promise<void>,
): Promise<Outcome> {
  onStep('company');
  if (filters.customQuery) await prepare(filters.customQuery);
  const { companies } = await dataOf(api.companies.$get({ query: {} }));
  const company = companies.find(({ id }) => id === asked.id);
  if (!company) throw new SearchRefused(INTELLIGENT.needsCompany);
  onStep('assistant');
  const { host } = await dataOf(api['ai-assistant'].consent.$get());
  onStep('search');
  const data = {
    query: filters.customQuery,
    companyId: company.id,
    companyProfile: { company_name: company.companyName, sector: company.sector, region: company.region },
    searchMode: 'comprehensive',
    includeWebSearch: true,
    filters,
  };
  const answer = await dataOf(api['ai-assistant'].$post({ json: { type: 'intelligent_grant_search', data } }));
  if (!answer.success || typeof answer.response !== 'string' || answer.answeredBy === null) {
    throw new SearchRefused(answer.error ?? INTELLIGENT.unknownFailure);
  }
  const { answeredBy, notice } = answer;
  return { ...parseGrantAnswer(answer.response, company), answeredBy, host, notice };
}

/** The three samples, by level, when nobody could be reached (AST-7). */
export function sampleOutcome({ territorialLevel }: SearchFilters, profile: AnswerProfile): Outcome {
  const bandi = SAMPLE_GRANTS.filter(({ livello }) => territorialLevel === 'tutti' || livello === territorialLevel).map(
    (sample) => ({ ...sample, id: `esempio-${sample.livello}`, esempio: true }),
  );
  const answer = parseGrantAnswer(JSON.stringify({ bandi, riassunto: SAMPLES_SUMMARY }), profile);
  return { ...answer, answeredBy: 'esempi', host: null, notice: null };
}
