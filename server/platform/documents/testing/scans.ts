import { tilted, turned, type Gray } from '#server/platform/documents/scan/gray.ts';
import { openPages } from '#server/platform/documents/scan/pages.ts';
import { asPng } from '#server/platform/documents/scan/png.ts';
import { samplePdf } from './samples.ts';

/** How a sheet lay on the glass: quarters to the right, then a few degrees; grain and shade of a cheap scanner. */
export type Scanned = { quarters?: number; degrees?: number; grain?: number };

/** A printed page as a scanner sees it. */
export async function scanOf(pdf: Uint8Array, { quarters = 0, degrees = 0, grain = 12 }: Scanned = {}): Promise<Gray> {
  const page = tilted(turned(await (await openPages(pdf)).page(0), quarters), degrees);
  let seed = 7;
  const data = page.data.map((light, at) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    const shade = ((at % page.width) / page.width) * 20;
    return Math.max(0, Math.min(255, light - shade - 8 + ((seed / 2_147_483_648) * 2 - 1) * grain));
  });
  return { ...page, data };
}

/** Pictures of pages in a PDF, without a single letter. */
export const scannedPdf = (pages: Gray[]): Promise<Uint8Array> =>
  samplePdf(
    (document) => {
      for (const page of pages) {
        document.addPage({ margin: 0, size: [page.width / 4, page.height / 4] });
        document.image(Buffer.from(asPng(page)), 0, 0, { width: page.width / 4 });
      }
    },
    { autoFirstPage: false },
  );
