import type { RichBlock, RichRun } from './rich-text.ts';

/** A node of the editor, as its library writes it: only the kinds below are ever stored. */
export type EditorNode = {
  type?: string | undefined;
  text?: string | undefined;
  attrs?: Record<string, unknown> | undefined;
  marks?: { type: string }[] | undefined;
  content?: EditorNode[] | undefined;
};

const textOf = ({ text, bold, italic }: RichRun): EditorNode => ({
  type: 'text',
  text,
  marks: [...(bold ? [{ type: 'bold' }] : []), ...(italic ? [{ type: 'italic' }] : [])],
});
const lineOf = (runs: readonly RichRun[]): EditorNode => ({ type: 'paragraph', content: runs.map(textOf) });

/** A stored text as the editor takes it. */
export const editorDocument = (blocks: readonly RichBlock[]): EditorNode => ({
  type: 'doc',
  content: blocks.length === 0 ? [{ type: 'paragraph' }] : blocks.map(nodeOf),
});

function nodeOf(block: RichBlock): EditorNode {
  switch (block.type) {
    case 'heading':
      return { type: 'heading', attrs: { level: 3 }, content: block.runs.map(textOf) };
    case 'paragraph':
      return lineOf(block.runs);
    case 'list':
      return {
        type: block.isOrdered ? 'orderedList' : 'bulletList',
        content: block.items.map((item) => ({ type: 'listItem', content: [lineOf(item)] })),
      };
    case 'table':
      return {
        type: 'table',
        content: block.rows.map((row, at) => ({
          type: 'tableRow',
          content: row.map((cell) => ({ type: at === 0 ? 'tableHeader' : 'tableCell', content: [lineOf(cell)] })),
        })),
      };
  }
}

/** What the editor holds, as it is stored: empty lines go, what is unknown becomes its words. */
export const storedText = (document: EditorNode): RichBlock[] => (document.content ?? []).flatMap(blocksOf);

function blocksOf(node: EditorNode): RichBlock[] {
  switch (node.type) {
    case 'heading': {
      const runs = runsIn(node);
      return runs.length === 0 ? [] : [{ type: 'heading', runs }];
    }
    case 'bulletList':
    case 'orderedList': {
      const items = (node.content ?? []).map(runsIn).filter((runs) => runs.length > 0);
      return items.length === 0 ? [] : [{ type: 'list', isOrdered: node.type === 'orderedList', items }];
    }
    case 'table': {
      const rows = (node.content ?? [])
        .map(({ content }) => (content ?? []).map(runsIn))
        .filter((row) => row.length > 0);
      return rows.length === 0 ? [] : [{ type: 'table', rows }];
    }
    default: {
      const runs = runsIn(node);
      return runs.length === 0 ? [] : [{ type: 'paragraph', runs }];
    }
  }
}

/** All the words below a node, neighbours of one look joined. */
function runsIn(node: EditorNode): RichRun[] {
  const runs: RichRun[] = [];
  const walk = ({ type, text, marks = [], content = [] }: EditorNode) => {
    const said = type === 'hardBreak' ? ' ' : (text ?? '');
    if (said !== '') {
      const has = (name: string) => marks.some((mark) => mark.type === name);
      const run: RichRun = {
        text: said,
        ...(has('bold') ? { bold: true } : {}),
        ...(has('italic') ? { italic: true } : {}),
      };
      const last = runs.at(-1);
      if (last && last.bold === run.bold && last.italic === run.italic) last.text += run.text;
      else runs.push(run);
    }
    content.forEach((child, at) => {
      if (at > 0 && child.type === 'paragraph' && runs.length > 0) runs.at(-1)!.text += ' ';
      walk(child);
    });
  };
  walk(node);
  return runs;
}
