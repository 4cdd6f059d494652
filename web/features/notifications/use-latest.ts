import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { isLineOpen, watchLine } from '#web/lib/live-line.ts';
import { useApi } from '#web/lib/query/use-api.ts';
import { latestQuery } from './api.ts';

/** Only where the live line cannot be opened or is cut. */
const REFRESH_EVERY_MS = 60_000;

/** Undefined while they could not be read. */
export function useLatest() {
  const isLive = useSyncExternalStore(watchLine, isLineOpen, () => false);
  return useQuery({ ...latestQuery(useApi()), refetchInterval: isLive ? false : REFRESH_EVERY_MS }).data;
}
