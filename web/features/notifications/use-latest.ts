import { useQuery } from '@tanstack/react-query';
import { useApi } from '#web/lib/query/use-api.ts';
import { latestQuery } from './api.ts';

const REFRESH_EVERY_MS = 60_000;

/** Undefined while they could not be read. Kept fresh while the tab is in sight. */
export const useLatest = () => useQuery({ ...latestQuery(useApi()), refetchInterval: REFRESH_EVERY_MS }).data;
