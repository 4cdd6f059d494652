import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableOfContents,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { OPEN_INK, piecesOf, type DocumentBlock, type DocumentWords } from '#domain/documents/document-block.ts';
import { newId } from '#server/platform/tokens.ts';
import { withCharts, type PlacedChart } from './docx-chart.ts';

/** Twentieths of a point: an A4 page with margins of two centimetres, and what lies between them. */
const MARGIN = 1134;
const TEXT_WIDTH = 11_906 - 2 * MARGIN;
const PAGE = { page: { margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN } } };
const SHADE = 'EEF1F5';
const INK = '1C2430';
const QUIET = '566072';
const RULE = { style: BorderStyle.SINGLE, size: 4, color: 'C9D0DA' };
const BORDERS = { top: RULE, bottom: RULE, left: RULE, right: RULE };

type Child = Paragraph | Table | TableOfContents;
type WordDocument = {
  title: string;
  eyebrow: string;
  note: string;
  facts: [string, string][];
  blocks: DocumentBlock[];
  /** The title of a contents list of the parts, where there is one. */
  contents?: string;
};

/** The same document as a Word file, to go on working on it elsewhere: styles, native tables, contents. */
export async function documentDocx(content: WordDocument): Promise<Uint8Array> {
  const { title, eyebrow, note, facts, blocks, contents } = content;
  const charts: PlacedChart[] = [];
  const place = ({ chart, alt }: Extract<DocumentBlock, { kind: 'chart' }>): string => {
    const mark = `chart-${newId()}`;
    charts.push({ mark, alt, chart });
    return mark;
  };
  const document = new Document({
    title: `${eyebrow}: ${title}`,
    creator: 'Bandolo',
    description: note,
    features: { updateFields: contents !== undefined },
    numbering: {
      config: [
        {
          reference: 'numbers',
          levels: [{ level: 0, format: LevelFormat.DECIMAL, text: '%1.', alignment: AlignmentType.LEFT }],
        },
      ],
    },
    styles: {
      default: {
        document: { run: { font: 'Calibri', size: 22, language: { value: 'it-IT' } } },
        heading1: { run: { size: 32, bold: true, color: INK }, paragraph: { spacing: { before: 360, after: 120 } } },
        heading2: { run: { size: 26, bold: true, color: INK }, paragraph: { spacing: { before: 240, after: 80 } } },
      },
    },
    sections: [
      { properties: PAGE, children: [...cover(title, eyebrow, note, facts), ...contentsOf(contents)] },
      {
        properties: PAGE,
        footers: { default: footer(title) },
        children: blocks.flatMap((block, at) => drawn(block, place, blocks[at + 1]?.kind === 'table')),
      },
    ],
  });
  return withCharts(new Uint8Array(await Packer.toBuffer(document)), charts);
}

function contentsOf(title: string | undefined): Child[] {
  if (title === undefined) return [];
  return [
    new Paragraph({
      pageBreakBefore: true,
      children: [new TextRun({ text: title, bold: true, size: 32, color: INK })],
    }),
    new TableOfContents(title, { hyperlink: true, headingStyleRange: '1-1' }),
  ];
}

function cover(title: string, eyebrow: string, note: string, facts: [string, string][]): Child[] {
  return [
    new Paragraph({ spacing: { before: 2400 }, children: [new TextRun({ text: eyebrow, color: QUIET })] }),
    new Paragraph({
      heading: HeadingLevel.TITLE,
      spacing: { after: 480 },
      children: [new TextRun({ text: title, bold: true, size: 52, color: INK })],
    }),
    ...facts.map(
      ([name, value]) =>
        new Paragraph({
          spacing: { after: 120 },
          children: [new TextRun({ text: `${name}: `, color: QUIET }), new TextRun({ text: value, bold: true })],
        }),
    ),
    new Paragraph({ spacing: { before: 480 }, children: [new TextRun({ text: note, size: 18, color: QUIET })] }),
  ];
}

const footer = (title: string) =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        children: [
          new TextRun({ text: `${title} · `, size: 16, color: QUIET }),
          new TextRun({ children: [PageNumber.CURRENT], size: 16, color: QUIET }),
        ],
      }),
    ],
  });

type Place = (block: Extract<DocumentBlock, { kind: 'chart' }>) => string;

/** What leads to a table stays on its page. */
function drawn(block: DocumentBlock, place: Place, isBeforeTable: boolean): Child[] {
  switch (block.kind) {
    case 'part':
      return [new Paragraph({ heading: HeadingLevel.HEADING_1, text: block.text, keepNext: true })];
    case 'heading':
      return [new Paragraph({ heading: HeadingLevel.HEADING_2, text: block.text, keepNext: true })];
    case 'paragraph':
      return [paragraph(block.text, { ...block, isBeforeTable })];
    case 'list':
      return block.items.map(
        (item) =>
          new Paragraph({
            children: textRuns(item),
            ...(block.isOrdered ? { numbering: { reference: 'numbers', level: 0 } } : { bullet: { level: 0 } }),
          }),
      );
    case 'table':
      return [
        ...(block.caption ? [paragraph(block.caption, { isQuiet: true, isBeforeTable: true })] : []),
        table(block),
        new Paragraph({ text: '' }),
      ];
    case 'gantt':
      return gantt(block);
    case 'chart':
      return [
        new Paragraph({ heading: HeadingLevel.HEADING_2, text: block.title, keepNext: true }),
        new Paragraph({ children: [new TextRun(place(block))], keepNext: true }),
        paragraph(block.alt, { isQuiet: true }),
      ];
  }
}

const textRuns = (words: DocumentWords, isStrong = false, color?: string) =>
  piecesOf(words).map(({ text, bold, italic, isOpen }) =>
    isOpen
      ? new TextRun({ text, bold: true, color: OPEN_INK, highlight: 'yellow' })
      : new TextRun({ text, bold: bold ?? isStrong, italics: italic ?? false, ...(color ? { color } : {}) }),
  );
const paragraph = (
  words: DocumentWords,
  look: { isStrong?: boolean | undefined; isQuiet?: boolean | undefined; isBeforeTable?: boolean } = {},
) =>
  new Paragraph({
    spacing: { after: 120 },
    keepNext: look.isBeforeTable ?? false,
    children: textRuns(words, look.isStrong, look.isQuiet ? QUIET : undefined),
  });

function table({ columns, rows, hasTotal, strong = [] }: Extract<DocumentBlock, { kind: 'table' }>): Table {
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
function gantt({ head, months, bars, alt }: Extract<DocumentBlock, { kind: 'gantt' }>): Child[] {
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
