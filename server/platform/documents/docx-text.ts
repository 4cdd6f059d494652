import type { DocumentReading } from '#domain/files/document-reading.ts';
import type { DocumentLimits } from './limits.ts';
import { readParts, type PartReader } from './office-parts.ts';

/** The body and what stands around it, as Word names them. */
const PARTS = /^word\/(?:document|header\d*|footer\d*|footnotes)\.xml$/;

export function readDocx(bytes: Uint8Array, limits: DocumentLimits): DocumentReading {
  const words = createWords(limits);
  let hasBody = false;
  const problem = readParts(bytes, limits, (part) => {
    if (!PARTS.test(part)) return null;
    hasBody ||= part === 'word/document.xml';
    return words.reader();
  });
  if (problem || !hasBody) return { ok: false, problem: problem ?? 'damaged' };
  return { ok: true, ...words.told(), pages: null, readPages: null };
}

/** A size in half points: under 2 pt nobody reads it. */
const TINY_HALF_POINTS = 4;

/** Runs of text, with what hides them; whatever else the format can do is passed over. */
function createWords({ maxChars, hiddenChars }: DocumentLimits) {
  let [text, hidden] = ['', ''];

  function reader(): PartReader {
    let [isText, isHidden] = [false, false];
    return {
      open(name, attributes) {
        const value = String(attributes['w:val'] ?? '');
        if (name === 'w:r') isHidden = false;
        else if (name === 'w:t') isText = true;
        else if (name === 'w:tab' && value === '') text += '\t'; // with a value it only says where tabs stop
        else if (name === 'w:br' || name === 'w:cr') text += '\n';
        else if (name === 'w:vanish') isHidden ||= value !== 'false' && value !== '0';
        else if (name === 'w:color') isHidden ||= /^f[4-f]f[4-f]f[4-f]$/i.test(value);
        else if (name === 'w:sz') isHidden ||= Number(value) < TINY_HALF_POINTS;
      },
      text(words) {
        if (!isText) return;
        if (isHidden) hidden = `${hidden}${words} `.slice(0, hiddenChars);
        else if (text.length <= maxChars) text += words;
      },
      close(name) {
        if (name === 'w:t') isText = false;
        else if (name === 'w:r') isHidden = false;
        else if (name === 'w:p') text += '\n';
      },
    };
  }
  return {
    reader,
    told: () => ({ text: text.slice(0, maxChars), isPartial: text.length > maxChars, hiddenText: hidden.trim() }),
  };
}
