import { z } from '@hono/zod-openapi';
import { USER_FILTER_KINDS, USER_ORDERS, USER_STATES } from '#domain/admin/user-search.ts';
import { USER_TYPES } from '#domain/vocabulary.ts';

export const userQuery = z.object({
  q: z.string().trim().max(100).default(''),
  tipo: z.enum(USER_FILTER_KINDS).optional(),
  stato: z.enum(USER_STATES).optional(),
  ordine: z.enum(USER_ORDERS).default('recenti'),
  pagina: z.coerce.number().int().min(1).max(10_000).default(1),
});
export type UserQuery = z.infer<typeof userQuery>;

const fields = {
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  userType: z.enum(USER_TYPES).nullable(),
  isAdmin: z.boolean(),
  isVerified: z.boolean(),
  lockedAt: z.string().nullable(),
  eraseAfter: z.string().nullable(),
  createdAt: z.string(),
  lastSeenAt: z.string().nullable(),
};
const userLine = z.object(fields).openapi('AdminUserLine');
export const userPage = z
  .object({
    items: z.array(userLine),
    total: z.number(),
    page: z.number(),
    pageSize: z.number(),
    pages: z.number(),
  })
  .openapi('AdminUserPage');

const counts = z.object({
  companies: z.number(),
  savedGrants: z.number(),
  applications: z.number(),
  sentApplications: z.number(),
  consultancies: z.number(),
  tickets: z.number(),
  assistantToday: z.number(),
});
export const userDetail = z
  .object({
    ...fields,
    phone: z.string().nullable(),
    registrationMethod: z.string(),
    lockReason: z.string().nullable(),
    counts,
    companies: z.array(z.object({ id: z.string(), name: z.string() })),
    devices: z.array(z.object({ createdAt: z.string(), lastUsedAt: z.string(), userAgent: z.string() })),
  })
  .openapi('AdminUser');
