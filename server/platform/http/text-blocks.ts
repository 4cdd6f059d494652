import { z } from '@hono/zod-openapi';

const span = z.union([
  z.object({ kind: z.enum(['text', 'strong', 'em']), text: z.string() }),
  z.object({ kind: z.literal('link'), text: z.string(), href: z.string() }),
]);

/** A piece of a text of the repository: articles and guides are answered as lists of these. */
export const textBlock = z.union([
  z.object({ kind: z.literal('heading'), text: z.string(), id: z.string() }),
  z.object({ kind: z.literal('paragraph'), spans: z.array(span) }),
  z.object({ kind: z.literal('list'), isOrdered: z.boolean(), items: z.array(z.array(span)) }),
]);
