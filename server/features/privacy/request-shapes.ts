import { z } from '@hono/zod-openapi';
import { REQUEST_ORDERS, REQUEST_STATES } from '#domain/admin/request-search.ts';
import { DATA_REQUEST_KINDS } from '#domain/admin/users.ts';

export const requestQuery = z.object({
  q: z.string().trim().max(100).default(''),
  stato: z.enum(REQUEST_STATES).optional(),
  ordine: z.enum(REQUEST_ORDERS).default('termine'),
  pagina: z.coerce.number().int().min(1).max(10_000).default(1),
});
export type RequestQuery = z.infer<typeof requestQuery>;

export const requestPage = z
  .object({
    items: z.array(
      z.object({
        id: z.string(),
        userId: z.string().nullable(),
        name: z.string().nullable(),
        kind: z.enum(DATA_REQUEST_KINDS),
        /** Null: the person closed the account in the product. */
        receivedOn: z.string().nullable(),
        dueOn: z.string(),
        handledOn: z.string().nullable(),
        isAutomatic: z.boolean(),
      }),
    ),
    total: z.number(),
    page: z.number(),
    pageSize: z.number(),
    pages: z.number(),
  })
  .openapi('DataRequestPage');
