import type { DocumentChart } from '#domain/documents/document-block.ts';
import { CHART_HEIGHT, drawChart } from './pdf-chart.ts';
import { INK, LINE, MARGIN, PdfSheet, QUIET } from './pdf-sheet.ts';
import { printable } from './printable.ts';

export type Bar = { label: string; from: number; to: number };
export type Scale = { labels: string[]; bars: Bar[] };

const COVER_TOP = 210;
const ENTRY_HEIGHT = 19;
const CHART = { label: 150, row: 20, head: 18 };

/** A sheet of several parts: a cover, an index that knows its pages, and charts of bars. */
export class PdfBook extends PdfSheet {
  readonly #entries: { label: string; page: number }[] = [];
  #index: { page: number; top: number; element: PDFKit.PDFStructureElement } | null = null;

  cover(lines: { title: string; subtitle?: string; eyebrow: string; facts: [string, string][]; note: string }): void {
    this.doc.y = COVER_TOP;
    this.write('P', lines.eyebrow, { font: 'Helvetica', size: 12, color: QUIET, gapAfter: 6 });
    this.write('H1', lines.title, { font: 'Helvetica-Bold', size: 26, gapAfter: lines.subtitle ? 8 : 26 });
    if (lines.subtitle) this.write('P', lines.subtitle, { font: 'Helvetica', size: 12, color: QUIET, gapAfter: 26 });
    for (const [name, value] of lines.facts) {
      this.write('P', name, { font: 'Helvetica', size: 9, color: QUIET, gapAfter: 0 });
      this.write('P', value, { font: 'Helvetica-Bold', size: 12, gapAfter: 10 });
    }
    this.write('P', lines.note, { font: 'Helvetica', size: 9, color: QUIET, gapAfter: 0 });
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
