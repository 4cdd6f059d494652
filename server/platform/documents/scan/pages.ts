import { PDFiumLibrary } from '@hyzyla/pdfium';
import type { Gray } from './gray.ts';

/** A4 at 200 dpi: letters of 7 points are still read; finer takes longer and tells no more. */
const LONG_SIDE = 2300;

/** Rules, boxes and the frame of a table; more than this may be letters drawn as outlines. */
const FEW_PATHS = 20;

/** The pages of a PDF as pictures, one at a time. */
export async function openPages(pdf: Uint8Array, longSide = LONG_SIDE) {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  return {
    count: document.getPageCount(),
    /** Nothing is drawn on it. */
    isBlank: (at: number): boolean => document.getPage(at).getObjectCount() === 0,
    /** Text and a few lines are all there is, and the letters found are as many as its pieces: a picture tells no more. */
    isOnlyText(at: number, letters: number): boolean {
      let [texts, paths] = [0, 0];
      for (const { type } of document.getPage(at).objects()) {
        if (type === 'text') texts += 1;
        else if (type === 'path') paths += 1;
        else return false;
        if (texts > letters || paths > FEW_PATHS) return false;
      }
      return texts > 0;
    },
    async page(at: number): Promise<Gray> {
      const page = document.getPage(at);
      const { originalWidth, originalHeight } = page.getOriginalSize();
      const scale = longSide / Math.max(originalWidth, originalHeight, 1);
      const { width, height, data } = await page.render({ scale, colorSpace: 'Gray', render: 'bitmap' });
      return { width, height, data };
    },
  };
}
