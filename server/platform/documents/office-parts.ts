import { Unzip, UnzipInflate } from 'fflate';
import { SaxesParser } from 'saxes';
import type { DocumentLimits } from './limits.ts';

const CHUNK_BYTES = 64 * 1024;

export class TooHeavy extends Error {}
type Problem = 'too_heavy' | 'damaged';

/** What is done with one part of the archive, tag by tag. */
export type PartReader = {
  open?: (name: string, attributes: Record<string, string>) => void;
  text?: (words: string) => void;
  close?: (name: string) => void;
};

/**
 * The parts of a Word or Excel file that somebody wants to read, inflated piece by piece and stopped where an honest
 * document would have ended. Null when all went well.
 */
export function readParts(
  bytes: Uint8Array,
  limits: DocumentLimits,
  readerOf: (part: string) => PartReader | null,
): Problem | null {
  let inflated = 0;
  const archive = new Unzip((file) => {
    const reader = readerOf(file.name);
    if (!reader) return;
    const letters = new TextDecoder('utf-8');
    const parser = parserOf(reader, limits.maxXmlDepth);
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error;
      inflated += chunk.length;
      if (inflated > limits.maxXmlBytes) throw new TooHeavy();
      parser.write(letters.decode(chunk, { stream: !isLast }));
      if (isLast) parser.close();
    };
    file.start();
  });
  archive.register(UnzipInflate);
  try {
    for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
      archive.push(bytes.subarray(from, from + CHUNK_BYTES), from + CHUNK_BYTES >= bytes.length);
    }
    return null;
  } catch (error) {
    return error instanceof TooHeavy ? 'too_heavy' : 'damaged';
  }
}

function parserOf({ open, text, close }: PartReader, maxDepth: number): SaxesParser {
  const parser = new SaxesParser({ xmlns: false });
  let depth = 0;
  const refuse = (error: Error) => {
    throw error;
  };
  parser.on('error', refuse);
  parser.on('doctype', () => refuse(new Error('a document type')));
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > maxDepth) throw new TooHeavy();
    open?.(name, attributes);
  });
  parser.on('text', (words) => text?.(words));
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    close?.(name);
  });
  return parser;
}
