import { eq } from 'drizzle-orm';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { DEFAULT_PREFERENCES, type NotificationPreferences } from '#domain/notifications/preferences.ts';
import type { Db } from '#server/platform/db/db.ts';
import { notificationPreferences } from './tables.ts';

/** What governs every mail and push of this person; the defaults until a switch was touched (SET-3). */
export async function preferencesOf(db: Db, userId: string): Promise<NotificationPreferences> {
  const { userId: owner, emailGrants, emailDeadlines, emailNews, pushNotifications } = notificationPreferences;
  const [row] = await db
    .select({ emailGrants, emailDeadlines, emailNews, pushNotifications })
    .from(notificationPreferences)
    .where(eq(owner, userId));
  return row ?? DEFAULT_PREFERENCES;
}

/** Said at sign-up: the switch of the settings shows it, and turns it off again (SET-3). */
export async function wantNews(tx: Db, userId: string, now: Date): Promise<void> {
  await savePreferences(tx, userId, { ...DEFAULT_PREFERENCES, emailNews: true }, now);
}

export async function savePreferences(db: Db, userId: string, preferences: NotificationPreferences, now: Date) {
  const { emailGrants, emailDeadlines, emailNews, pushNotifications } = preferences;
  const isNew = emailNews && !(await preferencesOf(db, userId)).emailNews;
  const values = {
    emailGrants,
    emailDeadlines,
    emailNews,
    pushNotifications,
    updatedAt: now,
    ...(isNew ? { newsToldOn: romeMoment(now).day } : {}),
  };
  await db
    .insert(notificationPreferences)
    .values({ userId, ...values })
    .onConflictDoUpdate({ target: notificationPreferences.userId, set: values });
  return preferencesOf(db, userId);
}
