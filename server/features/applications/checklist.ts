import { z } from '@hono/zod-openapi';
import { CHECKLIST_STATES, checklistOf } from '#domain/documents/checklist.ts';
import { DOCUMENT_KINDS } from '#domain/documents/document-kinds.ts';
import { DOCUMENT_STATES, expiryOf, stateOf } from '#domain/documents/validity.ts';
import { FILE_PURPOSES, MEDIA_TYPES } from '#domain/files/file-purposes.ts';
import type { Grant } from '#domain/grants/grant.ts';
import { latestDay, romeMoment } from '#domain/grants/rome-time.ts';
import type { UserContext } from '#server/context.ts';
import { documentsOf } from '#server/features/documents/service.ts';
import { filesById } from '#server/features/files/service.ts';
import { attachmentsOf, type Attachment } from './attachments.ts';
import { grantOf } from './inputs.ts';
import * as store from './store.ts';

const ATTACHABLE = new Set<string>(FILE_PURPOSES.application_attachment.types.map((type) => MEDIA_TYPES[type]));

const day = z.string().nullable();
const checklistLine = z.object({
  document: z.string(),
  kind: z.enum(DOCUMENT_KINDS).nullable(),
  state: z.enum(CHECKLIST_STATES),
  documentId: z.string().nullable(),
  title: z.string().nullable(),
  expiresOn: day,
  endsTooSoon: z.boolean(),
  isAskedByOffice: z.boolean(),
});
/** Part of an application's view: the grant's list, and the papers that could answer it. */
export const paperShapes = {
  checklist: z.array(checklistLine),
  papers: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      kind: z.enum(DOCUMENT_KINDS),
      state: z.enum(DOCUMENT_STATES),
      expiresOn: day,
      /** A portal takes PDF, JPG and PNG: other formats stay among the documents. */
      canAttach: z.boolean(),
    }),
  ),
};
export const checklistsShape = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      companyId: z.string(),
      grantTitle: z.string(),
      deadline: day,
      lines: z.array(checklistLine),
    }),
  ),
});

/** Who acts for the owner sees the days of what is attached, and nothing else that the company keeps. */
export async function papersOf(
  ctx: UserContext,
  row: store.StoredApplication,
  grant: Grant | null,
  attachments: readonly Attachment[],
) {
  const today = romeMoment(ctx.now()).day;
  const kept = await documentsOf(ctx.db, ctx.user.id, row.companyId);
  const files = await filesById(
    ctx.db,
    ctx.user.id,
    kept.map(({ fileId }) => fileId),
  );
  const attached = new Set(attachments.map(({ documentId }) => documentId));
  const documents = ctx.actor ? kept.filter(({ id }) => attached.has(id)) : kept;
  return {
    checklist: checklistOf({
      asked: grant?.documents ?? [],
      attached: attachments,
      settled: row.contents.settledDocuments,
      documents,
      deadline: deadlineOf(row, grant),
      today,
    }),
    papers: ctx.actor
      ? []
      : documents.map((each) => ({
          canAttach: ATTACHABLE.has(files.get(each.fileId)?.mediaType ?? ''),
          id: each.id,
          title: each.title,
          kind: each.kind,
          state: stateOf(each, today),
          expiresOn: expiryOf(each)?.day ?? null,
        })),
  };
}

const deadlineOf = ({ grantDeadline }: store.StoredApplication, grant: Grant | null): string | null => {
  const day = grant?.closesOn ?? grantDeadline;
  return day === null ? null : latestDay(day);
};

/** What each application under way still needs, the company's papers counted in. */
export async function checklists(ctx: UserContext): Promise<z.infer<typeof checklistsShape>> {
  const rows = (await store.listApplications(ctx.db, ctx.user.id)).filter(
    ({ sentAt, archivedAt }) => sentAt === null && archivedAt === null,
  );
  const items = [];
  for (const row of rows) {
    const grant = await grantOf(ctx, row);
    const { checklist } = await papersOf(ctx, row, grant, await attachmentsOf(ctx, row.id));
    items.push({
      id: row.id,
      companyId: row.companyId,
      grantTitle: row.grantTitle,
      deadline: deadlineOf(row, grant),
      lines: checklist,
    });
  }
  return { items };
}
