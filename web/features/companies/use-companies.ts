import { useRouter } from '@tanstack/react-router';
import type { CompanyChanges, CompanyInput } from '#domain/companies/company-input.ts';
import { dataOf } from '#web/lib/api.ts';
import { loadCompanies, useSharedCompanies, type Company } from './companies-context.tsx';

/** The feature's only door to the API. Each write answers with the fresh list, which replaces the old one. */
export function useCompanies() {
  const router = useRouter();
  const { companies, replace } = useSharedCompanies();
  const { api } = router.options.context;

  /** Other screens follow the active company: they read again, the list itself is already here. */
  async function show<Answer extends { companies: Company[] }>(answer: Answer): Promise<Answer> {
    replace(answer.companies);
    await router.invalidate({ filter: (match) => match.routeId !== '/_frame' });
    return answer;
  }
  return {
    companies,
    /** Null when it failed again: what is on screen stays. */
    async reload() {
      const list = await loadCompanies(api);
      if (list) replace(list);
      return list;
    },
    create: async (json: CompanyInput) => show(await dataOf(api.companies.$post({ json }))),
    update: async (id: string, json: CompanyChanges) =>
      show(await dataOf(api.companies[':id'].$patch({ param: { id }, json }))),
    remove: async (id: string) => show(await dataOf(api.companies[':id'].$delete({ param: { id } }))),
    restore: async (id: string) => show(await dataOf(api.companies[':id'].restore.$post({ param: { id } }))),
    makePrimary: async (id: string) => show(await dataOf(api.companies[':id'].primary.$put({ param: { id } }))),
    checkVatNumber: (vatNumber: string) => dataOf(api.companies.vies[':vatNumber'].$get({ param: { vatNumber } })),
  };
}
