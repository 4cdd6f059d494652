import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Gray } from './gray.ts';

/** A4 at 200 dpi: letters of 7 points are still read; finer takes longer and tells no more. */
const LONG_SIDE = 2300;

/** The pages of a PDF as pictures, one at a time. */
export async function openPages(pdf: Uint8Array, longSide = LONG_SIDE) {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  return {
    count: document.getPageCount(),
    /** Nothing is drawn on it. */
    isBlank: (at: number): boolean => document.getPage(at).getObjectCount() === 0,
    async page(at: number): Promise<Gray> {
      const page = document.getPage(at);
      const { originalWidth, originalHeight } = page.getOriginalSize();
      const scale = longSide / Math.max(originalWidth, originalHeight, 1);
      const { width, height, data } = await page.render({ scale, colorSpace: 'Gray', render: 'bitmap' });
      return { width, height, data };
    },
  };
}
