import { constants, deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import PDFDocument from 'pdfkit';

type Drawing = (page: PDFKit.PDFDocument) => void;

/** A PDF as any program makes one. */
export function samplePdf(draw: Drawing, options: PDFKit.PDFDocumentOptions = {}): Promise<Uint8Array> {
  const page = new PDFDocument(options);
  const chunks: Buffer[] = [];
  page.on('data', (chunk: Buffer) => chunks.push(chunk));
  const made = new Promise<Uint8Array>((done) => page.on('end', () => done(new Uint8Array(Buffer.concat(chunks)))));
  draw(page);
  page.end();
  return made;
}

const CONTENT_TYPES =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/** The body of a Word document, given as the XML between its body tags. */
export const sampleDocx = (body: string, before = ''): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8(CONTENT_TYPES),
    'word/document.xml': strToU8(
      `<?xml version="1.0"?>${before}<w:document xmlns:w="${WORD}"><w:body>${body}</w:body></w:document>`,
    ),
  });
export const paragraph = (words: string, look = '') =>
  `<w:p><w:r><w:rPr>${look}</w:rPr><w:t>${words}</w:t></w:r></w:p>`;

/** An Excel file of one sheet; numbers are cells of their own, `look` the number of a style. */
export function sampleXlsx(
  rows: readonly (readonly (string | number | { value: number; look: number })[])[],
): Uint8Array {
  const strings: string[] = [];
  const cell = (value: (typeof rows)[number][number], place: string) => {
    if (typeof value === 'number') return `<c r="${place}"><v>${String(value)}</v></c>`;
    if (typeof value === 'object') return `<c r="${place}" s="${String(value.look)}"><v>${String(value.value)}</v></c>`;
    return value === '' ? '' : `<c r="${place}" t="s"><v>${String(strings.push(value) - 1)}</v></c>`;
  };
  const body = rows.map(
    (row, at) =>
      `<row>${row.map((value, column) => cell(value, `${String.fromCharCode(65 + column)}${String(at + 1)}`)).join('')}</row>`,
  );
  const part = (xml: string) => strToU8(`<?xml version="1.0"?>${xml}`);
  return zipSync({
    '[Content_Types].xml': strToU8(CONTENT_TYPES),
    'xl/workbook.xml': part('<workbook><sheets><sheet name="Spese" sheetId="1"/></sheets></workbook>'),
    'xl/worksheets/sheet1.xml': part(`<worksheet><sheetData>${body.join('')}</sheetData></worksheet>`),
    'xl/sharedStrings.xml': part(`<sst>${strings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`),
    'xl/styles.xml': part('<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>'),
  });
}

/** A few kilobytes whose page inflates, twice over, to a gigabyte of spaces. */
export function pdfBomb(megabytes = 1024): Uint8Array {
  const block = deflateSync(Buffer.alloc(1024 * 1024, ' '), { finishFlush: constants.Z_FULL_FLUSH });
  const [head, body] = [block.subarray(0, 2), block.subarray(2)];
  const inner = Buffer.concat([head, ...Array.from({ length: megabytes }, () => body)]);
  return pdfOf(deflateSync(inner), '/Filter [/FlateDecode /FlateDecode]');
}

export function pdfOf(content: Uint8Array, how = ''): Uint8Array {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << >> >>',
  ];
  const parts: Buffer[] = [Buffer.from('%PDF-1.5\n')];
  const offsets: number[] = [];
  const add = (number: number, ...pieces: (string | Uint8Array)[]) => {
    offsets.push(parts.reduce((sum, part) => sum + part.length, 0));
    parts.push(Buffer.from(`${String(number)} 0 obj\n`), ...pieces.map((piece) => Buffer.from(piece as string)));
    parts.push(Buffer.from('\nendobj\n'));
  };
  objects.forEach((object, place) => add(place + 1, object));
  add(4, `<< /Length ${String(content.length)} ${how} >>\nstream\n`, content, '\nendstream');
  const at = parts.reduce((sum, part) => sum + part.length, 0);
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 5\n0000000000 65535 f \n${table}trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n${String(at)}\n%%EOF`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}

/** One picture of nothing, thousands of times over: every page is an object of its own. */
export function manyPages(count: number): Uint8Array {
  const kids = Array.from({ length: count }, (_, at) => `${String(at + 3)} 0 R`).join(' ');
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << >> >>';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${String(count)} >>`,
    ...Array.from({ length: count }, () => page),
  ];
  let text = '%PDF-1.5\n';
  const offsets = objects.map((object, at) => {
    const offset = text.length;
    text += `${String(at + 1)} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = String(objects.length + 1);
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  return Buffer.from(
    `${text}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${String(text.length)}\n%%EOF`,
  );
}
