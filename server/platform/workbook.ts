import writeXlsxFile, { type Row } from 'write-excel-file/node';

type Sheet = { name: string; labels: string[]; widths: number[] };

/** One sheet with a head that stays in sight. `written`: lines of cells, as texts in JSON. */
export async function workbookOf({ name, labels, widths }: Sheet, written: string[]): Promise<Uint8Array> {
  const head: Row = labels.map((value) => ({ value, fontWeight: 'bold' as const }));
  const lines = written.flatMap((text) => JSON.parse(text) as (string | number | null)[][]);
  const rows: Row[] = lines.map((cells) =>
    cells.map((value) => {
      if (value === null) return null;
      return typeof value === 'number' ? { value, type: Number, format: '#,##0' } : { value, type: String };
    }),
  );
  const options = { sheet: name, columns: widths.map((width) => ({ width })), stickyRowsCount: 1 };
  return new Uint8Array(await writeXlsxFile([head, ...rows], options).toBuffer());
}
