import { AppError } from '#domain/errors.ts';
import type { UserContext } from '#server/context.ts';
import { admitToFile } from '#server/features/sharing/service.ts';
import { readFileOf } from './service.ts';

/** A file for its owner, or for whom it, or an application that it is attached to, is shared with. */
export async function downloadFile(ctx: UserContext, id: string) {
  const admitted = await admitToFile(ctx, id);
  if (!admitted) throw new AppError('not_found');
  return readFileOf(ctx, admitted.ownerId, id);
}
