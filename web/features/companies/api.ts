import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import type { CompanyChanges, CompanyInput } from '#domain/companies/company-input.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { mostUseful, type NextQuestions } from './next-questions.ts';

export type Company = InferResponseType<ApiClient['companies']['$get'], 200>['companies'][number];

export type CompanyDetails = InferResponseType<ApiClient['companies'][':id']['$get'], 200>;

/** One list for the selector, the companies page and whoever follows the active company. */
export const companiesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: KEYS.companies,
    queryFn: async (): Promise<Company[]> => (await dataOf(api.companies.$get({ query: {} }))).companies,
  });

/** With what the list leaves out. By version: what was read before a change is never shown after it. */
export const companyQuery = (api: ApiClient, { id, version }: Pick<Company, 'id' | 'version'>) =>
  queryOptions({
    queryKey: [...KEYS.company, id, version],
    queryFn: (): Promise<CompanyDetails> => dataOf(api.companies[':id'].$get({ param: { id } })),
  });

/** Those that were archived, for the applications sent in their name. */
export const archivedQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: KEYS.archivedCompanies,
    queryFn: async () => (await dataOf(api.companies.archived.$get())).items,
  });

/** What to ask next about the active company; null without one. */
export const nextQuestionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: KEYS.nextQuestions,
    queryFn: async (): Promise<NextQuestions | null> => {
      const { company, questions } = await dataOf(api.match.$get({ query: { limit: '1' } }));
      return company && { companyId: company.id, questions: mostUseful(questions) };
    },
  });

type One = Pick<Company, 'id' | 'companyName'>;

/** Every write answers with the fresh list. */
export const createCompany = (api: ApiClient) => (json: CompanyInput) => dataOf(api.companies.$post({ json }));
export const updateCompany =
  (api: ApiClient) =>
  ({ id, json }: { id: string; json: CompanyChanges }) =>
    dataOf(api.companies[':id'].$patch({ param: { id }, json }));
export const removeCompany =
  (api: ApiClient) =>
  ({ id }: One) =>
    dataOf(api.companies[':id'].$delete({ param: { id } }));
export const restoreCompany =
  (api: ApiClient) =>
  ({ id }: One) =>
    dataOf(api.companies[':id'].restore.$post({ param: { id } }));
export const makePrimary = (api: ApiClient) => (id: string) =>
  dataOf(api.companies[':id'].primary.$put({ param: { id } }));

export type VatAnswer = InferResponseType<ApiClient['companies']['vies'][':vatNumber']['$get'], 200>;

/** What VIES says about a number; without an answer, that nobody could say. */
export const vatQuery = (api: ApiClient, vatNumber: string) =>
  queryOptions({
    queryKey: [...KEYS.vatNumbers, vatNumber],
    queryFn: (): Promise<VatAnswer> => dataOf(api.companies.vies[':vatNumber'].$get({ param: { vatNumber } })),
  });
