import { kindNamed, type DocumentKind } from '#domain/documents/document-kinds.ts';
import { MAX_TITLE_CHARS, type DocumentFields } from '#domain/documents/document-input.ts';
import {
  dateProblems,
  erasedOn,
  ERASURE_NOTICE_DAYS,
  expiryOf,
  replacedIds,
  stateOf,
} from '#domain/documents/validity.ts';
import { AppError } from '#domain/errors.ts';
import { romeMoment } from '#domain/grants/rome-time.ts';
import { keepDays } from '#domain/numbers/date-language.ts';
import { PATHS } from '#domain/paths.ts';
import { daysBetween } from '#domain/rules/day.ts';
import { ruleAt } from '#domain/rules/rule-at.ts';
import {
  addedNotice,
  COPY_FAILED,
  copyMark,
  DATE_PROBLEMS,
  erasedNotice,
  erasureNotice,
  NEED_COMPANY,
  ruleWords,
} from '#messages/documents/documents.ts';
import { DOCUMENT_PROBLEM_MESSAGES } from '#messages/assistant/documents.ts';
import { refuseBeyond } from '#server/caps.ts';
import type { Services, UserContext } from '#server/context.ts';
import { activeCompanyOf, companiesOf, type Company } from '#server/features/companies/service.ts';
import {
  checkUploads,
  dropBytes,
  filesById,
  readFileOf,
  removeFile,
  storeFiles,
  type Upload,
} from '#server/features/files/service.ts';
import { notify } from '#server/features/notifications/service.ts';
import { recordOpening, requireCompany, setShare, sharedWith } from '#server/features/sharing/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { markDocument } from '#server/platform/documents/mark-document.ts';
import { readDocument } from '#server/platform/documents/read-document.ts';
import { sniffType } from '#server/platform/files/sniff.ts';
import { lockPerson } from '#server/platform/db/lock-person.ts';
import { newId } from '#server/platform/tokens.ts';
import * as store from './store.ts';

/** For other features: what a company keeps, as the rules know documents. */
export async function documentsOf(db: Db, userId: string, companyId?: string) {
  const rows = await store.listDocuments(db, userId, companyId);
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}

export const { documentsWith } = store;

/** For other features: one of them with its bytes; other people's are not found. */
export async function readDocumentFile(ctx: UserContext, id: string) {
  const row = await living(ctx.db, ctx.user.id, id);
  return { row, ...(await readFileOf(ctx, ctx.user.id, row.fileId)) };
}

/** The words of a paper that the browser cannot draw. */
export async function readDocumentWords(ctx: UserContext, id: string) {
  const { bytes } = await readDocumentFile(ctx, id);
  const type = sniffType(bytes);
  const reading =
    type === 'docx' || type === 'xlsx'
      ? await readDocument(bytes, type, { turnOf: ctx.user.id })
      : ({ ok: false, problem: 'unsupported' } as const);
  if (!reading.ok) return { text: '', isPartial: false, problem: DOCUMENT_PROBLEM_MESSAGES[reading.problem] };
  return { text: reading.text, isPartial: reading.isPartial, problem: null };
}

/** A copy for one recipient: whom it is for, and since when, is burnt into every page. */
export async function markedCopy(ctx: UserContext, id: string, recipient: string): Promise<Uint8Array> {
  const { bytes } = await readDocumentFile(ctx, id);
  const type = sniffType(bytes);
  const words = copyMark(recipient, romeMoment(ctx.now()).day);
  const isShown = type === 'pdf' || type === 'jpg' || type === 'png';
  const copy = isShown ? await markDocument(bytes, type, words, ctx.user.id) : null;
  if (!copy) throw new AppError('invalid_input', { fields: [{ field: 'per', message: COPY_FAILED }] });
  return copy;
}

/** The papers of the active company; of a client's, a consultant sees those that are shared. */
export async function readVault(ctx: UserContext) {
  const company = await activeCompanyOf(ctx.db, ctx.user.id);
  const today = romeMoment(ctx.now()).day;
  if (!company) return { company: null, isOwn: true, today, items: [] };
  const isOwn = company.ownerId === ctx.user.id;
  const shared = isOwn ? null : new Set(await sharedWith(ctx.db, ctx.user.id, 'documento'));
  const kept = await documentsOf(ctx.db, company.ownerId, company.id);
  const rows = shared ? kept.filter(({ fileId }) => shared.has(fileId)) : kept;
  const files = await filesById(
    ctx.db,
    company.ownerId,
    rows.map(({ fileId }) => fileId),
  );
  const replaced = replacedIds(rows);
  return {
    company: { id: company.id, name: company.companyName },
    isOwn,
    today,
    items: rows.flatMap((row) => {
      const file = files.get(row.fileId);
      const expiry = expiryOf(row);
      if (!file) return [];
      return {
        id: row.id,
        fileId: row.fileId,
        fileName: file.name,
        mediaType: file.mediaType,
        bytes: file.bytes,
        title: row.title,
        addedBy: row.addedBy,
        kind: row.kind,
        issuedOn: row.issuedOn,
        validUntil: row.validUntil,
        expiresOn: expiry?.day ?? null,
        /** Why it ends then, where a rule says so. */
        because: expiry?.rule && row.issuedOn ? ruleWords(ruleAt(expiry.rule, row.issuedOn)) : null,
        state: stateOf(row, today),
        erasedOn: erasedOn(row.kind, romeMoment(new Date(row.createdAt)).day),
        isReplaced: replaced.has(row.id),
        createdAt: row.createdAt,
      };
    }),
  };
}

