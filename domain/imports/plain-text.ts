const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  agrave: 'à',
  egrave: 'è',
  eacute: 'é',
  igrave: 'ì',
  ograve: 'ò',
  ugrave: 'ù',
  Agrave: 'À',
  Egrave: 'È',
  Eacute: 'É',
  ccedil: 'ç',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
  euro: '€',
  deg: '°',
  ordm: 'º',
  ordf: 'ª',
  laquo: '«',
  raquo: '»',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  bull: '•',
  middot: '·',
  sect: '§',
};

const ENTITY = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z]{2,8}));/g;
const BREAK = /<(?:br|\/p|\/li|\/div|\/tr|\/h[1-6])\b[^<>]*>/gi;
/** Marks inside a word or before a full stop: they leave no space. */
const INLINE = /<\/?(?:a|b|i|u|em|strong|span|sup|sub|font)(?:\s[^<>]*)?>/gi;
/** `[^<>]` keeps the scan linear on hostile input; "ricavi < 5" is not a tag. */
const TAG = /<\/?[a-z!][^<>]*>/gi;
const INVISIBLE =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff\ufffd]/g;

/** Words only, on one line: no tags, entities, control characters or runs of spaces. */
export function plainText(value: string): string {
  return words(value).replace(/\s+/g, ' ').trim();
}

/** The same, one entry per paragraph or list item of the source. */
export function plainLines(value: string): string[] {
  return words(value)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

/** At most `max` characters, cut between words. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > max / 2 ? cut.slice(0, space) : cut).trimEnd()}…`;
}

function words(value: string): string {
  let text = value;
  // Twice: sources encode HTML inside HTML ("&amp;#039;", "&lt;p&gt;").
  for (let pass = 0; pass < 2 && /[<&]/.test(text); pass += 1) {
    text = withoutBlocks(withoutBlocks(text, 'script'), 'style')
      .replace(BREAK, '\n')
      .replace(INLINE, '')
      .replace(TAG, ' ')
      .replace(ENTITY, decoded);
  }
  if (text.includes('<')) text = text.replace(INLINE, '').replace(TAG, ' ');
  return text.replace(INVISIBLE, '').normalize('NFC');
}

function withoutBlocks(text: string, tag: string): string {
  const lower = text.toLowerCase();
  let start = lower.indexOf(`<${tag}`);
  if (start === -1) return text;
  let kept = '';
  let from = 0;
  while (start !== -1) {
    kept += text.slice(from, start);
    const end = lower.indexOf(`</${tag}`, start);
    if (end === -1) return kept;
    from = end;
    start = lower.indexOf(`<${tag}`, end);
  }
  return kept + text.slice(from);
}

function decoded(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (name !== undefined) return ENTITIES[name] ?? whole;
  const point = decimal === undefined ? parseInt(hex ?? '', 16) : Number(decimal);
  const isCharacter = point > 0 && point <= 0x10ffff && (point < 0xd800 || point > 0xdfff);
  return isCharacter ? String.fromCodePoint(point) : ' ';
}
