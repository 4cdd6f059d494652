import { INK, LINE, MARGIN, QUIET } from './pdf-sheet.ts';
import { printable } from './printable.ts';

export type Cover = { title: string; subtitle?: string; eyebrow: string; facts: [string, string][]; note: string };

/** The thread of the brand, tangled and then straight, on a box of 480 by 90. */
const THREAD = 'M-50 60C-10 60 10 70 34 52S62 8 40 14s-22 50 12 54S112 34 92 24 54 60 86 68s64-2 96-4 90 0 360 0';
const THREAD_COLOR = '#f2441d';
const GAP = 20;
const PAD = 7;

export function drawThread(doc: PDFKit.PDFDocument, top: number): void {
  doc.save().rect(0, top, doc.page.width, 120).clip();
  doc
    .translate(MARGIN, top)
    .scale(1.05)
    .path(THREAD)
    .lineWidth(1.8)
    .lineCap('round')
    .strokeColor(THREAD_COLOR)
    .stroke();
  doc.restore();
}

type Cell = { name: string; value: string; x: number; y: number; width: number };

/** Names and values in two columns that end at `bottom`; answers where each stands and the rules between them. */
export function factCells(doc: PDFKit.PDFDocument, facts: [string, string][], width: number, bottom: number) {
  const half = (width - GAP) / 2;
  const rows = Array.from({ length: Math.ceil(facts.length / 2) }, (_, at) => facts.slice(at * 2, at * 2 + 2));
  const heightOf = ([, value]: [string, string]) =>
    doc.font('Helvetica-Bold').fontSize(10).heightOfString(printable(value), { width: half }) + 11 + PAD * 2;
  const heights = rows.map((row) => Math.max(...row.map(heightOf)));
  let y = bottom - heights.reduce((sum, height) => sum + height, 0);
  const rules = [y];
  const cells = rows.flatMap((row, at) => {
    const top = y;
    y += heights[at]!;
    rules.push(y);
    return row.map(([name, value], place): Cell => ({
      name,
      value,
      x: MARGIN + place * (half + GAP),
      y: top + PAD,
      width: half,
    }));
  });
  return { cells, rules };
}

export function drawRules(doc: PDFKit.PDFDocument, rules: number[], width: number): void {
  rules.forEach((y, at) =>
    doc
      .moveTo(MARGIN, y)
      .lineTo(MARGIN + width, y)
      .lineWidth(at === 0 ? 1.2 : 0.5)
      .strokeColor(at === 0 ? INK : LINE)
      .stroke(),
  );
}

export function drawFact(doc: PDFKit.PDFDocument, { name, value, x, y, width }: Cell): void {
  doc.font('Helvetica').fontSize(8).fillColor(QUIET).text(printable(name), x, y, { width });
  doc
    .font('Helvetica-Bold')
    .fontSize(10)
    .fillColor(INK)
    .text(printable(value), x, y + 11, { width });
}
