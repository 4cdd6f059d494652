import type { InferResponseType } from 'hono/client';
import { dataOf, type ApiClient } from '#web/lib/api.ts';
import type { NotificationsSearch } from './notifications-search.ts';

type Notifications = ApiClient['notifications'];
type NotificationPage = InferResponseType<Notifications['$get'], 200>;
export type Notification = NotificationPage['items'][number];
/** The newest three and how many wait, as they were at `at`. */
export type Latest = InferResponseType<Notifications['latest']['$get'], 200> & { at: number };

export const findNotifications = async (api: ApiClient, { filter, kind, page }: NotificationsSearch) => ({
  ...(await dataOf(
    api.notifications.$get({
      query: { ...(filter ? { filter } : {}), ...(kind ? { kind } : {}), ...(page ? { page: String(page) } : {}) },
    }),
  )),
  at: Date.now(),
});

const dated = <Answer extends object>(answer: Answer) => ({ ...answer, at: Date.now() });

/** The feature's only door to the API; every write answers with the newest three. */
export const notificationsApi = (api: ApiClient) => ({
  latest: async (): Promise<Latest> => dated(await dataOf(api.notifications.latest.$get())),
  mark: async (id: string, isRead: boolean): Promise<Latest> =>
    dated(await dataOf(api.notifications[':id'].$patch({ param: { id }, json: { isRead } }))),
  readAll: async () => dated(await dataOf(api.notifications['read-all'].$post())),
  unread: async (ids: string[]): Promise<Latest> =>
    dated(await dataOf(api.notifications.unread.$post({ json: { ids } }))),
});

/** For the frame's loader: a failure here must not take the page away. */
export async function loadLatest(api: ApiClient): Promise<Latest | null> {
  try {
    return await notificationsApi(api).latest();
  } catch {
    return null;
  }
}
