import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { DocumentBlock } from '#domain/documents/document-block.ts';
import { INK, paragraph, TEXT_WIDTH } from './docx-words.ts';

const SHADE = 'EEF1F5';
const RULE = { style: BorderStyle.SINGLE, size: 4, color: 'C9D0DA' };
const BORDERS = { top: RULE, bottom: RULE, left: RULE, right: RULE };

export function table({ columns, rows, hasTotal, strong = [] }: Extract<DocumentBlock, { kind: 'table' }>): Table {
  const widths = columns.map(({ share }) => Math.round(share * TEXT_WIDTH));
  const row = (cells: string[], isHeader: boolean, isStrong: boolean) =>
    new TableRow({
      tableHeader: isHeader,
      cantSplit: true,
      children: cells.map(
        (text, at) =>
          new TableCell({
            width: { size: widths[at] ?? 0, type: WidthType.DXA },
            borders: BORDERS,
            margins: { top: 60, bottom: 60, left: 90, right: 90 },
            ...(isHeader || isStrong ? { shading: { type: ShadingType.CLEAR, fill: SHADE } } : {}),
            children: [
              new Paragraph({
                alignment: columns[at]?.isNumber ? AlignmentType.RIGHT : AlignmentType.LEFT,
                children: [new TextRun({ text, size: 19, bold: isHeader || isStrong })],
              }),
            ],
          }),
      ),
    });
  return new Table({
    layout: TableLayoutType.FIXED,
    columnWidths: widths,
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    rows: [
      row(
        columns.map(({ label }) => label),
        true,
        true,
      ),
      ...rows.map((cells, at) =>
        row(cells, false, strong.includes(at) || (hasTotal === true && at === rows.length - 1)),
      ),
    ],
  });
}

/** Months as columns, the months of a phase filled. */
export function gantt({ head, months, bars, alt }: Extract<DocumentBlock, { kind: 'gantt' }>): [Table, Paragraph] {
  const label = 2400;
  const step = Math.floor((TEXT_WIDTH - label) / months.length);
  const widths = [label, ...months.map(() => step)];
  const cell = (at: number, text: string, isFilled = false) =>
    new TableCell({
      width: { size: widths[at] ?? step, type: WidthType.DXA },
      borders: BORDERS,
      ...(isFilled ? { shading: { type: ShadingType.CLEAR, fill: INK } } : {}),
      children: [new Paragraph({ children: [new TextRun({ text, size: months.length > 18 ? 10 : 14 })] })],
    });
  const headRow = new TableRow({
    tableHeader: true,
    children: [cell(0, head), ...months.map(({ short }, at) => cell(at + 1, short))],
  });
  const rows = bars.map(
    ({ label: name, first, last }) =>
      new TableRow({
        cantSplit: true,
        children: [cell(0, name), ...months.map((_, at) => cell(at + 1, '', at >= first && at <= last))],
      }),
  );
  return [
    new Table({
      layout: TableLayoutType.FIXED,
      columnWidths: widths,
      width: { size: TEXT_WIDTH, type: WidthType.DXA },
      rows: [headRow, ...rows],
    }),
    paragraph(alt),
  ];
}
