import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import type { OwnEvent } from '#domain/calendar/own-event.ts';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';

export type Calendar = InferResponseType<ApiClient['calendar']['$get'], 200>;

export const calendarQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: KEYS.calendar,
    queryFn: (): Promise<Calendar> => dataOf(api.calendar.$get()),
  });

/** Every write answers with the whole calendar. */
export const calendarWrites = (api: ApiClient) => ({
  create: (json: OwnEvent) => dataOf(api.calendar.events.$post({ json })),
  change: ({ id, event }: { id: string; event: OwnEvent }) =>
    dataOf(api.calendar.events[':id'].$put({ param: { id }, json: event })),
  remove: (id: string) => dataOf(api.calendar.events[':id'].$delete({ param: { id } })),
  restore: (id: string) => dataOf(api.calendar.events[':id'].restore.$post({ param: { id } })),
  openFeed: () => dataOf(api.calendar.feed.$post()),
  revokeFeed: () => dataOf(api.calendar.feed.$delete()),
});
