import { runsOf, type DocumentWords } from '#domain/documents/document-block.ts';

/** What is still to be told stands out. */
const OPEN_INK = '#7a4a00';
const OPEN = /(\[DA COMPLETARE: [^\]]+\])/;

export type Segment = { text: string; font: string; color: string };

/** Words in pieces of one face and one colour. */
export function segmentsOf(words: DocumentWords, font: string, color: string): Segment[] {
  const isBold = font === 'Helvetica-Bold';
  const pieces = runsOf(words).flatMap(({ text, bold, italic }) =>
    text
      .split(OPEN)
      .filter((piece) => piece !== '')
      .map((piece) =>
        OPEN.test(piece)
          ? { text: piece, font: 'Helvetica-Bold', color: OPEN_INK }
          : { text: piece, font: faceOf(isBold || bold === true, italic === true), color },
      ),
  );
  return pieces.length > 0 ? pieces : [{ text: '', font, color }];
}

const faceOf = (isBold: boolean, isItalic: boolean): string =>
  isBold ? (isItalic ? 'Helvetica-BoldOblique' : 'Helvetica-Bold') : isItalic ? 'Helvetica-Oblique' : 'Helvetica';
