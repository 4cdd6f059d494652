import { plainWords, type DocumentBlock, type DocumentTable } from '#domain/documents/document-block.ts';
import { CHART_HEIGHT } from '#server/platform/pdf/pdf-chart.ts';
import { PdfBook } from '#server/platform/pdf/pdf-book.ts';

export type PdfDocument = {
  title: string;
  subtitle?: string;
  eyebrow: string;
  /** Named at the head of the cover instead of the kind of document. */
  owner?: string;
  note: string;
  index: string;
  facts: [string, string][];
  blocks: DocumentBlock[];
  footer: (page: number, pages: number) => [string, string];
};
/** Where each block came to stand: a table that breaks stands in two places. */
export type Placed = { page: number; block: DocumentBlock };

const MAX_LABELS = 14;

/** A tagged PDF with cover, index and page numbers, and which block is on which page. */
export async function documentPdf(
  document: PdfDocument,
  madeOn: string,
): Promise<{ bytes: Buffer; placed: Placed[]; pages: number }> {
  const { title, subtitle, eyebrow, owner, note, index, facts, blocks, footer } = document;
  const book = new PdfBook({ title: `${eyebrow}: ${title}`, madeOn });
  book.cover({ title, eyebrow: owner ?? eyebrow, facts, note, ...(subtitle ? { subtitle } : {}) });
  book.index(index);
  const placed = blocks.flatMap((block, at) => draw(book, block, blocks[at + 1]));
  const bytes = await book.finish(footer);
  return { bytes, placed, pages: book.pages };
}

function draw(book: PdfBook, block: DocumentBlock, next: DocumentBlock | undefined): Placed[] {
  const here = (): Placed[] => [{ page: book.page, block }];
  switch (block.kind) {
    case 'part':
      book.part(block.text);
      return here();
    case 'heading':
      book.heading(block.text, next?.kind === 'table' ? roomFor(book, next) : undefined);
      return here();
    case 'paragraph':
      book.paragraph(block.text, { isStrong: block.isStrong === true, isQuiet: block.isQuiet === true });
      return here();
    case 'list':
      book.list(block.items, block.isOrdered === true);
      return here();
    case 'table':
      return drawTable(book, block);
    case 'chart':
      book.heading(block.title, CHART_HEIGHT + 16);
      book.chart(block.chart, block.alt);
      return here();
    case 'gantt': {
      const every = Math.ceil(block.months.length / MAX_LABELS); // long plans name every second or third month
      book.bars(
        { labels: block.months.map(({ label }, at) => (at % every === 0 ? label : '')), bars: block.bars },
        block.alt,
      );
      return here();
    }
  }
}

const CAPTION_HEIGHT = 20;
const columnsOf = (book: PdfBook, { columns }: DocumentTable) =>
  columns.map(({ share, ...column }) => ({ ...column, width: share * book.width }));

/** A statement is read as a whole: it stays with its heading on one page where a page can hold it. */
function roomFor(book: PdfBook, table: DocumentTable): number | undefined {
  const height = book.tableHeight(columnsOf(book, table), table.rows, table.strong) + CAPTION_HEIGHT;
  return height <= book.pageHeight - CAPTION_HEIGHT * 2 ? height : undefined;
}

function drawTable(book: PdfBook, block: DocumentTable): Placed[] {
  const columns = columnsOf(book, block);
  if (block.caption) book.paragraph(block.caption, { isQuiet: true, size: 8.5 }, 60);
  const breaks = book.table(columns, block.rows, { hasTotal: block.hasTotal === true, strong: block.strong ?? [] });
  const last = book.page;
  const starts = [0, ...breaks];
  return starts.map((from, at) => {
    const to = starts[at + 1] ?? block.rows.length;
    const strong = (block.strong ?? []).filter((row) => row >= from && row < to).map((row) => row - from);
    const isLast = at === starts.length - 1;
    const part = { ...block, rows: block.rows.slice(from, to), strong, hasTotal: block.hasTotal === true && isLast };
    if (at > 0) delete part.caption;
    return { page: last - (starts.length - 1 - at), block: part };
  });
}

export const blockText = (block: DocumentBlock): string => {
  if (block.kind === 'paragraph') return plainWords(block.text);
  if (block.kind === 'list') return block.items.map(plainWords).join('\n');
  if (block.kind === 'table') return block.rows.flat().join('\n');
  return '';
};
