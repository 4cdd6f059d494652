import { redirect } from '@tanstack/react-router';
import { ApiError, type ApiClient } from '#web/lib/api.ts';
import { loadQueries } from '#web/lib/query/load-queries.ts';
import { applicationQuery } from './api.ts';

type Place = Parameters<typeof loadQueries>[0];

/** Whether the address names an application; a grant's id names none yet, and is opened by the page. */
export async function loadApplication(place: Place, api: ApiClient, id: string): Promise<{ isOpen: boolean }> {
  try {
    const [{ access }] = await loadQueries(place, applicationQuery(api, id));
    // Who may not write reads it, and comments, on a page of its own.
    if (access === 'lettura' || access === 'commenti')
      throw redirect({ to: '/applications/$id/insieme', params: { id } });
    return { isOpen: true };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { isOpen: false };
    throw error;
  }
}
