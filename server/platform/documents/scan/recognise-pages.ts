import type { DocumentReading, DocumentText } from '#domain/files/document-reading.ts';
import type { DocumentLimits } from '#server/platform/documents/limits.ts';
import { joined } from '#server/platform/documents/join-pages.ts';
import { openPages } from './pages.ts';
import { lettersIn, pagesOfFewLetters } from './pages-in-pictures.ts';
import { pictureAsPdf } from './picture-pdf.ts';
import { readScan, type Progress } from './read-scan.ts';

/** The pages of a PDF that carry no text of their own are looked at as pictures. */
export async function withScannedPages(
  pdf: Uint8Array,
  reading: DocumentText,
  texts: readonly string[],
  limits: DocumentLimits,
  tell: Progress,
): Promise<DocumentText> {
  const pages = await openPages(pdf);
  const bare = pagesOfFewLetters(texts).filter((at) => !pages.isOnlyText(at, lettersIn(texts[at]!)));
  if (bare.length === 0) return reading;
  const found = await readScan(pages, bare, limits, tell);
  const whole = texts.map((text, at) => [text, found.get(at)?.trim()].filter(Boolean).join('\n'));
  const scannedPages = [...found.values()].filter((text) => text !== '').length;
  const isCut = found.size < bare.length;
  return { ...reading, ...joined(whole, limits), scannedPages, isPartial: reading.isPartial || isCut };
}

export async function readPicture(bytes: Uint8Array, limits: DocumentLimits, tell: Progress): Promise<DocumentReading> {
  const pdf = await pictureAsPdf(bytes, limits);
  if (!pdf) return { ok: false, problem: 'too_heavy' };
  const empty = { ok: true, text: '', pages: 1, readPages: 1, isPartial: false, hiddenText: '' } as const;
  return withScannedPages(pdf, empty, [''], limits, tell);
}
