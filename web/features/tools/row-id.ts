/** A free id: rows come and go, and others may name them. */
export function nextRowId(prefix: string, rows: readonly { id: string }[]): string {
  return `${prefix}${Math.max(0, ...rows.map((row) => Number(row.id.slice(prefix.length)) || 0)) + 1}`;
}
