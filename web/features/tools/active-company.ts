import type { InferResponseType } from 'hono/client';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { actsForCompany, type SessionUser } from '#web/lib/session.ts';

export type ToolCompany = InferResponseType<ApiClient['companies'][':id']['$get'], 200>;

/** The company whose data a tool starts from; null for visitors, and a failure here never takes the tool away. */
export async function loadActiveCompany(api: ApiClient, user: SessionUser | null): Promise<ToolCompany | null> {
  if (!actsForCompany(user)) return null;
  try {
    const { companies } = await dataOf(api.companies.$get({ query: {} }));
    const active = companies.find((company) => company.isPrimary);
    return active ? await dataOf(api.companies[':id'].$get({ param: { id: active.id } })) : null;
  } catch {
    return null;
  }
}
