import { z } from '@hono/zod-openapi';
import { CATALOGUE_ORDERS, CATALOGUE_VIEWS, GRANT_SIGNALS } from '#domain/admin/catalogue-search.ts';
import { CONFIDENCES, GRANT_STATUSES } from '#domain/vocabulary.ts';

export const catalogueQuery = z.object({
  q: z.string().trim().max(100).default(''),
  segnale: z.enum(GRANT_SIGNALS).optional(),
  vista: z.enum(CATALOGUE_VIEWS).default('tutti'),
  ordine: z.enum(CATALOGUE_ORDERS).default('gravi'),
  pagina: z.coerce.number().int().min(1).max(10_000).default(1),
});
export type CatalogueQuery = z.infer<typeof catalogueQuery>;

const line = z
  .object({
    id: z.string(),
    name: z.string(),
    entity: z.string(),
    status: z.enum(GRANT_STATUSES),
    checkedOn: z.string(),
    confidence: z.enum(CONFIDENCES),
    signals: z.array(z.enum(GRANT_SIGNALS)),
    savedBy: z.number(),
    reports: z.number(),
    /** What the note says against the closing day. */
    notedDay: z.string().nullable(),
    twin: z.string().nullable(),
    linkStatus: z.number().nullable(),
    linkFailures: z.number(),
    isPublished: z.boolean(),
    mergedInto: z.string().nullable(),
    editedFields: z.array(z.string()),
  })
  .openapi('CatalogueLine');
export type CatalogueLine = z.infer<typeof line>;
export const cataloguePage = z
  .object({
    items: z.array(line),
    total: z.number(),
    page: z.number(),
    pageSize: z.number(),
    pages: z.number(),
    size: z.number(),
    counts: z.record(z.enum(GRANT_SIGNALS), z.number()),
  })
  .openapi('CataloguePage');

const anyField = z.record(z.string(), z.unknown());
export const catalogueGrant = z
  .object({
    line,
    /** As everybody reads it. */
    grant: anyField,
    /** What the sources say of the fields that an editor has fixed. */
    covered: anyField,
    version: z.number(),
    updatedAt: z.string(),
    unpublishedAt: z.string().nullable(),
    unpublishReason: z.string().nullable(),
    linkCheckedAt: z.string().nullable(),
    twins: z.array(z.object({ id: z.string(), name: z.string() })),
    reports: z.array(
      z.object({ id: z.string(), field: z.string().nullable(), text: z.string(), createdAt: z.string() }),
    ),
    versions: z.array(
      z.object({
        number: z.number(),
        at: z.string(),
        origin: z.string(),
        changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
      }),
    ),
  })
  .openapi('CatalogueGrant');
