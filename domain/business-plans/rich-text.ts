import { z } from 'zod';
import { gapsIn } from '#domain/assistant/drafting/draft.ts';

/** A text as it is stored: no markup, no styles, nothing but what it says. */
export const RICH_CAPS = { blocks: 200, run: 6000, runs: 200, items: 60, rows: 60, columns: 8, chars: 40_000 } as const;

export const richRun = z.object({
  text: z.string().min(1).max(RICH_CAPS.run),
  bold: z.literal(true).optional(),
  italic: z.literal(true).optional(),
});
const runs = z.array(richRun).max(RICH_CAPS.runs);
export const richBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('heading'), runs }),
  z.object({ type: z.literal('paragraph'), runs }),
  z.object({ type: z.literal('list'), isOrdered: z.boolean(), items: z.array(runs).max(RICH_CAPS.items) }),
  z.object({
    type: z.literal('table'),
    /** The first row is the head. */
    rows: z.array(z.array(runs).min(1).max(RICH_CAPS.columns)).min(1).max(RICH_CAPS.rows),
  }),
]);
export const richText = z
  .array(richBlock)
  .max(RICH_CAPS.blocks)
  .refine((blocks) => plainOf(blocks).length <= RICH_CAPS.chars);
export type RichRun = z.infer<typeof richRun>;
export type RichBlock = z.infer<typeof richBlock>;

const wordsOf = (of: readonly RichRun[]): string => of.map(({ text }) => text).join('');

/** The words alone: one line a block, an item or a row. */
export function plainOf(blocks: readonly RichBlock[]): string {
  return blocks
    .map((block) => {
      if (block.type === 'list')
        return block.items
          .map((item, at) => `${block.isOrdered ? `${String(at + 1)}.` : '•'} ${wordsOf(item)}`)
          .join('\n');
      if (block.type === 'table') return block.rows.map((row) => row.map(wordsOf).join(' | ')).join('\n');
      return wordsOf(block.runs);
    })
    .join('\n\n');
}

/** What is still to be told, once each. */
export const openPoints = (blocks: readonly RichBlock[]): string[] => [...new Set(gapsIn(plainOf(blocks)))];

export const paragraph = (text: string): RichBlock => ({ type: 'paragraph', runs: [{ text }] });
export const heading = (text: string): RichBlock => ({ type: 'heading', runs: [{ text }] });
export const bullets = (items: readonly string[]): RichBlock => ({
  type: 'list',
  isOrdered: false,
  items: items.map((text) => [{ text }]),
});
