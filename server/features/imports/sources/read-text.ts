import { IMPORT_LIMITS } from '#domain/imports/limits.ts';
import { refused, type Refused } from './reading.ts';

const NUL = 0;

/** The text of a file: UTF-8 (with or without its mark), UTF-16 with its mark, else the Latin-1 of old exports. */
export function readText(
  bytes: Uint8Array,
  maxBytes: number = IMPORT_LIMITS.maxBytes,
): { ok: true; text: string } | Refused {
  if (bytes.byteLength > maxBytes) return refused('too_large', { maxMb: Math.floor(maxBytes / 1024 / 1024) });
  const wide = wideEncoding(bytes);
  if (wide === null && bytes.includes(NUL)) return refused('not_text');
  const text = decode(bytes, wide);
  if (text === null || text.includes('\0')) return refused('not_text');
  const start = text.slice(0, 200).trimStart();
  if (start === '' && text.trim() === '') return refused('empty_file');
  if (start.startsWith('<')) return refused('html_page');
  return { ok: true, text };
}

function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

function decode(bytes: Uint8Array, wide: 'utf-16le' | 'utf-16be' | null): string | null {
  for (const encoding of wide === null ? ['utf-8', 'windows-1252'] : [wide]) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // Not in this encoding: the next one, or none.
    }
  }
  return null;
}