/** Judged by content. Its kind is guessed from its name until the person says otherwise. */
export async function addDocument(
  ctx: UserContext,
  kind: DocumentKind | null,
  uploads: Upload[],
  companyId: string | null,
) {
  const [file] = checkUploads('company_document', uploads, 'file');
  if (!file) throw new AppError('invalid_input');
  const [company] = companyId === null ? [] : await companiesOf(ctx.db, ctx.user.id, [companyId]);
  if (!company) throw new AppError('invalid_input', { fields: [{ field: 'company', message: NEED_COMPANY }] });
  const [id, now] = [newId(), ctx.now()];
  const title = file.name.replace(/\.[a-z0-9]{2,4}$/i, '').trim() || file.name;
  await ctx.db.transaction(async (tx) => {
    // The company that the upload was begun for, whatever was chosen or withdrawn while it was on its way.
    const { access } = await requireCompany({ ...ctx, db: tx }, company.id, 'write', null);
    await lockPerson(tx, company.ownerId);
    const [fileId] = await storeFiles(ctx, tx, company.ownerId, 'company_document', [file]);
    if (!fileId) throw new Error('a file was not stored');
    await store.insertDocument(tx, {
      id,
      userId: company.ownerId,
      companyId: company.id,
      fileId,
      addedBy: company.ownerId === ctx.user.id ? null : nameOf(ctx),
      addedById: company.ownerId === ctx.user.id ? null : ctx.user.id,
      title: title.slice(0, MAX_TITLE_CHARS),
      kind: kind ?? kindNamed(file.name) ?? 'altro',
      issuedOn: null,
      validUntil: null,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    });
    refuseBeyond('companyDocuments', await store.countDocuments(tx, company.ownerId), 'file');
    if (access.as === 'consultant') await tellOwner(ctx, tx, company, access.consultancyId, { id, fileId, title });
  });
  return { addedId: id, ...(await readVault(ctx)) };
}

const nameOf = ({ user }: UserContext) => `${user.firstName} ${user.lastName}`.trim();

/** What a consultant puts into a client's vault is the client's, under the consultant's name, and both see it (CON-25). */
async function tellOwner(
  ctx: UserContext,
  tx: Db,
  company: Company,
  consultancyId: string,
  { id, fileId, title }: { id: string; fileId: string; title: string },
): Promise<void> {
  const thing = { consultancyId, kind: 'documento' as const, targetId: fileId };
  await setShare(tx, thing, true, ctx.now());
  await recordOpening(tx, thing, nameOf(ctx), 'caricata', ctx.now());
  const words = addedNotice(nameOf(ctx), title, company.companyName);
  await notify(ctx, tx, company.ownerId, {
    kind: 'consulenza',
    ...words,
    href: PATHS.documents,
    key: `documento:${id}`,
    aboutId: ctx.user.id,
  });
}

export async function changeDocument(ctx: UserContext, id: string, changes: Partial<DocumentFields>) {
  await ctx.db.transaction(async (tx) => {
    const { issuedOn, validUntil } = { ...(await living(tx, ctx.user.id, id)), ...changes };
    const problems = dateProblems({ issuedOn, validUntil }, romeMoment(ctx.now()).day);
    if (problems.length > 0) {
      const fields = problems.map(({ field, problem }) => ({ field, message: DATE_PROBLEMS[problem] }));
      throw new AppError('invalid_input', { fields });
    }
    await store.changeDocument(tx, ctx.user.id, id, { ...changes, updatedAt: ctx.now() });
  });
  return readVault(ctx);
}

/** Gone from the list at once; its file goes a day later, when nobody can press "Annulla" any more. */
export async function deleteDocument(ctx: UserContext, id: string) {
  await ctx.db.transaction(async (tx) => {
    await living(tx, ctx.user.id, id);
    await store.changeDocument(tx, ctx.user.id, id, { deletedAt: ctx.now() });
  });
  return readVault(ctx);
}

export async function restoreDocument(ctx: UserContext, id: string) {
  if (!(await store.findDocument(ctx.db, ctx.user.id, id))) throw new AppError('not_found');
  await store.changeDocument(ctx.db, ctx.user.id, id, { deletedAt: null });
  return readVault(ctx);
}

async function living(db: Db, userId: string, id: string): Promise<store.DocumentRow> {
  const row = await store.findDocument(db, userId, id);
  if (!row || row.deletedAt !== null) throw new AppError('not_found');
  return row;
}

const UNDO_MS = 86_400_000;

/** Every night: identity papers that have served go, told a month before; what was deleted is deleted, file and all. */
export async function forgetDocuments(services: Services): Promise<void> {
  const today = romeMoment(services.now()).day;
  for (const { id, userId, title, kind, createdAt } of await store.listOfKind(services.db, 'documento_identita')) {
    const day = erasedOn(kind, romeMoment(createdAt).day);
    if (day === null || daysBetween(today, day) > ERASURE_NOTICE_DAYS) continue;
    await services.db.transaction(async (tx) => {
      if (day <= today) await store.changeDocument(tx, userId, id, { deletedAt: services.now() });
      const words = keepDays(() => (day <= today ? erasedNotice(title) : erasureNotice(title, day)));
      const key = `documento:${id}:${day <= today ? 'cancellato' : 'cancellazione'}`;
      await notify(services, tx, userId, { kind: 'account', ...words, href: PATHS.documents, key });
    });
  }
  for (const { fileId, userId } of await store.longDeleted(services.db, new Date(services.now().getTime() - UNDO_MS))) {
    await removeFile(services.db, userId, fileId);
    await dropBytes(services, fileId);
  }
}
