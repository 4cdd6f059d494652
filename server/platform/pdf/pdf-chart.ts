import type { DocumentChart } from '#domain/documents/document-block.ts';
import { printable } from './printable.ts';

type Box = { x: number; y: number; width: number; height: number };
type Chart<Type> = Extract<DocumentChart, { type: Type }>;

export const CHART_HEIGHT = 150;
const INK = '#1c2430';
const QUIET = '#566072';
const RULE = '#d9dee5';
const BAR = '#8b97a6';
const ALERT = '#a4133c';
const LEFT = 62;
const FOOT = 18;

/** Drawn from the same figures as the tables: no library, no picture. */
export function drawChart(doc: PDFKit.PDFDocument, chart: DocumentChart, box: Box): void {
  if (chart.type === 'line') drawLine(doc, chart, box);
  else drawBars(doc, chart, box);
}

function label(
  doc: PDFKit.PDFDocument,
  text: string,
  x: number,
  y: number,
  options: { width: number; align: 'left' | 'right' | 'center'; color?: string; isBold?: boolean },
) {
  doc
    .font(options.isBold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(7.5)
    .fillColor(options.color ?? QUIET);
  doc.text(printable(text), x, y, { width: options.width, align: options.align, lineBreak: false });
}

function drawLine(doc: PDFKit.PDFDocument, { points, ticks, low }: Chart<'line'>, box: Box): void {
  const values = [...points.map(({ value }) => value), ...ticks.map(({ value }) => value)];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const left = box.x + LEFT;
  const width = box.width - LEFT - 6;
  const height = box.height - FOOT - 10;
  const yOf = (value: number) => box.y + 6 + ((most - value) / (most - least || 1)) * height;
  const xOf = (at: number) => left + (at / Math.max(1, points.length - 1)) * width;
  for (const tick of ticks) {
    const y = yOf(tick.value);
    doc
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(tick.value === 0 ? 0.9 : 0.5)
      .strokeColor(tick.value === 0 ? QUIET : RULE)
      .stroke();
    label(doc, tick.label, box.x, y - 4, { width: LEFT - 6, align: 'right' });
  }
  points.forEach(({ value }, at) => (at === 0 ? doc.moveTo(xOf(at), yOf(value)) : doc.lineTo(xOf(at), yOf(value))));
  doc.lineWidth(1.6).lineJoin('round').strokeColor(INK).stroke();
  const step = Math.ceil(points.length / 13);
  points.forEach((point, at) => {
    if (at % step === 0)
      label(doc, point.label, xOf(at) - 25, box.y + box.height - FOOT + 4, { width: 50, align: 'center' });
  });
  if (low) {
    const [x, y] = [xOf(low.at), yOf(points[low.at]?.value ?? 0)];
    const isNegative = (points[low.at]?.value ?? 0) < 0;
    doc.circle(x, y, 2.6).fill(isNegative ? ALERT : INK);
    const isRight = x > left + width / 2;
    label(doc, low.label, isRight ? x - 166 : x + 6, y - 3, {
      width: 160,
      align: isRight ? 'right' : 'left',
      color: isNegative ? ALERT : INK,
      isBold: true,
    });
  }
}

function drawBars(doc: PDFKit.PDFDocument, { names, groups }: Chart<'bars'>, box: Box): void {
  const most = Math.max(...groups.flatMap(({ values }) => values), 1);
  const height = box.height - FOOT - 30;
  const base = box.y + 22 + height;
  const slot = box.width / Math.max(1, groups.length);
  groups.forEach((group, at) => {
    const wide = Math.min(54, (slot - 30) / Math.max(1, group.values.length));
    const start = box.x + at * slot + (slot - wide * group.values.length) / 2;
    group.values.forEach((value, place) => {
      const tall = Math.max(0.5, (Math.max(0, value) / most) * height);
      doc.rect(start + place * wide, base - tall, wide - 4, tall).fill(place === 0 ? INK : BAR);
    });
    const tallest = (Math.max(0, group.values[0] ?? 0) / most) * height;
    label(doc, group.top, start - 30, base - tallest - 11, {
      width: wide + 60,
      align: 'center',
      color: INK,
      isBold: true,
    });
    label(doc, group.label, box.x + at * slot, base + 5, { width: slot, align: 'center' });
  });
  doc
    .moveTo(box.x, base)
    .lineTo(box.x + box.width, base)
    .lineWidth(0.7)
    .strokeColor(QUIET)
    .stroke();
  names.forEach((name, at) => {
    doc.rect(box.x + at * 130, box.y + 2, 8, 8).fill(at === 0 ? INK : BAR);
    label(doc, name, box.x + at * 130 + 12, box.y + 2, { width: 110, align: 'left' });
  });
}
