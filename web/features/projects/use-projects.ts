import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ApiClient } from '#web/lib/api.ts';
import type { FailedWords } from '#web/lib/query/failed-write.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { useWrite } from '#web/lib/query/use-write.ts';
import { projectsQuery, type ProjectList } from './api.ts';

/** Undefined until they are read; a failure to read them takes no page away. */
export function useProjects() {
  const { data, isError, refetch } = useQuery(projectsQuery(useApi()));
  const projects = data?.projects;
  return {
    projects,
    active: projects?.find(({ isActive }) => isActive) ?? null,
    isFailed: isError && data === undefined,
    reload: async () => (await refetch()).isSuccess,
  };
}

type Options<Asked, Answer> = { failed: FailedWords; onSuccess?: (answer: Answer, asked: Asked) => void };

/** Any write of `api.ts`: its list replaces the old one, and all that follows the active project is read again. */
export function useProjectWrite<Asked, Answer extends ProjectList>(
  write: (api: ApiClient) => (asked: Asked) => Promise<Answer>,
  { failed, onSuccess }: Options<Asked, Answer>,
) {
  const client = useQueryClient();
  const router = useRouter();
  return useWrite({
    mutationFn: write(useApi()),
    meta: { failed },
    onSuccess: (answer, asked) => {
      const { companyId, projects } = answer;
      client.setQueryData(KEYS.projects, { companyId, projects });
      const own: readonly unknown[] = [KEYS.projects[0], KEYS.companies[0]];
      void client.invalidateQueries({ predicate: ({ queryKey }) => !own.includes(queryKey[0]) });
      void router.invalidate({ filter: ({ routeId }) => routeId !== '/_frame' });
      onSuccess?.(answer, asked);
    },
  });
}
