import { Unzip, UnzipInflate } from 'fflate';
import { SaxesParser } from 'saxes';
import type { DocumentReading } from '#domain/files/document-reading.ts';
import type { DocumentLimits } from './limits.ts';

const CHUNK_BYTES = 64 * 1024;
/** The body and what stands around it, as Word names them. */
const PARTS = /^word\/(?:document|header\d*|footer\d*|footnotes)\.xml$/;

class TooHeavy extends Error {}

/** Inflated piece by piece, and stopped where an honest document would have ended. */
export function readDocx(bytes: Uint8Array, limits: DocumentLimits): DocumentReading {
  const words = createWords(limits);
  let inflated = 0;
  let hasBody = false;
  const archive = new Unzip((file) => {
    if (!PARTS.test(file.name)) return;
    hasBody ||= file.name === 'word/document.xml';
    const letters = new TextDecoder('utf-8');
    const scan = words.scanner();
    file.ondata = (error, chunk, isLast) => {
      if (error) throw error;
      inflated += chunk.length;
      if (inflated > limits.maxXmlBytes) throw new TooHeavy();
      scan.write(letters.decode(chunk, { stream: !isLast }));
      if (isLast) scan.close();
    };
    file.start();
  });
  archive.register(UnzipInflate);
  try {
    for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
      archive.push(bytes.subarray(from, from + CHUNK_BYTES), from + CHUNK_BYTES >= bytes.length);
    }
  } catch (error) {
    return { ok: false, problem: error instanceof TooHeavy ? 'too_heavy' : 'damaged' };
  }
  if (!hasBody) return { ok: false, problem: 'damaged' };
  return { ok: true, ...words.told(), pages: null, readPages: null };
}

/** A size in half points: under 2 pt nobody reads it. */
const TINY_HALF_POINTS = 4;

/** Runs of text, with what hides them; whatever else the format can do is passed over. */
function createWords({ maxChars, maxXmlDepth, hiddenChars }: DocumentLimits) {
  let [text, hidden] = ['', ''];

  function scanner() {
    const parser = new SaxesParser({ xmlns: false });
    let [depth, isText, isHidden] = [0, false, false];
    const refuse = (error: Error) => {
      throw error;
    };
    parser.on('error', refuse);
    parser.on('doctype', () => refuse(new Error('a document type')));
    parser.on('opentag', ({ name, attributes }) => {
      depth += 1;
      if (depth > maxXmlDepth) throw new TooHeavy();
      const value = String(attributes['w:val'] ?? '');
      if (name === 'w:r') isHidden = false;
      else if (name === 'w:t') isText = true;
      else if (name === 'w:tab' && value === '')
        text += '\t'; // with a value it only says where tabs stop
      else if (name === 'w:br' || name === 'w:cr') text += '\n';
      else if (name === 'w:vanish') isHidden ||= value !== 'false' && value !== '0';
      else if (name === 'w:color') isHidden ||= /^f[4-f]f[4-f]f[4-f]$/i.test(value);
      else if (name === 'w:sz') isHidden ||= Number(value) < TINY_HALF_POINTS;
    });
    parser.on('text', (words) => {
      if (!isText) return;
      if (isHidden) hidden = `${hidden}${words} `.slice(0, hiddenChars);
      else if (text.length <= maxChars) text += words;
    });
    parser.on('closetag', ({ name }) => {
      depth -= 1;
      if (name === 'w:t') isText = false;
      else if (name === 'w:r') isHidden = false;
      else if (name === 'w:p') text += '\n';
    });
    return parser;
  }
  return {
    scanner,
    told: () => ({ text: text.slice(0, maxChars), isPartial: text.length > maxChars, hiddenText: hidden.trim() }),
  };
}
