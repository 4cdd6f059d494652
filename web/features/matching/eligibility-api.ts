import type { InferResponseType } from 'hono/client';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import type { SessionUser } from '#web/lib/session.ts';
import type { Verdicts } from './verdict-words.ts';

type OwnCheck = InferResponseType<ApiClient['grants'][':id']['eligibility']['$get'], 200>;
export type Checked = NonNullable<OwnCheck['result']>;
export type { OwnCheck };

const hasCompanies = (user: SessionUser | null) => user?.userType === 'business_user';

/** Verdicts for the cards of one page; none for visitors and consultants. A failure costs the verdicts, not the page. */
export async function readVerdicts(api: ApiClient, user: SessionUser | null, ids: string[]): Promise<Verdicts> {
  if (!hasCompanies(user) || ids.length === 0) return {};
  const answer = await dataOf(api.verdicts.$get({ query: { ids: ids.join(',') } })).catch(() => ({ verdicts: {} }));
  return answer.verdicts;
}

export async function readOwnCheck(api: ApiClient, user: SessionUser | null, id: string): Promise<OwnCheck | null> {
  if (!hasCompanies(user)) return null;
  return dataOf(api.grants[':id'].eligibility.$get({ param: { id } })).catch(() => null);
}

export const checkQuickly = (api: ApiClient, id: string, company: Record<string, string>): Promise<Checked> =>
  dataOf(api.grants[':id'].eligibility.$post({ param: { id }, json: { company } }));
