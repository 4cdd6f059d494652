import { z } from 'zod';

/** What a person wants to be told, and where: the four switches of the settings (SET-3). */
export const notificationPreferences = z.object({
  /** Mails about new grants, and about changes of those that were saved. */
  emailGrants: z.boolean(),
  emailDeadlines: z.boolean(),
  emailNews: z.boolean(),
  pushNotifications: z.boolean(),
});
export type NotificationPreferences = z.infer<typeof notificationPreferences>;

/** Of whoever never touched a switch. */
export const DEFAULT_PREFERENCES: NotificationPreferences = {
  emailGrants: true,
  emailDeadlines: true,
  emailNews: false,
  pushNotifications: true,
};
