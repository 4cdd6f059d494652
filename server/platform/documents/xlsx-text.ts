import type { DocumentReading } from '#domain/files/document-reading.ts';
import type { DocumentLimits } from './limits.ts';
import { readParts, type PartReader } from './office-parts.ts';

const SHEET = /^xl\/worksheets\/sheet(\d+)\.xml$/;
/** What Excel means by these numbers of its own: days, with or without the hour. */
const DATE_FORMATS = new Set([14, 15, 16, 17, 22]);
/** Day 0 of its calendar, which believes that 1900 was a leap year. */
const DAY_ZERO_MS = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;

type Cell = { column: number; type: string; style: number; value: string };
type Sheet = { number: number; rows: Cell[][] };

/** Every sheet row by row, its cells parted by tabs: what is seen, not how it was worked out. */
export function readXlsx(bytes: Uint8Array, limits: DocumentLimits): DocumentReading {
  const [strings, names, sheets, styles] = [[''].slice(1), [''].slice(1), [] as Sheet[], createStyles()];
  let size = 0;
  const count = (chars: number): boolean => (size += chars) <= limits.maxChars;
  const problem = readParts(bytes, limits, (part) => {
    const sheet = SHEET.exec(part)?.[1];
    if (sheet !== undefined) return sheetReader(Number(sheet), sheets, count);
    if (part === 'xl/sharedStrings.xml') return stringsReader(strings, limits.maxChars);
    if (part === 'xl/styles.xml') return styles.reader;
    return part === 'xl/workbook.xml'
      ? { open: (name, told) => name === 'sheet' && names.push(told.name ?? '') }
      : null;
  });
  if (problem || sheets.length === 0) return { ok: false, problem: problem ?? 'damaged' };
  const shown = (cell: Cell): string => {
    if (cell.type === 's') return strings[Number(cell.value)] ?? '';
    if (cell.type === 'b') return cell.value === '1' ? 'VERO' : 'FALSO';
    return cell.type === 'n' && styles.isDate(cell.style) ? dayOf(cell.value) : cell.value;
  };
  const text = sheets
    .sort((one, other) => one.number - other.number)
    .map(({ rows }, at) => [names[at] ?? '', ...rows.map((row) => lineOf(row, shown))].join('\n'))
    .join('\n\n');
  const isPartial = size > limits.maxChars || text.length > limits.maxChars;
  return { ok: true, text: text.slice(0, limits.maxChars), isPartial, hiddenText: '', pages: null, readPages: null };
}

/** Cells that were left empty keep their place, as far as a table is still one. */
const MOST_COLUMNS = 60;
function lineOf(row: readonly Cell[], shown: (cell: Cell) => string): string {
  const line: string[] = [];
  for (const cell of row) {
    while (line.length < Math.min(cell.column, MOST_COLUMNS)) line.push('');
    line.push(shown(cell).replaceAll(/\s+/g, ' ').trim());
  }
  return line.join('\t');
}

function sheetReader(number: number, sheets: Sheet[], count: (chars: number) => boolean): PartReader {
  const rows: Cell[][] = [];
  sheets.push({ number, rows });
  let cell: Cell | null = null;
  let isValue = false;
  return {
    open(name, { r, t, s }) {
      if (name === 'row') rows.push([]);
      else if (name === 'c') cell = { column: columnOf(r ?? ''), type: t ?? 'n', style: Number(s ?? 0), value: '' };
      else if (name === 'v' || name === 't') isValue = true;
    },
    text(words) {
      if (isValue && cell && count(words.length + 1)) cell.value += words;
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false;
      if (name !== 'c') return;
      if (cell?.value) rows.at(-1)?.push(cell);
      cell = null;
    },
  };
}

function stringsReader(strings: string[], maxChars: number): PartReader {
  let [isText, kept] = [false, 0];
  return {
    open(name) {
      if (name === 'si') strings.push('');
      else if (name === 't') isText = true;
    },
    text(words) {
      if (!isText || kept > maxChars || strings.length === 0) return;
      kept += words.length;
      strings[strings.length - 1] += words;
    },
    close(name) {
      if (name === 't') isText = false;
    },
  };
}

/** Which looks of a cell make a day of its number. */
function createStyles() {
  const [own, looks] = [new Map<number, boolean>(), [] as number[]];
  let isLook = false;
  const reader: PartReader = {
    open(name, told) {
      if (name === 'numFmt')
        own.set(Number(told.numFmtId), /[dy]/i.test((told.formatCode ?? '').replace(/"[^"]*"|\[[^[\]]*\]/g, '')));
      else if (name === 'cellXfs') isLook = true;
      else if (name === 'xf' && isLook) looks.push(Number(told.numFmtId));
    },
    close: (name) => void (name === 'cellXfs' && (isLook = false)),
  };
  const isDate = (style: number): boolean => {
    const format = looks[style] ?? 0;
    return own.get(format) ?? DATE_FORMATS.has(format);
  };
  return { reader, isDate };
}

/** "AB12" is column 27, counted from 0. */
function columnOf(place: string): number {
  const letters = /^[A-Z]{1,3}/.exec(place)?.[0] ?? 'A';
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function dayOf(serial: string): string {
  const date = new Date(DAY_ZERO_MS + Math.floor(Number(serial)) * DAY_MS);
  if (Number.isNaN(date.getTime())) return serial;
  return date.toISOString().slice(0, 10).split('-').reverse().join('/');
}
