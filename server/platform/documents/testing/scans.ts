import { crc32, deflateSync } from 'node:zlib';
import { tilted, turned, type Gray } from '#server/platform/documents/scan/gray.ts';
import { openPages } from '#server/platform/documents/scan/pages.ts';
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

/** A grey picture as PNG. */
export function asPng({ width, height, data }: Gray): Uint8Array {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y += 1) rows.set(data.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return pngOf(width, height, deflateSync(rows, { level: 1 }));
}

/** From its parts: so that a picture can also promise what it does not hold. */
export function pngOf(width: number, height: number, pixels: Uint8Array): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const chunk = (name: string, body: Uint8Array) => {
    const named = Buffer.concat([Buffer.from(name), body]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(body.length);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([length, named, sum]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
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
