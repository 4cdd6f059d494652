import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { ganttOf } from '#domain/applications/gantt.ts';
import { MONTHS } from '#domain/numbers/months.ts';
import { DOSSIER as WORDS } from '#messages/applications/dossier.ts';
import type { Block, DossierContent } from './dossier-blocks.ts';

const TEXT_WIDTH = 9638; // twentieths of a point between the margins of an A4 page
const SHADE = 'EEF1F5';
const INK = '1C2430';
const RULE = { style: BorderStyle.SINGLE, size: 4, color: 'C9D0DA' };
const BORDERS = { top: RULE, bottom: RULE, left: RULE, right: RULE };

type Child = Paragraph | Table;

/** The same application as a Word document, to go on working on it elsewhere. */
export function dossierDocx({ title, facts, blocks }: DossierContent): Promise<Buffer> {
  const document = new Document({
    title: `${WORDS.eyebrow}: ${title}`,
    creator: 'Bandolo',
    description: WORDS.note,
    features: { updateFields: false },
    styles: {
      default: {
        document: { run: { font: 'Calibri', size: 22, language: { value: 'it-IT' } } },
        heading1: { run: { size: 32, bold: true, color: INK }, paragraph: { spacing: { before: 360, after: 120 } } },
        heading2: { run: { size: 26, bold: true, color: INK }, paragraph: { spacing: { before: 240, after: 80 } } },
      },
    },
    sections: [
      { children: cover(title, facts) },
      { footers: { default: footer(title) }, children: blocks.flatMap(drawn) },
    ],
  });
  return Packer.toBuffer(document);
}

function cover(title: string, facts: [string, string][]): Child[] {
  return [
    new Paragraph({ spacing: { before: 2400 }, children: [new TextRun({ text: WORDS.eyebrow, color: '566072' })] }),
    new Paragraph({
      heading: HeadingLevel.TITLE,
      spacing: { after: 480 },
      children: [new TextRun({ text: title, bold: true, size: 52, color: INK })],
    }),
    ...facts.map(
      ([name, value]) =>
        new Paragraph({
          spacing: { after: 120 },
          children: [new TextRun({ text: `${name}: `, color: '566072' }), new TextRun({ text: value, bold: true })],
        }),
    ),
    new Paragraph({
      spacing: { before: 480 },
      children: [new TextRun({ text: WORDS.note, size: 18, color: '566072' })],
    }),
  ];
}

const footer = (title: string) =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        children: [
          new TextRun({ text: `${title} · `, size: 16, color: '566072' }),
          new TextRun({ children: [PageNumber.CURRENT], size: 16, color: '566072' }),
        ],
      }),
    ],
  });

function drawn(block: Block): Child[] {
  switch (block.kind) {
    case 'part':
      return [new Paragraph({ heading: HeadingLevel.HEADING_1, text: block.text, keepNext: true })];
    case 'heading':
      return [new Paragraph({ heading: HeadingLevel.HEADING_2, text: block.text, keepNext: true })];
    case 'paragraph':
      return [paragraph(block.text, block.isStrong)];
    case 'list':
      return block.items.map((text) => new Paragraph({ text, bullet: { level: 0 } }));
    case 'table':
      return [table(block), new Paragraph({ text: '' })];
    case 'gantt':
      return gantt(block.phases);
  }
}

const paragraph = (text: string, isStrong = false) =>
  new Paragraph({ spacing: { after: 120 }, children: [new TextRun({ text, bold: isStrong })] });

function table({ columns, rows, hasTotal }: Extract<Block, { kind: 'table' }>): Table {
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
      ...rows.map((cells, at) => row(cells, false, hasTotal === true && at === rows.length - 1)),
    ],
  });
}

/** Months as columns, the months of a phase filled. */
function gantt(phases: Extract<Block, { kind: 'gantt' }>['phases']): Child[] {
  const chart = ganttOf(phases);
  if (!chart) return [];
  const label = 2400;
  const step = Math.floor((TEXT_WIDTH - label) / chart.months.length);
  const widths = [label, ...chart.months.map(() => step)];
  const cell = (at: number, text: string, isFilled = false) =>
    new TableCell({
      width: { size: widths[at] ?? step, type: WidthType.DXA },
      borders: BORDERS,
      ...(isFilled ? { shading: { type: ShadingType.CLEAR, fill: INK } } : {}),
      children: [new Paragraph({ children: [new TextRun({ text, size: chart.months.length > 18 ? 10 : 14 })] })],
    });
  const head = new TableRow({
    tableHeader: true,
    children: [
      cell(0, WORDS.phase.name),
      ...chart.months.map(({ month }, at) => cell(at + 1, MONTHS[month - 1]!.slice(0, 3))),
    ],
  });
  const rows = phases.map(
    ({ name, startsOn, endsOn }) =>
      new TableRow({
        cantSplit: true,
        children: [
          cell(0, name),
          ...chart.months.map(({ key }, at) =>
            cell(at + 1, '', key >= startsOn.slice(0, 7) && key <= endsOn.slice(0, 7)),
          ),
        ],
      }),
  );
  return [
    new Table({
      layout: TableLayoutType.FIXED,
      columnWidths: widths,
      width: { size: TEXT_WIDTH, type: WidthType.DXA },
      rows: [head, ...rows],
    }),
    paragraph(WORDS.gantt(phases)),
  ];
}
