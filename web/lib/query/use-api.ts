import { useRouter } from '@tanstack/react-router';
import type { ApiClient } from '#web/lib/api.ts';

/** The API client of this page, for the queries and mutations of a feature's `api.ts`. */
export const useApi = (): ApiClient => useRouter().options.context.api;
