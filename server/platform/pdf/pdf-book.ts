import type { DocumentChart } from '#domain/documents/document-block.ts';
import { CHART_HEIGHT, drawChart } from './pdf-chart.ts';
import { drawFact, drawRules, drawThread, factCells, type Cover } from './pdf-cover.ts';
import { BOTTOM, INK, LINE, MARGIN, PdfSheet, QUIET, type Column } from './pdf-sheet.ts';
import { printable } from './printable.ts';

export type Bar = { label: string; from: number; to: number };
export type Scale = { labels: string[]; bars: Bar[] };

const COVER = { eyebrow: 90, thread: 140, title: 270, facts: 690 };
const ENTRY_HEIGHT = 19;
const CHART = { label: 150, row: 20, head: 18 };

/** A sheet of several parts: a cover, an index that knows its pages, and charts of bars. */
export class PdfBook extends PdfSheet {
  readonly #entries: { label: string; page: number }[] = [];
  #index: { page: number; top: number; element: PDFKit.PDFStructureElement } | null = null;

  cover({ title, subtitle, eyebrow, facts, note }: Cover): void {
    this.doc.y = COVER.eyebrow;
    this.write('P', eyebrow, { font: 'Helvetica-Bold', size: 12, gapAfter: 0 });
    this.artifact(() => drawThread(this.doc, COVER.thread));
    this.doc.y = COVER.title;
    this.write('H1', title, { font: 'Helvetica-Bold', size: 30, gapAfter: 10 });
    if (subtitle) this.write('P', subtitle, { font: 'Helvetica', size: 13, color: QUIET, gapAfter: 0 });
    const { cells, rules } = factCells(this.doc, facts, this.width, COVER.facts);
    this.artifact(() => drawRules(this.doc, rules, this.width));
    for (const cell of cells) this.root.add(this.doc.struct('P', {}, () => drawFact(this.doc, cell)));
    this.doc.y = COVER.facts + 12;
    this.write('P', note, { font: 'Helvetica', size: 9, color: QUIET, gapAfter: 0 });
  }

  /** A page of its own, filled when the parts have found theirs. */
  index(title: string): void {
    this.doc.addPage();
    this.write('H2', title, { font: 'Helvetica-Bold', size: 16, gapAfter: 12 });
    const element = this.doc.struct('TOC');
    this.root.add(element);
    this.#index = { page: this.#last(), top: this.doc.y, element };
    this.doc.addPage();
  }

  /** A part of the index. */
  part(title: string): void {
    this.doc.y += 8;
    this.reserve(120);
    this.write('H2', title, { font: 'Helvetica-Bold', size: 15, gapAfter: 6, keepWith: 40 });
    this.#entries.push({ label: title, page: this.page });
    this.doc.outline.addItem(printable(title));
  }

  /** Bars over a scale; the words say the same to who cannot see it. */
  bars({ labels, bars }: Scale, alt: string): void {
    const height = CHART.head + bars.length * CHART.row;
    this.reserve(height + 8);
    const top = this.doc.y;
    const left = MARGIN + CHART.label;
    const width = this.width - CHART.label;
    const step = width / labels.length;
    const draw = () => {
      labels.forEach((label, at) => {
        const x = left + at * step;
        this.style('Helvetica', 7, QUIET).text(printable(label), x + 2, top + 4, { width: step - 2, lineBreak: false });
        this.doc
          .moveTo(x, top)
          .lineTo(x, top + height)
          .lineWidth(0.4)
          .strokeColor(LINE)
          .stroke();
      });
      bars.forEach(({ label, from, to }, at) => {
        const y = top + CHART.head + at * CHART.row;
        this.style('Helvetica', 8.5, INK).text(printable(label), MARGIN, y + 5, {
          width: CHART.label - 8,
          height: CHART.row - 6,
          ellipsis: true,
        });
        this.doc.rect(left + from * width, y + 4, Math.max(3, (to - from) * width), CHART.row - 8).fill(INK);
        this.doc
          .moveTo(MARGIN, y + CHART.row)
          .lineTo(MARGIN + this.width, y + CHART.row)
          .lineWidth(0.4)
          .strokeColor(LINE)
          .stroke();
      });
    };
    this.root.add(this.doc.struct('Figure', { alt }, draw));
    this.doc.x = MARGIN;
    this.doc.y = top + height + 8;
  }

  override async finish(footer: (page: number, pages: number) => [string, string]): Promise<Buffer> {
    this.#fillIndex();
    return super.finish(footer);
  }

  #fillIndex(): void {
    if (!this.#index) return;
    const { page, top, element } = this.#index;
    this.doc.switchToPage(page);
    this.#entries.forEach(({ label, page: at }, place) => {
      const y = top + place * ENTRY_HEIGHT;
      const draw = () => {
        this.style('Helvetica', 11, INK).text(printable(label), MARGIN, y, {
          width: this.width - 50,
          lineBreak: false,
        });
        this.doc.text(String(at), MARGIN + this.width - 40, y, { width: 40, align: 'right', lineBreak: false });
      };
      element.add(this.doc.struct('TOCI', {}, draw));
    });
    element.end();
  }

  /** Inside a part. */
  override heading(text: string, keepWith = 48): void {
    this.doc.y += 6;
    this.write('H3', text, { font: 'Helvetica-Bold', size: 11.5, gapAfter: 4, keepWith });
  }

  chart(chart: DocumentChart, alt: string): void {
    this.reserve(CHART_HEIGHT + 12);
    const top = this.doc.y;
    const draw = () => drawChart(this.doc, chart, { x: MARGIN, y: top, width: this.width, height: CHART_HEIGHT });
    this.root.add(this.doc.struct('Figure', { alt }, draw));
    this.doc.x = MARGIN;
    this.doc.y = top + CHART_HEIGHT + 12;
  }

  /** How much room a whole table takes. */
  tableHeight(columns: Column[], rows: string[][], strong: number[] = []): number {
    const labels = columns.map((column) => column.label);
    const heights = rows.map((row, at) => this.rowHeight(columns, row, strong.includes(at)));
    return heights.reduce((sum, height) => sum + height, this.rowHeight(columns, labels, true));
  }

  /** Between the margins of a page. */
  get pageHeight(): number {
    return this.doc.page.height - MARGIN - BOTTOM;
  }

  /** The one that is being written, from 1. */
  get page(): number {
    return this.#last() + 1;
  }

  get pages(): number {
    return this.page;
  }

  #last(): number {
    const { start, count } = this.doc.bufferedPageRange();
    return start + count - 1;
  }
}
