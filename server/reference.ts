import { createRoute, z } from '@hono/zod-openapi';
import { ACCESS } from './access.ts';
import { json } from './platform/http/http.ts';
import type { publishedDocument } from './published-document.ts';

const operation = z
  .object({
    id: z.string(),
    method: z.string(),
    path: z.string(),
    tag: z.string(),
    summary: z.string(),
    /** Whether anybody may call it, without a session. */
    isPublic: z.boolean(),
    hasBody: z.boolean(),
    parameters: z.array(z.object({ name: z.string(), in: z.string(), isRequired: z.boolean(), type: z.string() })),
  })
  .openapi('ReferenceOperation');
type Operation = z.infer<typeof operation>;

export const referenceRoute = createRoute({
  method: 'get',
  path: '/site/reference',
  operationId: 'readReference',
  tags: ['Sito'],
  responses: { 200: json(z.object({ operations: z.array(operation) }), 'Tutte le operazioni, in breve') },
});

type Schema = { type?: string | string[]; enum?: unknown[]; format?: string; anyOf?: Schema[] };
type Told = {
  operationId?: string;
  tags?: string[];
  summary?: string;
  parameters?: { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: object;
};

/** The published description in a line per operation, what anybody may call first. */
export function referenceOf({ paths }: ReturnType<typeof publishedDocument>): Operation[] {
  const operations = Object.entries(paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Told>).map(([name, told]): Operation => {
      const method = name.toUpperCase();
      return {
        id: told.operationId ?? `${method} ${path}`,
        method,
        path,
        tag: told.tags?.[0] ?? '',
        summary: told.summary ?? '',
        isPublic: ACCESS[`${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`] === 'anyone',
        hasBody: told.requestBody !== undefined,
        parameters: (told.parameters ?? []).map((each) => ({
          name: each.name,
          in: each.in,
          isRequired: each.required ?? false,
          type: typeOf(each.schema),
        })),
      };
    }),
  );
  return operations.filter(({ path }) => !/^\/api\/(dev|admin)\//.test(path));
}

function typeOf(schema: Schema | undefined): string {
  if (schema?.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' | ');
  if (schema?.enum) return schema.enum.map(String).join(' | ');
  return [schema?.type].flat().filter(Boolean).join(' | ') || 'string';
}
