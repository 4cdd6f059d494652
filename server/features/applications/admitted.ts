import { AppError } from '#domain/errors.ts';
import type { AccessAct } from '#domain/sharing/access.ts';
import type { OpeningAct } from '#domain/sharing/sharing.ts';
import type { UserContext } from '#server/context.ts';
import { admit } from '#server/features/sharing/service.ts';
import * as store from './store.ts';

/** An application with the context of its owner, which names who acts where that is somebody else. */
export type OpenedApplication = { ctx: UserContext; row: store.StoredApplication };

/** Judged with each call, where the row is read; what may not be done is not found, like what never was. */
export async function openedApplication(
  ctx: UserContext,
  id: string,
  act: AccessAct,
  noted?: OpeningAct | null,
): Promise<OpenedApplication> {
  return found(ctx, id, act, store.findApplication, noted);
}

/** The same with the row held until the transaction (`ctx.db`) ends: writes to one application wait for each other. */
export async function lockedApplication(
  ctx: UserContext,
  id: string,
  act: AccessAct,
  isDeletedToo = false,
): Promise<OpenedApplication> {
  return found(ctx, id, act, store.lockApplication, undefined, isDeletedToo);
}

/** What was sent is as it was sent. */
export async function lockedDraft(ctx: UserContext, id: string, act: AccessAct): Promise<OpenedApplication> {
  const opened = await lockedApplication(ctx, id, act);
  if (opened.row.sentAt !== null) throw new AppError('application_sent');
  return opened;
}

async function found(
  ctx: UserContext,
  id: string,
  act: AccessAct,
  read: typeof store.findApplication,
  noted?: OpeningAct | null,
  isDeletedToo = false,
): Promise<OpenedApplication> {
  const admitted = await admit(ctx, 'candidatura', id, act, noted);
  const row = admitted && (await read(ctx.db, admitted.ownerId, id));
  if (!row || (row.deletedAt !== null && !isDeletedToo)) throw new AppError('not_found');
  return { ctx: admitted.ctx, row };
}
