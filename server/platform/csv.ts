type Cell = string | number | null;

/** How spreadsheets in Italy open it by a double click: semicolons, decimal commas, and a mark that says UTF-8. */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((cells) => cells.map(cellText).join(';')).join('\r\n')}\r\n`;

/** A text that starts like a formula is written as text: spreadsheets would run it. */
const FORMULA = /^[=+\-@\t\r]/;

function cellText(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
