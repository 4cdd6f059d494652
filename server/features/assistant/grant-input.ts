import { z } from '@hono/zod-openapi';
import type { Grant } from '#domain/grants/grant.ts';
import type { Catalogue } from '#server/features/grants/service.ts';

/** Grants as requests name them: by id, or as whatever object a screen holds. Only the id is believed. */
export const grantRefs = z
  .array(z.union([z.string().max(200), z.looseObject({ id: z.union([z.string().max(200), z.number()]).optional() })]))
  .max(500)
  .optional()
  .catch(undefined);
export type GrantRefs = z.infer<typeof grantRefs>;

/** Those of the catalogue, in the order given; unknown ones are left out. */
export function grantsNamed(catalogue: Catalogue, refs: GrantRefs): Grant[] {
  const ids = (refs ?? []).map((ref) =>
    String(typeof ref === 'string' ? ref : (ref.grantId ?? ref.grant_id ?? ref.id ?? '')),
  );
  const found = ids.flatMap((id) => catalogue.find(id)?.grant ?? []);
  return [...new Map(found.map((grant) => [grant.id, grant])).values()];
}
