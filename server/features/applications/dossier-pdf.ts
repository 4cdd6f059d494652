import { ganttOf } from '#domain/applications/gantt.ts';
import { MONTHS } from '#domain/numbers/months.ts';
import { DOSSIER as WORDS } from '#messages/applications/dossier.ts';
import { PdfBook } from '#server/platform/pdf/pdf-book.ts';
import type { Block, DossierContent } from './dossier-blocks.ts';

/** The application to read, print and upload: tagged, with an index and its tables. */
export function dossierPdf({ title, facts, blocks }: DossierContent, madeOn: string): Promise<Buffer> {
  const book = new PdfBook({ title: `${WORDS.eyebrow}: ${title}`, madeOn });
  book.cover({ title, eyebrow: WORDS.eyebrow, facts, note: WORDS.note });
  book.index(WORDS.index);
  for (const block of blocks) draw(book, block);
  return book.finish((page, pages) => [title, WORDS.page(page, pages)]);
}

function draw(book: PdfBook, block: Block): void {
  switch (block.kind) {
    case 'part':
      return book.part(block.text);
    case 'heading':
      return book.heading(block.text);
    case 'paragraph':
      return book.paragraph(block.text, { isStrong: block.isStrong === true });
    case 'list':
      return book.list(block.items);
    case 'table': {
      const columns = block.columns.map(({ share, ...column }) => ({ ...column, width: share * book.width }));
      return book.table(columns, block.rows, { hasTotal: block.hasTotal === true });
    }
    case 'gantt': {
      const gantt = ganttOf(block.phases);
      if (!gantt) return;
      const nameOf = new Map(block.phases.map(({ id, name }) => [id, name]));
      const labels = gantt.months.map(({ month, year }, at) =>
        at === 0 || month === 1 ? `${MONTHS[month - 1]!.slice(0, 3)} ${year % 100}` : MONTHS[month - 1]!.slice(0, 3),
      );
      const bars = gantt.bars.map(({ id, from, to }) => ({ label: nameOf.get(id) ?? '', from, to }));
      book.bars({ labels: thinned(labels), bars }, WORDS.gantt(block.phases));
    }
  }
}

const MAX_LABELS = 14;
/** Long plans name every second or third month. */
const thinned = (labels: string[]): string[] => {
  const every = Math.ceil(labels.length / MAX_LABELS);
  return labels.map((label, at) => (at % every === 0 ? label : ''));
};
