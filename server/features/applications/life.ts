import { plainTexts } from '#domain/applications/plain-texts.ts';
import { missingSections } from '#domain/applications/sections.ts';
import { submissionOf } from '#domain/applications/submission.ts';
import { AppError } from '#domain/errors.ts';
import { missingSection } from '#messages/applications/applications.ts';
import type { UserContext } from '#server/context.ts';
import { recordEvent } from '#server/features/activity/service.ts';
import type { Db } from '#server/platform/db/db.ts';
import { lockPerson } from '#server/platform/db/lock-person.ts';
import { lockedApplication, lockedDraft, openedApplication } from './admitted.ts';
import { copyAttachments } from './attachments.ts';
import { inputsOf, verdictOf } from './inputs.ts';
import { refuseTooMany } from './opening.ts';
import * as store from './store.ts';
import { actOf, actorName, type ApplicationAct } from './trail.ts';

/** "Elimina": at once, and back with "Annulla". */
export const deleteApplication = (ctx: UserContext, id: string) =>
  change(ctx, id, 'eliminata', () => ({ deletedAt: ctx.now() }));

/** Where another draft was begun meanwhile, this one comes back beside it. */
export const restoreApplication = (ctx: UserContext, id: string) =>
  change(ctx, id, 'ripristinata', (found, tx) => backAgain(ctx, found, tx, { deletedAt: null }));

export const archiveApplication = (ctx: UserContext, id: string, isArchived: boolean) =>
  isArchived
    ? change(ctx, id, 'archiviata', () => ({ archivedAt: ctx.now() }))
    : change(ctx, id, 'ripresa', (found, tx) => backAgain(ctx, found, tx, { archivedAt: null }));

async function backAgain(
  ctx: UserContext,
  found: store.StoredApplication,
  tx: Db,
  changes: { deletedAt: null } | { archivedAt: null },
) {
  const other = await store.findDraft(tx, ctx.user.id, found.companyId, found.grantId);
  return { ...changes, ...(other && other.id !== found.id && !found.copiedFrom ? { copiedFrom: other.id } : {}) };
}

/** The protocol number may come later, from the card. */
export const setProtocol = (ctx: UserContext, id: string, protocol: string) =>
  change(ctx, id, 'protocollo', (found) => {
    refuseUnsent(found);
    return { protocol: protocol === '' ? null : protocol };
  });

/** Freezes the version and keeps what was sent; refused, with every missing section, while something is missing. */
export async function submitApplication(ctx: UserContext, id: string, protocol: string): Promise<void> {
  const { row } = await openedApplication(ctx, id, 'own');
  const inputs = await inputsOf(ctx, row);
  const verdict = await verdictOf(ctx, inputs);
  await ctx.db.transaction(async (tx) => {
    const { row: draft } = await lockedDraft({ ...ctx, db: tx }, id, 'own');
    const texts = plainTexts(draft.contents);
    refuseIncomplete(texts);
    const now = ctx.now();
    await store.insertVersion(tx, {
      applicationId: id,
      number: draft.version,
      contents: draft.contents,
      actorName: actorName(ctx),
      at: now,
    });
    await store.updateApplication(tx, ctx.user.id, id, {
      status: 'inviato',
      sentAt: now,
      protocol: protocol === '' ? null : protocol,
      submission: submissionOf(texts, { title: draft.grantTitle, entity: draft.grantEntity }, now),
      snapshot: {
        verdict,
        sent: {
          companyName: inputs.companyName,
          project: inputs.project?.fields ?? null,
          grant: inputs.grant,
          rooms: inputs.rooms,
        },
      },
      updatedAt: now,
    });
    await store.insertEvent(tx, id, actOf(ctx, 'inviata', protocol || null));
    await recordEvent(ctx, tx, { kind: 'candidatura_inviata', subjectId: id, title: draft.grantTitle });
  });
}

function refuseIncomplete(texts: ReturnType<typeof plainTexts>): void {
  const missing = missingSections(texts);
  if (missing.length === 0) return;
  const fields = missing.map((section) => ({ field: section, message: missingSection(section) }));
  throw new AppError('application_incomplete', { fields });
}

/** A sent application goes on as a new draft; the sent one stays as it was. */
export const reopenApplication = (ctx: UserContext, id: string) => copyOf(ctx, id, 'riaperta');
/** The same texts and papers once more, for another try. */
export const duplicateApplication = (ctx: UserContext, id: string) => copyOf(ctx, id, 'duplicata');

function copyOf(ctx: UserContext, id: string, act: 'riaperta' | 'duplicata'): Promise<string> {
  return ctx.db.transaction(async (tx) => {
    await lockPerson(tx, ctx.user.id);
    const from = await own(ctx, tx, id);
    if (act === 'riaperta') refuseUnsent(from);
    const snapshot = from.snapshot && { ...from.snapshot, sent: null };
    const { id: _, ...row } = from;
    const { userId, companyId, projectId, grantId, grantTitle, grantEntity, grantAmount, grantDeadline } = row;
    const kept = { userId, companyId, projectId, grantId, grantTitle, grantEntity, grantAmount, grantDeadline };
    const { contents, customGrant } = row;
    const copy = await store.insertApplication(tx, {
      ...kept,
      contents,
      customGrant,
      snapshot,
      copiedFrom: id,
      now: ctx.now(),
    });
    const status = from.sentAt !== null ? 'completato' : from.status;
    await store.updateApplication(tx, ctx.user.id, copy, { status, usesAssistant: from.usesAssistant });
    await refuseTooMany(ctx, tx);
    await copyAttachments(tx, id, copy);
    await store.insertEvent(tx, copy, actOf(ctx, act, id));
    return copy;
  });
}

type Changes = Parameters<typeof store.updateApplication>[3];

async function change(
  ctx: UserContext,
  id: string,
  act: ApplicationAct,
  changesOf: (found: store.StoredApplication, tx: Db) => Changes | Promise<Changes>,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const found = await own(ctx, tx, id, act === 'ripristinata');
    await store.updateApplication(tx, ctx.user.id, id, await changesOf(found, tx));
    await store.insertEvent(tx, id, actOf(ctx, act));
  });
}

export async function own(
  ctx: UserContext,
  tx: Db,
  id: string,
  isDeletedToo = false,
): Promise<store.StoredApplication> {
  return (await lockedApplication({ ...ctx, db: tx }, id, 'own', isDeletedToo)).row;
}

export function refuseUnsent({ sentAt }: store.StoredApplication): void {
  if (sentAt === null) throw new AppError('application_not_sent');
}
