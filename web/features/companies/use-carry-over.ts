import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { VISITOR } from '#messages/projects/visitor.ts';
import type { ApiClient } from '#web/lib/api.ts';
import { ApiError, dataOf } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { forgetVisitor, keepVisitor, readVisitor, type Visitor } from '#web/lib/visitor.ts';
import { notify } from '#web/ui/feedback/notify.ts';
import { updateCompany, type Company } from './api.ts';

/**
 * What somebody told before signing up goes into their company and a first project, then leaves the browser (PRJ-4). It
 * only fills what is empty: nothing that the account knows is ever overwritten.
 */
export function useCarryOver(company: Company | null): void {
  const api = useApi();
  const client = useQueryClient();
  const router = useRouter();
  const carry = useEffectEvent(async (into: Company) => {
    const told = readVisitor();
    if (!told) return;
    forgetVisitor(); // once, also in a second tab
    try {
      if (!(await carryOver(api, into, told))) return;
      await client.invalidateQueries({ queryKey: KEYS.everything });
      await router.invalidate();
      notify('success', VISITOR.carried, { description: VISITOR.carriedText });
    } catch (error) {
      // The account is whole without it; what no answer or a moment's refusal stopped is tried on the next visit.
      if (!isRefusedForGood(error)) keepVisitor(told);
    }
  });
  useEffect(() => {
    if (company) void carry(company);
  }, [company]);
}

const isRefusedForGood = (error: unknown) => error instanceof ApiError && error.body.code === 'invalid_input';

async function carryOver(api: ApiClient, company: Company, told: Visitor): Promise<boolean> {
  const { region, employees } = told.company;
  const changes = {
    ...(region && company.region === null ? { region } : {}),
    ...(employees && company.employees === null && company.employeesExact === null ? { employees } : {}),
    ...(told.trade && company.description === '' ? { description: told.trade } : {}),
  };
  const hasChanges = Object.keys(changes).length > 0;
  if (hasChanges) await updateCompany(api)({ id: company.id, json: { ...changes, version: company.version } });
  if (told.project === null) return hasChanges;
  const { projects } = await dataOf(api.projects.$get({ query: {} }));
  if (projects.length > 0) return hasChanges;
  await dataOf(api.projects.$post({ json: told.project }));
  return true;
}
