import { queryOptions } from '@tanstack/react-query';
import type { ConsultantProfileChanges, ConsultantProfileView } from '#domain/consultants/consultant-profile.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';

export const consultantProfileQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: KEYS.consultantProfile,
    queryFn: async (): Promise<ConsultantProfileView> => (await dataOf(api['consultant-profile'].$get())).profile,
  });

export const changeConsultantProfile =
  (api: ApiClient) =>
  async (json: ConsultantProfileChanges): Promise<ConsultantProfileView> =>
    (await dataOf(api['consultant-profile'].$patch({ json }))).profile;
