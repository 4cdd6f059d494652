import { Paragraph, TextRun } from 'docx';
import { OPEN_INK, piecesOf, type DocumentWords } from '#domain/documents/document-block.ts';

/** Twentieths of a point: an A4 page with margins of two centimetres, and what lies between them. */
export const MARGIN = 1134;
export const TEXT_WIDTH = 11_906 - 2 * MARGIN;
export const INK = '1C2430';
export const QUIET = '566072';

export const textRuns = (words: DocumentWords, isStrong = false, color?: string) =>
  piecesOf(words).map(({ text, bold, italic, isOpen }) =>
    isOpen
      ? new TextRun({ text, bold: true, color: OPEN_INK, highlight: 'yellow' })
      : new TextRun({ text, bold: bold ?? isStrong, italics: italic ?? false, ...(color ? { color } : {}) }),
  );

export const paragraph = (
  words: DocumentWords,
  look: { isStrong?: boolean | undefined; isQuiet?: boolean | undefined; isBeforeTable?: boolean } = {},
) =>
  new Paragraph({
    spacing: { after: 120 },
    keepNext: look.isBeforeTable ?? false,
    children: textRuns(words, look.isStrong, look.isQuiet ? QUIET : undefined),
  });
