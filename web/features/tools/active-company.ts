import type { InferResponseType } from 'hono/client';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { actsForCompany, type SessionUser } from '#web/lib/session.ts';

export type ToolCompany = InferResponseType<ApiClient['companies']['$get'], 200>['companies'][number];

/** The company whose data a tool starts from; null for visitors, and a failure here never takes the tool away. */
export async function loadActiveCompany(api: ApiClient, user: SessionUser | null): Promise<ToolCompany | null> {
  if (!actsForCompany(user)) return null;
  try {
    const { companies } = await dataOf(api.companies.$get({ query: {} }));
    return companies.find((company) => company.isPrimary) ?? null;
  } catch {
    return null;
  }
}
