import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  type Table,
  TableOfContents,
  TextRun,
} from 'docx';
import type { DocumentBlock } from '#domain/documents/document-block.ts';
import { newId } from '#server/platform/tokens.ts';
import { withCharts, type PlacedChart } from './docx-chart.ts';
import { gantt, table } from './docx-tables.ts';
import { INK, MARGIN, paragraph, QUIET, textRuns } from './docx-words.ts';

/** Between a list and what follows it, in twentieths of a point: as after a paragraph. */
const AFTER_LIST = 120;
const PAGE = { page: { margin: { top: MARGIN, right: MARGIN, bottom: MARGIN, left: MARGIN } } };

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
        (item, at) =>
          new Paragraph({
            children: textRuns(item),
            ...(at === block.items.length - 1 ? { spacing: { after: AFTER_LIST } } : {}),
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
