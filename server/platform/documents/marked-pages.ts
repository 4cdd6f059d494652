import { drawnPdf } from './drawn-pdf.ts';
import type { DocumentLimits } from './limits.ts';
import type { Gray } from './scan/gray.ts';
import { openPages } from './scan/pages.ts';
import { pictureAsPdf } from './scan/picture-pdf.ts';
import { asPng } from './scan/png.ts';

/** As sharp as a photocopy. */
const COPY_LONG_SIDE = 1700;
const POINTS_LONG_SIDE = 842;
/** How dark the words are over white paper. */
const INK = 0.38;

/**
 * Every page as a grey picture with the words burnt into it, so that they cannot be taken off again. Null for what has
 * more pages than any identity paper, or a picture that is too large to be opened.
 */
export async function markedPages(
  bytes: Uint8Array,
  type: 'pdf' | 'jpg' | 'png',
  words: string,
  limits: DocumentLimits,
): Promise<Uint8Array | null> {
  const pdf = type === 'pdf' ? bytes : await pictureAsPdf(bytes, limits);
  if (!pdf) return null;
  const pages = await openPages(pdf, COPY_LONG_SIDE);
  if (pages.count > limits.maxScanPages) return null;
  const pictures: Gray[] = [];
  for (let at = 0; at < pages.count; at += 1) {
    const page = await pages.page(at);
    const mark = await openPages(await markOn(sizeOf(page), words), COPY_LONG_SIDE);
    pictures.push(burnt(page, await mark.page(0)));
  }
  return drawnPdf((document) => {
    for (const picture of pictures) {
      const [width, height] = sizeOf(picture);
      document.addPage({ size: [width, height], margin: 0 });
      document.image(Buffer.from(asPng(picture)), 0, 0, { width, height });
    }
  });
}

/** In points, as large as a sheet. */
function sizeOf({ width, height }: Gray): [number, number] {
  const scale = POINTS_LONG_SIDE / Math.max(width, height);
  return [width * scale, height * scale];
}

const LINES_APART = 96;
const LEANING = -32;

/** A sheet with nothing but the words, slanting over all of it. */
const markOn = ([width, height]: [number, number], words: string): Promise<Uint8Array> =>
  drawnPdf((document) => {
    document.addPage({ size: [width, height], margin: 0 });
    document
      .rotate(LEANING, { origin: [width / 2, height / 2] })
      .font('Helvetica-Bold')
      .fontSize(19);
    const line = `${words}   ·   `.repeat(8);
    for (let y = -height; y < 2 * height; y += LINES_APART) {
      document.text(line, -width, y, { lineBreak: false });
    }
  });

function burnt(page: Gray, mark: Gray): Gray {
  const data = new Uint8Array(page.data);
  for (let y = 0; y < Math.min(page.height, mark.height); y += 1) {
    for (let x = 0; x < Math.min(page.width, mark.width); x += 1) {
      const ink = (255 - mark.data[y * mark.width + x]!) / 255;
      if (ink > 0) data[y * page.width + x]! *= 1 - INK * ink;
    }
  }
  return { ...page, data };
}
