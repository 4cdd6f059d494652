import { and, asc, count, eq, ne } from 'drizzle-orm';
import { APPLICATION_CAPS } from '#domain/applications/contents.ts';
import type { AttachmentKind } from '#domain/applications/wizard.ts';
import { AppError } from '#domain/errors.ts';
import { TOO_MANY_ATTACHMENTS } from '#messages/applications/applications.ts';
import { refuseBeyond } from '#server/caps.ts';
import type { UserContext } from '#server/context.ts';
import { readDocumentFile } from '#server/features/documents/service.ts';
import {
  checkUploads,
  countFiles,
  dropBytes,
  filesById,
  removeFile,
  storeFiles,
  type Upload,
} from '#server/features/files/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { lockPerson } from '#server/platform/db/lock-person.ts';
import { lockedDraft, openedApplication } from './admitted.ts';
import * as store from './store.ts';
import { applicationFiles } from './tables.ts';
import { actOf } from './trail.ts';

export type StoredKind = AttachmentKind | 'bando';
type About = { kind: AttachmentKind; document: string | null; documentId?: string };

const linksOf = (id: string) => eq(applicationFiles.applicationId, id);

/** "Prendi dai documenti": a copy of the company's paper, which stays as it was sent whatever becomes of that. */
export async function attachDocument(ctx: UserContext, id: string, documentId: string, about: About) {
  const { row, file, bytes } = await readDocumentFile(ctx, documentId);
  const { row: draft } = await openedApplication(ctx, id, 'own');
  if (draft.companyId !== row.companyId) throw new AppError('not_found');
  return addAttachments(ctx, id, { ...about, documentId }, [{ name: file.name, bytes }]);
}

/** Judged by content; all of them or none. */
export async function addAttachments(ctx: UserContext, id: string, about: About, uploads: Upload[]): Promise<string[]> {
  const checked = checkUploads('application_attachment', uploads, 'files');
  return ctx.db.transaction(async (tx) => {
    const { row } = await lockedDraft({ ...ctx, db: tx }, id, 'write');
    await lockPerson(tx, row.userId);
    if ((await attachedIds(tx, id)).size + checked.length > APPLICATION_CAPS.attachments) {
      throw new AppError('invalid_input', { fields: [{ field: 'files', message: TOO_MANY_ATTACHMENTS }] });
    }
    const ids = await storeFiles(ctx, tx, row.userId, 'application_attachment', checked);
    refuseBeyond('applicationFiles', await countFiles(tx, row.userId, 'application_attachment'), 'files');
    for (const fileId of ids) await tx.insert(applicationFiles).values({ applicationId: id, fileId, ...about });
    const names = checked.map(({ name }) => name).join(', ');
    await store.insertEvent(tx, id, actOf(ctx, 'allegato', names.slice(0, 300)));
    return ids;
  });
}

/** The file itself goes with its last application. */
export async function removeAttachment(ctx: UserContext, id: string, fileId: string): Promise<void> {
  const isLast = await ctx.db.transaction(async (tx) => {
    const { row } = await lockedDraft({ ...ctx, db: tx }, id, 'write');
    const file = (await filesById(tx, row.userId, [fileId])).get(fileId);
    const rows = await tx
      .delete(applicationFiles)
      .where(and(linksOf(id), eq(applicationFiles.fileId, fileId), ne(applicationFiles.kind, 'bando')))
      .returning({ id: applicationFiles.fileId });
    if (rows.length === 0) throw new AppError('not_found');
    await store.insertEvent(tx, id, actOf(ctx, 'allegato_tolto', file?.name ?? null));
    const [others] = await tx
      .select({ count: count() })
      .from(applicationFiles)
      .where(eq(applicationFiles.fileId, fileId));
    if ((others?.count ?? 0) > 0) return false;
    await removeFile(tx, row.userId, fileId);
    return true;
  });
  if (isLast) await dropBytes(ctx, fileId);
}

/** A copy of an application has the same papers. */
export async function copyAttachments(tx: Db, from: string, to: string): Promise<void> {
  const rows = await tx.select().from(applicationFiles).where(linksOf(from));
  if (rows.length > 0) await tx.insert(applicationFiles).values(rows.map((row) => ({ ...row, applicationId: to })));
}

export async function attachedIds(db: Db, applicationId: string): Promise<Set<string>> {
  const rows = await db
    .select({ id: applicationFiles.fileId })
    .from(applicationFiles)
    .where(and(linksOf(applicationId), ne(applicationFiles.kind, 'bando')));
  return new Set(rows.map(({ id }) => id));
}

export async function attachmentsOf({ db, user }: UserContext, applicationId: string) {
  const rows = await db
    .select()
    .from(applicationFiles)
    .where(linksOf(applicationId))
    .orderBy(asc(applicationFiles.createdAt), asc(applicationFiles.fileId));
  const files = await filesById(
    db,
    user.id,
    rows.map(({ fileId }) => fileId),
  );
  return rows.flatMap(({ fileId, kind, document, documentId, createdAt }) => {
    const file = files.get(fileId);
    const at = createdAt.toISOString();
    return file ? [{ id: fileId, kind: kind as StoredKind, document, documentId, createdAt: at, ...file }] : [];
  });
}
export type Attachment = Awaited<ReturnType<typeof attachmentsOf>>[number];
