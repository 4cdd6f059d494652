import { z } from 'zod';

/** What a document is made of, whatever it is drawn as: PDF, Word, or pages on a screen. */
const run = z.object({ text: z.string(), bold: z.literal(true).optional(), italic: z.literal(true).optional() });
const words = z.union([z.string(), z.array(run)]);
/** A part of the width, from 0 to 1. */
const column = z.object({ label: z.string(), share: z.number(), isNumber: z.boolean().optional() });
const point = z.object({ label: z.string(), value: z.number() });

export const documentChart = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('line'),
    points: z.array(point),
    /** Horizontal rules with what they stand for. */
    ticks: z.array(z.object({ value: z.number(), label: z.string() })),
    low: z.object({ at: z.number(), label: z.string() }).nullable(),
  }),
  z.object({
    type: z.literal('bars'),
    names: z.array(z.string()),
    groups: z.array(z.object({ label: z.string(), values: z.array(z.number()), top: z.string() })),
  }),
]);
export const documentBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('part'), text: z.string(), id: z.string().optional() }),
  z.object({ kind: z.literal('heading'), text: z.string() }),
  z.object({
    kind: z.literal('paragraph'),
    text: words,
    isStrong: z.boolean().optional(),
    isQuiet: z.boolean().optional(),
  }),
  z.object({ kind: z.literal('list'), items: z.array(words), isOrdered: z.boolean().optional() }),
  z.object({
    kind: z.literal('table'),
    caption: z.string().optional(),
    columns: z.array(column),
    rows: z.array(z.array(z.string())),
    hasTotal: z.boolean().optional(),
    /** Subtotals: their places among the rows. */
    strong: z.array(z.int()).optional(),
  }),
  z.object({
    kind: z.literal('gantt'),
    head: z.string(),
    months: z.array(z.object({ label: z.string(), short: z.string() })),
    /** As shares of the width, and as places of whole months. */
    bars: z.array(z.object({ label: z.string(), from: z.number(), to: z.number(), first: z.int(), last: z.int() })),
    alt: z.string(),
  }),
  z.object({ kind: z.literal('chart'), title: z.string(), alt: z.string(), chart: documentChart }),
]);
export type DocumentRun = z.infer<typeof run>;
export type DocumentWords = z.infer<typeof words>;
export type DocumentBlock = z.infer<typeof documentBlock>;
export type DocumentChart = z.infer<typeof documentChart>;
export type DocumentTable = Extract<DocumentBlock, { kind: 'table' }>;

export const plainWords = (told: DocumentWords): string =>
  typeof told === 'string' ? told : told.map(({ text }) => text).join('');
export const runsOf = (told: DocumentWords): DocumentRun[] => (typeof told === 'string' ? [{ text: told }] : told);

/** What is still to be told stands out in every drawing. */
export const OPEN_INK = '7a4a00';
const OPEN = /(\[DA COMPLETARE: [^\]]+\])/;

export type DocumentPiece = DocumentRun & { isOpen: boolean };

/** Runs cut where something is still to be told. */
export const piecesOf = (told: DocumentWords): DocumentPiece[] =>
  runsOf(told).flatMap((run) =>
    run.text
      .split(OPEN)
      .filter((text) => text !== '')
      .map((text) => ({ ...run, text, isOpen: OPEN.test(text) })),
  );
