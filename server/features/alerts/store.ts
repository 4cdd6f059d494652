import { and, eq } from 'drizzle-orm';
import type { AlertSetting } from '#domain/alerts/alert-setting.ts';
import type { Db } from '#server/platform/db/db.ts';
import { alertSettings } from './tables.ts';

export type AlertPlace = { userId: string; companyId: string; projectId: string };

const at = ({ userId, companyId, projectId }: AlertPlace) =>
  and(eq(alertSettings.userId, userId), eq(alertSettings.companyId, companyId), eq(alertSettings.projectId, projectId));

export async function findSetting(db: Db, place: AlertPlace) {
  const [row] = await db.select().from(alertSettings).where(at(place));
  return row ?? null;
}

export async function putSetting(db: Db, place: AlertPlace, setting: AlertSetting, now: Date): Promise<void> {
  await db
    .insert(alertSettings)
    .values({ ...place, ...setting, lookedAt: now })
    .onConflictDoUpdate({ target: [alertSettings.companyId, alertSettings.projectId], set: setting });
}

export async function looked(db: Db, place: AlertPlace, now: Date): Promise<void> {
  await db.update(alertSettings).set({ lookedAt: now }).where(at(place));
}
