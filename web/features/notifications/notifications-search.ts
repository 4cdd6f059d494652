import { NOTIFICATION_KINDS, type NotificationKind } from '#domain/notifications/notification-kinds.ts';

/** The address of /notifications. */
export type NotificationsSearch = { filter?: 'non_lette'; kind?: NotificationKind; page?: number };

/** By hand: this runs in every page's first load. What the address says wrongly is left out. */
export function readNotificationsSearch(raw: Record<string, unknown>): NotificationsSearch {
  const kind = NOTIFICATION_KINDS.find((each) => each === raw.kind);
  const page = Number(raw.page);
  return {
    ...(raw.filter === 'non_lette' ? { filter: 'non_lette' as const } : {}),
    ...(kind ? { kind } : {}),
    ...(Number.isInteger(page) && page > 1 && page <= 10_000 ? { page } : {}),
  };
}
