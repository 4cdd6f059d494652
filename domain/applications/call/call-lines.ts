export type CallLine = { text: string; page: number | null };

/** Rows of an index: a heading, dots, a page. */
const INDEX_ROW = /(?<!\.\s?)(?:\.\s?){4,}\s*\d{1,3}$|(?<!…)…{2,}\s*\d{1,3}$/;
/** What stands on so many pages is the head or the foot of the sheet. */
const ON_PAGES = 4;

/** The lines of a call with their pages, without its index; apart, what is printed again on each sheet. */
export function callLines(text: string, pageStarts: readonly number[]) {
  let at = 0;
  const lines = text
    .split(/[\n\f]/)
    .map((line) => {
      const page = pageStarts.findLastIndex((start) => start <= at) + 1;
      at += line.length + 1;
      return { text: line.replace(/\s+/g, ' ').trim(), page: page === 0 ? null : page };
    })
    .filter((line) => line.text !== '' && !INDEX_ROW.test(line.text));
  return apart(lines);
}

/** "Pagina 3 di 40" and "Pagina 4 di 40" are one and the same. */
function apart(lines: readonly CallLine[]): { lines: CallLine[]; sheetHeads: CallLine[] } {
  const shapeOf = ({ text }: CallLine) => text.replace(/\d+/g, '#');
  const pages = new Map<string, Set<number | null>>();
  for (const line of lines) {
    const shape = shapeOf(line);
    pages.set(shape, (pages.get(shape) ?? new Set()).add(line.page));
  }
  const isHead = (line: CallLine) => pages.get(shapeOf(line))!.size >= ON_PAGES;
  return { lines: lines.filter((line) => !isHead(line)), sheetHeads: lines.filter(isHead) };
}
