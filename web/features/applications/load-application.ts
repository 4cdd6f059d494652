import { ApiError, type ApiClient } from '#web/lib/api.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { applicationQuery } from './api.ts';

type Place = Parameters<typeof loadQueries>[0];

/** Whether the address names an application; a grant's id names none yet, and is opened by the page. */
export async function loadApplication(place: Place, api: ApiClient, id: string): Promise<{ isOpen: boolean }> {
  try {
    await loadQueries(place, applicationQuery(api, id));
    return { isOpen: true };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { isOpen: false };
    throw error;
  }
}
