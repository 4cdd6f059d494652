import { IMPORT_SOURCES, type ImportSource } from '#domain/imports/codes.ts';
import { isGenericShape, missingColumns, REQUIRED_COLUMNS } from '#domain/imports/generic/row-schema.ts';
import { isIncentiviShape } from '#domain/imports/incentivi/record.ts';
import { isSediaShape } from '#domain/imports/sedia/record.ts';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import { readText } from './read-text.ts';
import { type Reading, refused } from './reading.ts';

const SHAPES: Record<ImportSource, (record: Record<string, unknown>) => boolean> = {
  incentivi: isIncentiviShape,
  sedia: isSediaShape,
  generic: isGenericShape,
};

/** An uploaded file or a saved answer of a source. What it is shows from its content, never from its name. */
export function readFile(source: ImportSource, bytes: Uint8Array, maxBytes?: number): Reading {
  const read = readText(bytes, maxBytes);
  if (!read.ok) return read;
  const reading = /^[[{]/.test(read.text.slice(0, 200).trimStart()) ? readJson(read.text) : readCsv(read.text);
  return reading.ok ? ofSource(source, reading) : reading;
}

/** A few records of another shape are rejected one by one; a file without any of the right shape is another source's. */
function ofSource(source: ImportSource, reading: Extract<Reading, { ok: true }>): Reading {
  if (reading.records.some(SHAPES[source])) return reading;
  const found = IMPORT_SOURCES.find((other) => reading.records.some(SHAPES[other]));
  if (found !== undefined) return refused('wrong_source', { found });
  // A table of one's own with some of the columns: say which are to be added, not that it is another source's.
  const missing = missingColumns(reading.records[0] ?? {});
  return source === 'generic' && missing.length < REQUIRED_COLUMNS.length
    ? refused('columns_missing', { columns: missing.join(', ') })
    : refused('wrong_source');
}
