export type Cell = string | number | null;
type Rows = readonly (readonly Cell[])[];

/** The mark that says UTF-8, before the first line. */
export const CSV_START = '\uFEFF';

/** How spreadsheets in Italy open it by a double click: semicolons and decimal commas. */
export const csvLines = (rows: Rows): string => rows.map((cells) => `${cells.map(cellText).join(';')}\r\n`).join('');
export const csvOf = (rows: Rows): string => CSV_START + csvLines(rows);

/** A text that starts like a formula is written as text: spreadsheets would run it. */
const FORMULA = /^[=+\-@\t\r]/;

function cellText(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
