const LONGEST = 64;
/** Three rows of the table, kept between calls. */
let before = new Uint8Array(LONGEST + 1);
let above = new Uint8Array(LONGEST + 1);
let current = new Uint8Array(LONGEST + 1);

/**
 * Letters inserted, deleted, replaced or swapped between two words; `most + 1` as soon as it is more than `most`.
 * Only the cells near the diagonal are filled: the others are beyond `most` anyhow.
 */
export function boundedDistance(a: string, b: string, most: number): number {
  const tooMany = most + 1;
  if (Math.abs(a.length - b.length) > most || a.length > LONGEST || b.length > LONGEST) return tooMany;
  for (let column = 0; column <= b.length; column++) above[column] = Math.min(column, tooMany);
  for (let row = 1; row <= a.length; row++) {
    const from = Math.max(1, row - most);
    const to = Math.min(b.length, row + most);
    current[from - 1] = from === 1 ? Math.min(row, tooMany) : tooMany;
    if (to < b.length) current[to + 1] = tooMany;
    if (fillRow(a, b, row, from, to) > most) return tooMany;
    [before, above, current] = [above, current, before];
  }
  return Math.min(above[b.length]!, tooMany);
}

function fillRow(a: string, b: string, row: number, from: number, to: number): number {
  const letter = a.charCodeAt(row - 1);
  let least = current[from - 1]!;
  for (let column = from; column <= to; column++) {
    const other = b.charCodeAt(column - 1);
    let cost = above[column - 1]! + (letter === other ? 0 : 1);
    if (above[column]! + 1 < cost) cost = above[column]! + 1;
    if (current[column - 1]! + 1 < cost) cost = current[column - 1]! + 1;
    if (row > 1 && column > 1 && letter === b.charCodeAt(column - 2) && a.charCodeAt(row - 2) === other) {
      if (before[column - 2]! + 1 < cost) cost = before[column - 2]! + 1;
    }
    current[column] = cost;
    if (cost < least) least = cost;
  }
  return least;
}
