import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { DEFAULT_PERIOD, type Period } from '#domain/admin/summary.ts';
import type { AuditSearch } from '#domain/audit/audit-search.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';

type Admin = ApiClient['admin'];
export type Summary = InferResponseType<Admin['summary']['$get'], 200>;
export type AuditPage = InferResponseType<Admin['audit']['$get'], 200>;

/** What waits is read again now and then while the desk is open. */
const FRESH_MS = 60_000;

export const queuesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: [...KEYS.admin, 'queues'],
    queryFn: () => dataOf(api.admin.queues.$get()),
    staleTime: FRESH_MS,
    refetchInterval: FRESH_MS,
  });

export const summaryQuery = (api: ApiClient, giorni: Period = DEFAULT_PERIOD) =>
  queryOptions({
    queryKey: [...KEYS.admin, 'summary', giorni],
    queryFn: (): Promise<Summary> => dataOf(api.admin.summary.$get({ query: { giorni } })),
  });

export const auditQuery = (api: ApiClient, { pagina, ...search }: AuditSearch) =>
  queryOptions({
    queryKey: [...KEYS.admin, 'audit', search, pagina ?? 1],
    queryFn: (): Promise<AuditPage> =>
      dataOf(api.admin.audit.$get({ query: { ...search, ...(pagina ? { pagina: String(pagina) } : {}) } })),
  });
