import PDFDocument from 'pdfkit';
import { plainWords, type DocumentWords } from '#domain/documents/document-block.ts';
import { segmentsOf } from './segments.ts';
import { printable } from './printable.ts';

export const MARGIN = 50;
export const BOTTOM = 70;
export const INK = '#1c2430';
export const QUIET = '#566072';
export const LINE = '#c9d0da';
const SHADE = '#eef1f5';
const CELL_PAD = 4;
const LINE_GAP = 1.5;
const SIGNATURE_HEIGHT = 70;

export type Column = { label: string; width: number; isNumber?: boolean };
type StructTag = 'H1' | 'H2' | 'H3' | 'P' | 'LBody';
const BULLET_INDENT = { mark: 8, text: 18 };

/** An A4 sheet with a true structure tree: headings, paragraphs, lists and tables that a reader can follow. */
export class PdfSheet {
  readonly doc: PDFKit.PDFDocument;
  protected readonly root: PDFKit.PDFStructureElement;

  constructor(info: { title: string; madeOn: string }) {
    this.doc = new PDFDocument({
      size: 'A4',
      margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: BOTTOM },
      pdfVersion: '1.7',
      tagged: true,
      lang: 'it-IT',
      displayTitle: true,
      bufferPages: true,
      info: { Title: info.title, Creator: 'Bandolo', Producer: 'Bandolo', CreationDate: new Date(info.madeOn) },
    });
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  get width(): number {
    return this.doc.page.width - MARGIN * 2;
  }

  title(text: string): void {
    this.write('H1', text, { font: 'Helvetica-Bold', size: 18, gapAfter: 2 });
  }

  heading(text: string): void {
    this.doc.y += 12;
    this.write('H2', text, { font: 'Helvetica-Bold', size: 11.5, gapAfter: 4, keepWith: 48 });
  }

  paragraph(
    text: DocumentWords,
    style: { isStrong?: boolean; isQuiet?: boolean; size?: number } = {},
    keepWith = 0,
  ): void {
    const font = style.isStrong ? 'Helvetica-Bold' : 'Helvetica';
    const color = style.isQuiet ? QUIET : INK;
    this.write('P', text, { font, size: style.size ?? 10, color, gapAfter: 4, keepWith });
  }

  /** A text to sign stays on the page of its signature. */
  statement(text: string): void {
    this.doc.y += 10;
    this.write('P', text, { font: 'Helvetica', size: 10, gapAfter: 4, keepWith: SIGNATURE_HEIGHT + 4 });
  }

  list(items: DocumentWords[], isOrdered = false): void {
    const list = this.doc.struct('L');
    this.root.add(list);
    for (const [at, words] of items.entries()) {
      const mark = isOrdered ? `${String(at + 1)}.` : '•';
      const item = this.doc.struct('LI');
      list.add(item);
      this.#reserveText(plainWords(words), 'Helvetica', 10, BULLET_INDENT.text);
      const top = this.doc.y;
      const drawMark = () => this.style('Helvetica', 10, INK).text(mark, MARGIN + BULLET_INDENT.mark - 4, top);
      item.add(this.doc.struct('Lbl', {}, () => void drawMark()));
      this.doc.y = top;
      this.write('LBody', words, { font: 'Helvetica', size: 10, gapAfter: 2, indent: BULLET_INDENT.text }, item);
      item.end();
    }
    list.end();
    this.doc.y += 4;
  }

  /** Rows never break in two; the header comes again at the top of each page. Answers which rows begin one. */
  table(columns: Column[], rows: string[][], options: { hasTotal?: boolean; strong?: number[] } = {}): number[] {
    const breaks: number[] = [];
    const table = this.doc.struct('Table');
    this.root.add(table);
    const labels = columns.map((column) => column.label);
    this.reserve(this.rowHeight(columns, labels, true) + this.rowHeight(columns, rows[0] ?? labels, false));
    this.#row(columns, labels, { isHeader: true, parent: table });
    rows.forEach((row, index) => {
      const isTotal =
        (options.hasTotal === true && index === rows.length - 1) || options.strong?.includes(index) === true;
      if (this.reserve(this.rowHeight(columns, row, isTotal))) {
        breaks.push(index);
        this.#row(columns, labels, { isHeader: true, parent: null });
      }
      this.#row(columns, row, { isHeader: false, isStrong: isTotal, parent: table });
    });
    table.end();
    this.doc.x = MARGIN;
    this.doc.y += 6;
    return breaks;
  }

