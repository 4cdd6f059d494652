import { eq } from 'drizzle-orm';
import { AppError } from '#domain/errors.ts';
import { fileTypeRefused } from '#messages/files/files.ts';
import { FILE_PURPOSES } from '#domain/files/file-purposes.ts';
import { refuseBeyond } from '#server/caps.ts';
import type { UserContext } from '#server/context.ts';
import {
  checkUploads,
  countFiles,
  dropBytes,
  removeFile,
  storeFiles,
  type Upload,
} from '#server/features/files/service.ts';
import { lockPerson } from '#server/platform/db/lock-person.ts';
import { barePicture } from '#server/platform/files/bare-picture.ts';
import { readConsultantProfile } from './service.ts';
import { submitAgain } from './store.ts';
import { consultantProfiles } from './tables.ts';

/** For whoever reviews the profile: what was sent back returns to the queue with them. */
export async function addDocuments(ctx: UserContext, uploads: Upload[]) {
  const checked = checkUploads('consultant_document', uploads, 'documents');
  if (checked.length === 0) throw new AppError('invalid_input');
  await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, ctx.user.id);
    await storeFiles(ctx, tx, ctx.user.id, 'consultant_document', checked);
    refuseBeyond('consultantDocuments', await countFiles(tx, ctx.user.id, 'consultant_document'), 'documents');
    await submitAgain(tx, ctx.user.id, ctx.now());
  });
  return readConsultantProfile(ctx);
}

/** A new photo takes the place of the old one; none takes it away. */
export async function changePhoto(ctx: UserContext, uploads: Upload[]) {
  const checked = checkUploads('consultant_photo', uploads, 'photo').map(({ type, ...upload }) => {
    const bytes = barePicture(upload.bytes, type as 'jpg' | 'png');
    if (!bytes) {
      const message = fileTypeRefused(upload.name, FILE_PURPOSES.consultant_photo.types);
      throw new AppError('file_type_not_allowed', { fields: [{ field: 'photo', message }] });
    }
    return { ...upload, bytes, type };
  });
  const own = eq(consultantProfiles.userId, ctx.user.id);
  const old = await ctx.db.transaction(async (tx) => {
    await lockPerson(tx, ctx.user.id);
    const [profile] = await tx.select({ photoId: consultantProfiles.photoId }).from(consultantProfiles).where(own);
    if (!profile) throw new AppError('not_found');
    const [photoId = null] = await storeFiles(ctx, tx, ctx.user.id, 'consultant_photo', checked);
    await tx.update(consultantProfiles).set({ photoId, updatedAt: ctx.now() }).where(own);
    if (profile.photoId) await removeFile(tx, ctx.user.id, profile.photoId);
    return profile.photoId;
  });
  if (old) await dropBytes(ctx, old);
  return readConsultantProfile(ctx);
}
