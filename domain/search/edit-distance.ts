/** Letters inserted, deleted, replaced or swapped between two words; `most + 1` as soon as it is more than `most`. */
export function boundedDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  if (a === b) return 0;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(above[column]! + 1, current[column - 1]! + 1, above[column - 1]! + (same ? 0 : 1));
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, before[column - 2]! + 1);
      }
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    before = above;
    above = current;
  }
  return above[b.length]!;
}