  /** Two ruled places side by side, kept on one page. */
  signatures(left: string, right: string): void {
    this.reserve(SIGNATURE_HEIGHT);
    const y = this.doc.y + 44;
    const half = this.width / 2 - 15;
    [left, right].forEach((label, index) => {
      const x = MARGIN + index * (half + 30);
      this.artifact(() => this.#rule(x, y, half, { width: 0.7, color: INK }));
      this.root.add(
        this.doc.struct('P', {}, () => {
          this.style('Helvetica', 9, QUIET).text(printable(label), x, y + 5, { width: half });
        }),
      );
    });
    this.doc.x = MARGIN;
    this.doc.y = y + 24;
  }

  /** Footer on every page, once their number is known; then the whole file. */
  async finish(footer: (page: number, pages: number) => [string, string]): Promise<Buffer> {
    const { count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.doc.switchToPage(page);
      this.doc.page.margins.bottom = 0;
      const [left, right] = footer(page + 1, count);
      const y = this.doc.page.height - BOTTOM + 28;
      this.artifact(() => {
        this.#rule(MARGIN, y - 8, this.width);
        this.style('Helvetica', 8, QUIET).text(printable(left), MARGIN, y, {
          width: this.width - 90,
          lineBreak: false,
        });
        this.doc.text(printable(right), MARGIN + this.width - 90, y, { width: 90, align: 'right', lineBreak: false });
      });
    }
    this.root.end();
    const chunks: Buffer[] = [];
    this.doc.end();
    for await (const chunk of this.doc as unknown as AsyncIterable<Buffer>) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  protected write(
    tag: StructTag,
    words: DocumentWords,
    style: { font: string; size: number; gapAfter: number; color?: string; keepWith?: number; indent?: number },
    parent: PDFKit.PDFStructureElement = this.root,
  ): void {
    const indent = style.indent ?? 0;
    this.#reserveText(plainWords(words), style.font, style.size, indent, style.keepWith);
    const draw = () => {
      const pieces = segmentsOf(words, style.font, style.color ?? INK);
      this.doc.x = MARGIN + indent;
      pieces.forEach(({ text, font, color }, at) => {
        const flow = { width: this.width - indent, lineGap: LINE_GAP, continued: at < pieces.length - 1 };
        this.style(font, style.size, color).text(printable(text), flow);
      });
    };
    parent.add(this.doc.struct(tag, {}, draw));
    this.doc.x = MARGIN;
    this.doc.y += style.gapAfter;
  }

  /** A header without a parent is a repetition, and no part of the tree. */
  #row(
    columns: Column[],
    cells: string[],
    style: { isHeader: boolean; isStrong?: boolean; parent: PDFKit.PDFStructureElement | null },
  ): void {
    const isBold = style.isHeader || style.isStrong === true;
    const height = this.rowHeight(columns, cells, isBold);
    const top = this.doc.y;
    this.artifact(() => {
      if (isBold) this.doc.rect(MARGIN, top, this.width, height).fill(SHADE);
      this.#rule(MARGIN, top + height, this.width);
    });
    const row = style.parent ? this.doc.struct('TR') : null;
    if (row) style.parent!.add(row);
    let x = MARGIN;
    columns.forEach((column, index) => {
      const left = x;
      const draw = () => {
        this.style(isBold ? 'Helvetica-Bold' : 'Helvetica', 8.5, INK).text(
          printable(cells[index] ?? ''),
          left + CELL_PAD,
          top + CELL_PAD,
          {
            width: column.width - CELL_PAD * 2,
            align: column.isNumber ? 'right' : 'left',
          },
        );
      };
      if (row) row.add(this.doc.struct(style.isHeader ? 'TH' : 'TD', {}, draw));
      else this.artifact(draw);
      x += column.width;
    });
    row?.end();
    this.doc.y = top + height;
  }

  protected rowHeight(columns: Column[], cells: string[], isBold: boolean): number {
    this.style(isBold ? 'Helvetica-Bold' : 'Helvetica', 8.5, INK);
    const heights = columns.map((column, index) =>
      this.doc.heightOfString(printable(cells[index] ?? ''), { width: column.width - CELL_PAD * 2 }),
    );
    return Math.max(...heights) + CELL_PAD * 2;
  }

  #reserveText(text: string, font: string, size: number, indent: number, keepWith = 0): void {
    const style = { width: this.width - indent, lineGap: LINE_GAP };
    this.reserve(this.style(font, size, INK).heightOfString(printable(text), style) + keepWith);
  }

  /** Starts a page when the next piece would not fit; true when it did. */
  protected reserve(height: number): boolean {
    if (this.doc.y + height <= this.doc.page.height - BOTTOM) return false;
    this.doc.addPage();
    return true;
  }

  protected artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  #rule(x: number, y: number, length: number, { width, color } = { width: 0.5, color: LINE }): void {
    this.doc
      .moveTo(x, y)
      .lineTo(x + length, y)
      .lineWidth(width)
      .strokeColor(color)
      .stroke();
  }

  protected style(font: string, size: number, color: string): PDFKit.PDFDocument {
    return this.doc.font(font).fontSize(size).fillColor(color);
  }
}
