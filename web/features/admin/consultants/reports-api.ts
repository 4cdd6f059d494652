import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import type { ReportVerdict } from '#domain/chat/chat-report.ts';
import type { ReviewSearch } from '#domain/consultants/review-search.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';

type Reports = InferResponseType<ApiClient['admin']['chat-reports']['$get'], 200>;
export type Report = Reports['reports'][number];

/** Reported conversations that wait, of one page. */
export const reportsQuery = (api: ApiClient, { segnalazioni: pagina, ordineSegnalazioni: ordine }: ReviewSearch) =>
  queryOptions({
    queryKey: [...KEYS.chatReports, ordine, pagina ?? 1],
    queryFn: (): Promise<Reports> =>
      dataOf(
        api.admin['chat-reports'].$get({
          query: { ...(ordine ? { ordine } : {}), ...(pagina ? { pagina: String(pagina) } : {}) },
        }),
      ),
  });

export const closeReport =
  (api: ApiClient) =>
  ({ id, verdict }: { id: string; verdict: ReportVerdict }) =>
    dataOf(api.admin['chat-reports'][':id'].closing.$post({ param: { id }, json: { verdict } }));
