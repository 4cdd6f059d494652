import { drawnPdf } from '#server/platform/documents/drawn-pdf.ts';
import type { DocumentLimits } from '#server/platform/documents/limits.ts';

/** A page as long as this; its picture is drawn to fill it. */
const LONG_SIDE = 842;

/** A picture as a PDF of one page: from there on it is a scan like others. Null where it is too large to be opened. */
export function pictureAsPdf(picture: Uint8Array, { maxPixels }: DocumentLimits): Promise<Uint8Array | null> {
  const bytes = Buffer.from(picture);
  const size = sizeOf(bytes);
  if (size === null) throw new Error('no picture');
  if (size.width * size.height > maxPixels) return Promise.resolve(null);
  const scale = LONG_SIDE / Math.max(size.width, size.height);
  const page: [number, number] = [size.width * scale, size.height * scale];
  return drawnPdf((document) => {
    document.addPage({ size: page, margin: 0 });
    // Which side is up is seen later, from the letters.
    const asItIs = { fit: page, ignoreOrientation: true };
    document.image(bytes, 0, 0, asItIs);
  });
}

const PNG_HEAD = 24;

/** What the first bytes say, before anything is unpacked. */
function sizeOf(bytes: Buffer): { width: number; height: number } | null {
  if (bytes.length > PNG_HEAD && bytes.toString('latin1', 12, 16) === 'IHDR') {
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
