import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { DocumentKind } from '#domain/documents/document-kinds.ts';
import type { Db } from '#server/platform/db/db.ts';
import { documents } from './tables.ts';

export type DocumentRow = typeof documents.$inferSelect;

const owned = (userId: string, id: string) => and(eq(documents.userId, userId), eq(documents.id, id));

/** Those of one company, or of all, the newest first. */
export const listDocuments = (db: Db, userId: string, companyId?: string): Promise<DocumentRow[]> =>
  db
    .select()
    .from(documents)
    .where(
      and(
        eq(documents.userId, userId),
        companyId === undefined ? undefined : eq(documents.companyId, companyId),
        isNull(documents.deletedAt),
      ),
    )
    .orderBy(desc(documents.createdAt), asc(documents.id));

/** Those that hold these files, whoever's they are. */
export const documentsWith = (db: Db, fileIds: readonly string[]): Promise<DocumentRow[]> =>
  fileIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(documents)
        .where(and(inArray(documents.fileId, [...fileIds]), isNull(documents.deletedAt)));

export async function findDocument(db: Db, userId: string, id: string): Promise<DocumentRow | null> {
  const [row] = await db.select().from(documents).where(owned(userId, id));
  return row ?? null;
}

export async function insertDocument(tx: Db, row: DocumentRow): Promise<void> {
  await tx.insert(documents).values(row);
}

type Changes = Partial<Omit<DocumentRow, 'id' | 'userId' | 'companyId' | 'fileId'>>;
export async function changeDocument(tx: Db, userId: string, id: string, changes: Changes): Promise<void> {
  await tx.update(documents).set(changes).where(owned(userId, id));
}

/** With those that wait for "Annulla". */
export async function countDocuments(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ count: count() }).from(documents).where(eq(documents.userId, userId));
  return row?.count ?? 0;
}

/** Those of one kind that are there, whoever's they are. */
export const listOfKind = (db: Db, kind: DocumentKind): Promise<DocumentRow[]> =>
  db
    .select()
    .from(documents)
    .where(and(eq(documents.kind, kind), isNull(documents.deletedAt)))
    .orderBy(asc(documents.createdAt));

/** Deleted long enough ago, whoever's they are. */
export const longDeleted = (db: Db, before: Date) =>
  db
    .select({ fileId: documents.fileId, userId: documents.userId })
    .from(documents)
    .where(and(isNotNull(documents.deletedAt), lt(documents.deletedAt, before)));
