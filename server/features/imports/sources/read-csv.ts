import { CsvError, parse } from 'csv-parse/sync';
import { IMPORT_LIMITS } from '#domain/imports/limits.ts';
import { type Reading, refused } from './reading.ts';

const HOSTILE_COLUMNS = ['__proto__', 'constructor', 'prototype'];
const DELIMITERS = [';', ',', '\t'];

/** A table with its header. The delimiter is the one that the header uses; a CSV declares no total. */
export function readCsv(text: string): Reading {
  const header = firstLine(text);
  const delimiter = DELIMITERS.reduce((best, each) => (uses(header, each) > uses(header, best) ? each : best));
  if (uses(header, delimiter) === 0) return refused('unknown_shape');
  let rows: string[][];
  try {
    rows = parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: false,
      skip_empty_lines: true,
      trim: true,
      to: IMPORT_LIMITS.maxRecords + 2,
    });
  } catch (error) {
    return refused('broken_csv', { line: error instanceof CsvError ? Number(error.lines ?? 0) : 0 });
  }
  const [columns = [], ...cells] = rows;
  if (cells.length === 0) return refused('no_records');
  if (cells.length > IMPORT_LIMITS.maxRecords) return refused('too_many_records', { max: IMPORT_LIMITS.maxRecords });
  const hostile = columns.find((column) => HOSTILE_COLUMNS.includes(column));
  if (hostile !== undefined) return refused('hostile_keys', { key: hostile });
  const misaligned = cells.findIndex((row) => row.length > columns.length);
  if (misaligned !== -1) return refused('broken_csv', { line: misaligned + 2 });
  const records = cells.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at] ?? ''])));
  return { ok: true, records, total: records.length, isComplete: false };
}

function firstLine(text: string): string {
  return /^[^\r\n]*/.exec(text.trimStart())?.[0] ?? '';
}

function uses(header: string, delimiter: string): number {
  return header.split(delimiter).length - 1;
}
