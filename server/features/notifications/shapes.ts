import { z } from '@hono/zod-openapi';
import { NOTIFICATION_KINDS } from '#domain/notifications/notification-kinds.ts';

export const notificationShape = z
  .object({
    id: z.string(),
    kind: z.enum(NOTIFICATION_KINDS),
    title: z.string(),
    text: z.string(),
    href: z.string(),
    createdAt: z.string(),
    isRead: z.boolean(),
  })
  .openapi('Notification');

export const latestShape = z
  .object({ items: z.array(notificationShape), unread: z.number() })
  .openapi('LatestNotifications');
