import { and, eq } from 'drizzle-orm';
import { AppError } from '#domain/errors.ts';
import type { Context } from '#server/context.ts';
import { readFileOf } from '#server/features/files/service.ts';
import { consultantProfiles } from './tables.ts';

/** The photo of somebody who was found to be listed. */
export async function readPhoto(ctx: Context, userId: string, photoId: string) {
  const [profile] = await ctx.db
    .select({ photoId: consultantProfiles.photoId })
    .from(consultantProfiles)
    .where(and(eq(consultantProfiles.userId, userId), eq(consultantProfiles.photoId, photoId)));
  if (!profile) throw new AppError('not_found');
  return readFileOf(ctx, userId, photoId);
}
