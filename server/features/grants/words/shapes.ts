import { z } from '@hono/zod-openapi';
import { SYNONYM_ORDERS, TERM_ORDERS, TERM_VIEWS } from '#domain/admin/words-search.ts';

const words = z.string().trim().max(100).default('');
const pagina = z.coerce.number().int().min(1).max(10_000).default(1);
const paged = { total: z.number(), page: z.number(), pageSize: z.number(), pages: z.number() };

export const termQuery = z.object({
  q: words,
  vista: z.enum(TERM_VIEWS).default('senza_risultati'),
  ordine: z.enum(TERM_ORDERS).default('ricerche'),
  pagina,
});
export type TermQuery = z.infer<typeof termQuery>;
export const termPage = z
  .object({
    items: z.array(
      z.object({
        words: z.string(),
        searches: z.number(),
        empty: z.number(),
        clicks: z.number(),
        lastDay: z.string(),
      }),
    ),
    ...paged,
  })
  .openapi('SearchTermPage');

export const synonymQuery = z.object({ q: words, ordine: z.enum(SYNONYM_ORDERS).default('detto'), pagina });
export type SynonymQuery = z.infer<typeof synonymQuery>;
export const synonym = z
  .object({ id: z.string(), said: z.string(), means: z.array(z.string()), updatedAt: z.string() })
  .openapi('Synonym');
export const synonymPage = z.object({ items: z.array(synonym), ...paged }).openapi('SynonymPage');
