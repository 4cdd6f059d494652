import type { DocumentReading } from '#domain/files/document-reading.ts';
import type { DocumentLimits } from './limits.ts';

/** UTF-8, or what older programs of this country write. */
export function readPlainText(bytes: Uint8Array, { maxChars }: DocumentLimits): DocumentReading {
  const text = decoded(bytes).replaceAll('\0', '');
  return {
    ok: true,
    text: text.slice(0, maxChars),
    pages: null,
    readPages: null,
    isPartial: text.length > maxChars,
    hiddenText: '',
  };
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
