import { queryOptions } from '@tanstack/react-query';
import type { InferResponseType } from 'hono/client';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import { KEYS } from '#web/lib/query/keys.ts';
import type { NotificationsSearch } from './notifications-search.ts';

type Notifications = ApiClient['notifications'];
/** As it was at `at`. */
export type NotificationPage = InferResponseType<Notifications['$get'], 200> & { at: number };
export type Notification = NotificationPage['items'][number];
/** The newest three and how many wait, as they were at `at`. */
export type Latest = InferResponseType<Notifications['latest']['$get'], 200> & { at: number };

const dated = <Answer extends object>(answer: Answer) => ({ ...answer, at: Date.now() });

export const PAGES_KEY = [...KEYS.notifications, 'page'] as const;

/** One for the bell, the sidebar and the screens. */
export const latestQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: KEYS.latestNotifications,
    queryFn: async (): Promise<Latest> => dated(await dataOf(api.notifications.latest.$get())),
  });

export const pageQuery = (api: ApiClient, { filter, kind, page }: NotificationsSearch) => {
  const query = { ...(filter ? { filter } : {}), ...(kind ? { kind } : {}), ...(page ? { page: String(page) } : {}) };
  return queryOptions({
    queryKey: [...PAGES_KEY, query],
    queryFn: async (): Promise<NotificationPage> => dated(await dataOf(api.notifications.$get({ query }))),
  });
};

/** Every write answers with the newest three. */
export const notificationWrites = (api: ApiClient) => ({
  mark: async ({ id, isRead }: { id: string; isRead: boolean }): Promise<Latest> =>
    dated(await dataOf(api.notifications[':id'].$patch({ param: { id }, json: { isRead } }))),
  readAll: async () => dated(await dataOf(api.notifications['read-all'].$post())),
  unread: async (ids: string[]): Promise<Latest> =>
    dated(await dataOf(api.notifications.unread.$post({ json: { ids } }))),
});
