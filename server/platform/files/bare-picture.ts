/** Parts of a picture that draw it; what cameras add (place, time, owner, thumbnails) is none of them. */
const PNG_PARTS = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'sRGB', 'cHRM']);
const PNG_HEAD_BYTES = 8;

/** The same picture without what is only said about it; null for one that ends before its end. */
export function barePicture(bytes: Uint8Array, type: 'jpg' | 'png'): Uint8Array | null {
  return type === 'jpg' ? bareJpeg(Buffer.from(bytes)) : barePng(Buffer.from(bytes));
}

/** Segments until the picture itself begins: JFIF and Adobe's colour mark stay, other applications and comments go. */
function bareJpeg(bytes: Buffer): Uint8Array | null {
  const kept = [bytes.subarray(0, 2)];
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const mark = bytes[at + 1]!;
    if (mark === 0xda) return Buffer.concat([...kept, bytes.subarray(at)]);
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    const isSaid = mark === 0xfe || (mark > 0xe0 && mark <= 0xef && mark !== 0xee);
    if (!isSaid) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return null;
}

function barePng(bytes: Buffer): Uint8Array | null {
  const kept = [bytes.subarray(0, PNG_HEAD_BYTES)];
  for (let at = PNG_HEAD_BYTES; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return null;
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (PNG_PARTS.has(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return null;
}
