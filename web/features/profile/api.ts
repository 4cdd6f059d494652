import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import type { PersonalData } from '#domain/profile/personal-data.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';

export type Profile = InferResponseType<ApiClient['profile']['$get'], 200>['profile'];

export const profileQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: KEYS.profile,
    queryFn: async (): Promise<Profile> => (await dataOf(api.profile.$get())).profile,
  });

export const savePersonalData =
  (api: ApiClient) =>
  async (json: PersonalData): Promise<Profile> =>
    (await dataOf(api.profile.$patch({ json }))).profile;
