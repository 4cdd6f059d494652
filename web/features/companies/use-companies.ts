import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ApiClient } from '#web/lib/api.ts';
import { changeNow } from '#web/lib/query/change-now.ts';
import type { FailedWords } from '#web/lib/query/failed-write.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { actsForCompany, type SessionUser } from '#web/lib/session.ts';
import { companiesQuery, type Company } from './api.ts';

/** Undefined until they are read; a failure to read them takes no page away. */
export function useCompanies() {
  const { data: companies, isError, refetch } = useQuery(companiesQuery(useApi()));
  /** Answers whether they are here now. */
  const reload = async () => (await refetch()).isSuccess;
  return { companies, isFailed: isError && companies === undefined, reload };
}

/** The own one of a business; for a consultant the client's that is chosen. */
export function useActiveCompany(user: SessionUser | null): Company | null {
  const { data } = useQuery({ ...companiesQuery(useApi()), enabled: actsForCompany(user) });
  return data?.find(({ isPrimary }) => isPrimary) ?? null;
}

type Write<Asked, Answer> = (api: ApiClient) => (asked: Asked) => Promise<Answer>;
type Options<Asked, Answer> = {
  failed: FailedWords;
  retry?: string;
  onSuccess?: (answer: Answer, asked: Asked) => void;
  /** What the list will be, where the write can be undone. */
  now?: (old: Company[], asked: Asked) => Company[];
};

/** Any write of `api.ts`: its fresh list replaces the old one, and all that follows the active company is read again. */
export function useCompanyWrite<Asked, Answer extends { companies: Company[] }>(
  write: Write<Asked, Answer>,
  { failed, retry, onSuccess, now }: Options<Asked, Answer>,
) {
  const client = useQueryClient();
  const router = useRouter();
  return useWrite({
    mutationFn: write(useApi()),
    meta: { failed, ...(retry === undefined ? {} : { retry }) },
    onMutate: (asked) => now && changeNow<Company[]>(client, KEYS.companies, (old) => now(old, asked)),
    onError: (_error, _asked, takeBack) => takeBack?.(),
    onSuccess: (answer, asked) => {
      client.setQueryData(KEYS.companies, answer.companies);
      void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== KEYS.companies[0] });
      void router.invalidate({ filter: ({ routeId }) => routeId !== '/_frame' });
      onSuccess?.(answer, asked);
    },
  });
}
