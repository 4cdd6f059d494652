import { plainOf, type RichBlock } from './rich-text.ts';

/** The paragraphs of a text, which somebody may say better; lists and tables hold figures and stay as they are. */
export const rewritableText = (blocks: readonly RichBlock[]): string =>
  blocks
    .filter(({ type }) => type === 'paragraph')
    .map((block) => plainOf([block]))
    .join('\n\n');

/** The same text with other paragraphs: each in its place, or all before the lists where they are more or fewer. */
export function rewrittenBlocks(blocks: readonly RichBlock[], text: string): RichBlock[] {
  const told = text
    .split(/\n\s*\n/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each): RichBlock => ({ type: 'paragraph', runs: [{ text: each }] }));
  const own = blocks.filter(({ type }) => type === 'paragraph').length;
  if (told.length === own) {
    let at = 0;
    return blocks.map((block) => (block.type === 'paragraph' ? told[at++]! : block));
  }
  return [...told, ...blocks.filter(({ type }) => type === 'list' || type === 'table')];
}
