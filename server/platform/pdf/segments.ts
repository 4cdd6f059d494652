import { OPEN_INK, piecesOf, type DocumentWords } from '#domain/documents/document-block.ts';

export type Segment = { text: string; font: string; color: string };

/** Words in pieces of one face and one colour. */
export function segmentsOf(words: DocumentWords, font: string, color: string): Segment[] {
  const isBold = font === 'Helvetica-Bold';
  const pieces = piecesOf(words).map(({ text, bold, italic, isOpen }) =>
    isOpen
      ? { text, font: 'Helvetica-Bold', color: `#${OPEN_INK}` }
      : { text, font: faceOf(isBold || bold === true, italic === true), color },
  );
  return pieces.length > 0 ? pieces : [{ text: '', font, color }];
}

const faceOf = (isBold: boolean, isItalic: boolean): string =>
  isBold ? (isItalic ? 'Helvetica-BoldOblique' : 'Helvetica-Bold') : isItalic ? 'Helvetica-Oblique' : 'Helvetica';
