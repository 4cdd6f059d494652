import { useRouter } from '@tanstack/react-router';
import type { InferResponseType } from 'hono/client';
import type { PersonalData } from '#domain/profile/personal-data.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { useSessionActions } from '#web/lib/session-actions.ts';

export type Profile = InferResponseType<ApiClient['profile']['$get'], 200>['profile'];

/** The feature's only door to the API. */
export function useProfile() {
  const { api } = useRouter().options.context;
  const { sessionChanged } = useSessionActions();
  return {
    /** The name is also in the sidebar, here and in the other tabs. */
    async save(json: PersonalData) {
      await dataOf(api.profile.$patch({ json }));
      await sessionChanged();
    },
  };
}
