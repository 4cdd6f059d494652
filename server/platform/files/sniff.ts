import type { FileType } from '#domain/files/file-purposes.ts';

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const startsWith = (bytes: Uint8Array, magic: number[]) => magic.every((byte, index) => bytes[index] === byte);

const PDF_TAIL_BYTES = 2048;
/** "WordDocument" in UTF-16: the stream that makes a compound file a Word file. */
const WORD_STREAM = 'W\0o\0r\0d\0D\0o\0c\0u\0m\0e\0n\0t\0';

/** What a file is by its content; its name and declared type say nothing. */
export function sniffType(bytes: Uint8Array): FileType | undefined {
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46, 0x2d])) {
    // Anything may follow the first five bytes: a real PDF also ends like one.
    return text(bytes.subarray(-PDF_TAIL_BYTES)).includes('%%EOF') ? 'pdf' : undefined;
  }
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])) {
    return text(bytes).includes(WORD_STREAM) ? 'doc' : undefined;
  }
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) {
    const names = text(bytes);
    if (!names.includes('[Content_Types].xml')) return undefined;
    return names.includes('word/document.xml') ? 'docx' : names.includes('xl/workbook.xml') ? 'xlsx' : undefined;
  }
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpg';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  return isPlainText(bytes) ? 'txt' : undefined;
}

const SNIFFED_TEXT_BYTES = 4096;
/** Letters, spaces and line ends only; a tag at the beginning is markup, which is no plain text. */
function isPlainText(bytes: Uint8Array): boolean {
  const start = text(bytes.subarray(0, SNIFFED_TEXT_BYTES));
  return start.trim() !== '' && !/[\0-\x08\x0e-\x1f]/.test(start) && !/^[\s\u00ef\u00bb\u00bf]*[<%{]/.test(start);
}
