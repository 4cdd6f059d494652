import writeXlsxFile, { type Row } from 'write-excel-file/node';

type Sheet = { name: string; labels: string[]; widths: number[] };

/** A font that every style names: where none is, each program takes one of its own, and heads another than lines. */
export const WORKBOOK_FONT = { fontFamily: 'Calibri', fontSize: 11 };

/** One sheet with a head that stays in sight. `written`: lines of cells, as texts in JSON. */
export async function workbookOf({ name, labels, widths }: Sheet, written: string[]): Promise<Uint8Array<ArrayBuffer>> {
  const head: Row = labels.map((value) => ({ value, fontWeight: 'bold' as const }));
  const lines = written.flatMap((text) => JSON.parse(text) as (string | number | null)[][]);
  const rows: Row[] = lines.map((cells) =>
    cells.map((value) => {
      if (value === null) return null;
      return typeof value === 'number' ? { value, type: Number, format: '#,##0' } : { value, type: String };
    }),
  );
  const columns = widths.map((width) => ({ width }));
  const options = { sheet: name, columns, stickyRowsCount: 1, orientation: 'landscape' as const };
  return new Uint8Array(await writeXlsxFile([head, ...rows], options, WORKBOOK_FONT).toBuffer());
}
