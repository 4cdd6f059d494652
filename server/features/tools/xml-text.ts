/** Characters that XML 1.0 forbids; real register files contain some (\x02, \x10, \x1A). */
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const NUMERIC_REFERENCE = /&#(?:x([0-9a-f]{1,8})|(\d{1,8}));/gi;
const LONGEST_REFERENCE = 12;

/** Bytes of an XML file as clean text: encoding by mark or declaration, forbidden characters left out. */
export async function* xmlTextOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | null = null;
  let held = '';
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingOf(chunk));
    const text = held + decoder.decode(chunk, { stream: true });
    // A reference may be cut by the end of a chunk: its beginning waits for the rest.
    const cut = text.lastIndexOf('&');
    const isCut = cut !== -1 && text.length - cut < LONGEST_REFERENCE && !text.includes(';', cut);
    held = isCut ? text.slice(cut) : '';
    yield clean(isCut ? text.slice(0, cut) : text);
  }
  yield clean(held + (decoder?.decode() ?? ''));
}

function clean(text: string): string {
  return text.replace(FORBIDDEN, '').replace(NUMERIC_REFERENCE, (whole, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return isXmlCharacter(code) ? whole : '';
  });
}

function isXmlCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || (code >= 0x10000 && code <= 0x10ffff);
}

function encodingOf(first: Uint8Array): string {
  if (first[0] === 0xff && first[1] === 0xfe) return 'utf-16le';
  if (first[0] === 0xfe && first[1] === 0xff) return 'utf-16be';
  const head = new TextDecoder('latin1').decode(first.subarray(0, 200));
  const declared = /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(head)?.[1]?.toLowerCase();
  return declared === 'iso-8859-1' || declared === 'windows-1252' || declared === 'latin1' ? 'latin1' : 'utf-8';
}
