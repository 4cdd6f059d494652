import { z } from '@hono/zod-openapi';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS } from '#domain/audit/audit-actions.ts';
import { AUDIT_ORDERS } from '#domain/audit/audit-search.ts';

export const auditQuery = z.object({
  azione: z.enum(AUDIT_ACTIONS).optional(),
  oggetto: z.enum(AUDIT_SUBJECTS).optional(),
  chi: z.string().max(100).optional(),
  q: z.string().trim().max(100).default(''),
  dal: z.iso.date().optional(),
  al: z.iso.date().optional(),
  ordine: z.enum(AUDIT_ORDERS).default('recenti'),
  pagina: z.coerce.number().int().min(1).max(10_000).default(1),
});
export type AuditQuery = z.infer<typeof auditQuery>;

const line = z
  .object({
    id: z.string(),
    at: z.string(),
    actorId: z.string(),
    /** Null once the account is gone. */
    actorName: z.string().nullable(),
    action: z.enum(AUDIT_ACTIONS),
    subject: z.enum(AUDIT_SUBJECTS),
    subjectId: z.string(),
    detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  })
  .openapi('AuditLine');
export const auditPage = z
  .object({
    items: z.array(line),
    total: z.number(),
    page: z.number(),
    pageSize: z.number(),
    pages: z.number(),
    actors: z.array(z.object({ id: z.string(), name: z.string() })),
  })
  .openapi('AuditPage');
