import { createHash } from 'node:crypto';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { AppError } from '#domain/errors.ts';
import { FILE_PURPOSES, MEDIA_TYPES, type FilePurpose, type FileType } from '#domain/files/file-purposes.ts';
import { fileTooLarge, fileTypeRefused, tooManyFiles } from '#messages/files/files.ts';
import type { Context, UserContext } from '#server/context.ts';
import type { Db } from '#server/platform/db/db.ts';
import { sniffType } from '#server/platform/files/sniff.ts';
import { newId } from '#server/platform/tokens.ts';
import { files } from './tables.ts';

export type Upload = { name: string; bytes: Uint8Array };
type CheckedUpload = Upload & { type: FileType };

/** All problems at once, named by file: the user fixes them in one go. */
export function checkUploads(purpose: FilePurpose, uploads: Upload[], field: string): CheckedUpload[] {
  const { types, maxBytes, maxFiles } = FILE_PURPOSES[purpose];
  if (uploads.length > maxFiles) {
    throw new AppError('invalid_input', { fields: [{ field, message: tooManyFiles(maxFiles) }] });
  }
  const checked = uploads.map(({ name, bytes }) => {
    const type = sniffType(bytes);
    const given = shownName(name);
    return { name: endingAs(given, type), given, bytes, type };
  });
  const tooLarge = checked.filter(({ bytes }) => bytes.length > maxBytes);
  if (tooLarge.length > 0) {
    throw new AppError('file_too_large', {
      fields: tooLarge.map(({ given }) => ({ field, message: fileTooLarge(given, maxBytes) })),
    });
  }
  const isAllowed = (file: (typeof checked)[number]): file is (typeof checked)[number] & { type: FileType } =>
    file.type !== undefined && (types as readonly FileType[]).includes(file.type);
  const refused = checked.filter((file) => !isAllowed(file));
  if (refused.length > 0) {
    throw new AppError('file_type_not_allowed', {
      fields: refused.map(({ given }) => ({ field, message: fileTypeRefused(given, types) })),
    });
  }
  return checked.filter(isAllowed).map(({ name, bytes, type }) => ({ name, bytes, type }));
}

const MAX_NAME_CHARS = 200;
/** The name as people read it: no folders, no control characters, no marks that turn the reading order around. */
const shownName = (given: string): string =>
  given
    .replace(/^.*[/\\]/s, '')
    .replace(/\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')
    .slice(0, MAX_NAME_CHARS)
    .toWellFormed() || 'documento';

const ENDINGS: Partial<Record<FileType, readonly string[]>> = { jpg: ['jpg', 'jpeg'] };
/** What a file opens with is said by its ending: that of its content, whatever it was called. */
function endingAs(name: string, type: FileType | undefined): string {
  if (!type || (ENDINGS[type] ?? [type]).some((ending) => name.toLowerCase().endsWith(`.${ending}`))) return name;
  const stem = name.replace(/\.[a-z][a-z0-9]{0,4}$/i, '').slice(0, MAX_NAME_CHARS - 5);
  return `${stem.toWellFormed() || 'documento'}.${type}`;
}

const TYPE_OF: ReadonlyMap<string, FileType> = new Map(
  Object.entries(MEDIA_TYPES).map(([type, mediaType]) => [mediaType, type as FileType]),
);

/** Bytes first, row second: a row never points to nothing. What fails takes its bytes along. */
export async function storeFiles(
  ctx: Context,
  tx: Db,
  ownerId: string,
  purpose: FilePurpose,
  uploads: CheckedUpload[],
): Promise<string[]> {
  const begun: string[] = [];
  try {
    for (const { name, bytes, type } of uploads) {
      const id = newId();
      begun.push(id);
      await ctx.storage.write(id, bytes);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      const mediaType = MEDIA_TYPES[type];
      await tx.insert(files).values({ id, ownerId, purpose, name, mediaType, bytes: bytes.length, sha256 });
    }
  } catch (error) {
    await Promise.allSettled(begun.map((id) => ctx.storage.remove(id)));
    throw error;
  }
  return begun;
}

/** The same of several people at once. */
export const filesOfMany = (db: Db, ownerIds: string[], purpose: FilePurpose) =>
  db
    .select({
      id: files.id,
      ownerId: files.ownerId,
      name: files.name,
      bytes: files.bytes,
      mediaType: files.mediaType,
      createdAt: files.createdAt,
    })
    .from(files)
    .where(and(inArray(files.ownerId, ownerIds), eq(files.purpose, purpose)))
    .orderBy(desc(files.createdAt), files.name);

/** What a person has sent for one purpose, the newest first. */
export async function filesOf(db: Db, ownerId: string, purpose: FilePurpose) {
  return db
    .select({ id: files.id, name: files.name, bytes: files.bytes, createdAt: files.createdAt })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), eq(files.purpose, purpose)))
    .orderBy(desc(files.createdAt), files.name);
}

/** All of a person's files, whatever for. */
export const ownFiles = (db: Db, ownerId: string) =>
  db.select({ id: files.id, name: files.name }).from(files).where(eq(files.ownerId, ownerId)).orderBy(files.createdAt);

export const readOwnFile = (ctx: UserContext, id: string) => readFileOf(ctx, ctx.user.id, id);

/** Of somebody else, for who was found to be allowed to. */
export async function readFileOf({ db, storage }: Context, ownerId: string, id: string) {
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.ownerId, ownerId)));
  if (!file) throw new AppError('not_found');
  return { file, bytes: await storage.read(file.id) };
}

/** What these files are, by id, for the records that name them. */
export async function filesById(db: Db, ownerId: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await db
    .select({ id: files.id, name: files.name, bytes: files.bytes, mediaType: files.mediaType, sha256: files.sha256 })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), inArray(files.id, [...ids])));
  return new Map(rows.map(({ id, ...file }) => [id, file]));
}

/** Only what they are called, whoever's they are: for who was found to be allowed to. */
export async function fileNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: files.id, name: files.name })
    .from(files)
    .where(inArray(files.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export async function countFiles(db: Db, ownerId: string, purpose: FilePurpose): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), eq(files.purpose, purpose)));
  return row?.count ?? 0;
}

/** The row goes with the change that drops it; `dropBytes` follows once that is certain. */
export async function removeFile(tx: Db, ownerId: string, id: string): Promise<void> {
  await tx.delete(files).where(and(eq(files.id, id), eq(files.ownerId, ownerId)));
}

/** Bytes without a row are only waste: a failure here breaks nothing. */
export async function dropBytes({ storage, log }: Pick<Context, 'storage' | 'log'>, id: string): Promise<void> {
  await storage.remove(id).catch((error: unknown) => log.warn({ error, id }, 'bytes of a removed file stay behind'));
}

/** Always a download, never a page of ours: an uploaded file cannot run in the product's origin. */
export const attachment = (name: string, mediaType: string) => ({
  'content-type': mediaType,
  'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(endingAs(name, TYPE_OF.get(mediaType)))}`,
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, no-store',
});

/** What a browser draws by itself and that runs nothing of ours; only inside our own pages. Null for anything else. */
export function shownInPlace(mediaType: string) {
  if (mediaType !== 'application/pdf' && !/^image\/(?:png|jpeg)$/.test(mediaType)) return null;
  return {
    'content-type': mediaType,
    'content-disposition': 'inline',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "script-src 'none'; frame-ancestors 'self'",
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'private, no-store',
  };
}
