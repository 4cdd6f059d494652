import { getDocumentProxy } from 'unpdf';
import type { DocumentReading } from '#domain/files/document-reading.ts';
import { joined } from './join-pages.ts';
import type { DocumentLimits } from './limits.ts';
import { createSight } from './pdf-sight.ts';
import { pagesOfFewLetters } from './scan/pages-in-pictures.ts';
import type { Progress } from './scan/read-scan.ts';

const SILENT = 0;
/** In points: smaller than this nobody reads it. */
const TINY_POINTS = 2;

type Item = { str: string; hasEOL: boolean; height: number };

/** Page by page, until the document, the room or the time ends; then those that are pictures. */
export async function readPdf(bytes: Uint8Array, limits: DocumentLimits, tell: Progress): Promise<DocumentReading> {
  const startedAt = performance.now();
  const opened = await open(bytes.slice()); // it keeps what it is given
  if (typeof opened === 'string') return { ok: false, problem: opened };
  const seen: string[] = [];
  let [chars, hidden, readPages] = [0, '', 0];
  while (readPages < Math.min(opened.numPages, limits.maxPages)) {
    const page = await opened.getPage(readPages + 1);
    const { items } = await page.getTextContent();
    const sight = await createSight(page);
    let text = '';
    for (const item of items as Item[]) {
      const isHidden = item.str.trim() !== '' && (isTiny(item) || sight.isHidden(item.str));
      if (isHidden) hidden += `${item.str} `;
      else text += item.str;
      if (item.hasEOL) text += '\n';
    }
    page.cleanup();
    seen.push(text);
    chars += text.length;
    readPages += 1;
    if (chars > limits.maxChars || performance.now() - startedAt > limits.enoughMs) break;
  }
  const reading = {
    ok: true as const,
    ...joined(seen, limits),
    pages: opened.numPages,
    readPages,
    isPartial: readPages < opened.numPages || chars > limits.maxChars,
    hiddenText: hidden.trim().slice(0, limits.hiddenChars),
  };
  await opened.cleanup();
  if (pagesOfFewLetters(seen).length === 0) return reading;
  // Loaded only where a page may be a picture: what draws pages takes a third of the time of a short document.
  const { withScannedPages } = await import('./scan/recognise-pages.ts');
  return withScannedPages(bytes, reading, seen, limits, tell);
}

async function open(bytes: Uint8Array) {
  try {
    // Pictures are not looked at: every one counts as too large.
    const settings = { verbosity: SILENT, maxImageSize: 1, disableFontFace: true, useSystemFonts: false };
    const document = await getDocumentProxy(bytes, settings);
    return document.numPages > 0 ? document : ('damaged' as const);
  } catch (error) {
    if (error instanceof RangeError) throw error;
    return (error as Error).name === 'PasswordException' ? ('encrypted' as const) : ('damaged' as const);
  }
}

const isTiny = ({ height }: Item) => height > 0 && height < TINY_POINTS;
