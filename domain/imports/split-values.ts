/**
 * A cell that holds several values of a closed list. Values may contain commas ("Mobili, Legno e Carta"), so
 * commas separate only where the pieces are in the list; `;`, `|` and line ends always separate.
 */
export function splitValues(cell: string, known: ReadonlySet<string>): string[] {
  const text = cell.trim().replace(/^\[|\]$/g, '');
  const pieces = text.split(/[;|\n]/).flatMap((piece) => splitByCommas(piece, known));
  return [...new Set(pieces.map(unquoted).filter((piece) => piece !== ''))];
}

function splitByCommas(piece: string, known: ReadonlySet<string>): string[] {
  if (known.has(unquoted(piece)) || !piece.includes(',')) return [piece];
  const parts = piece.split(',');
  const values: string[] = [];
  for (let start = 0; start < parts.length;) {
    const end = longestKnown(parts, start, known);
    values.push(parts.slice(start, end).join(','));
    start = end;
  }
  return values;
}

/** No value of the lists has more than four commas. */
function longestKnown(parts: string[], start: number, known: ReadonlySet<string>): number {
  for (let end = Math.min(parts.length, start + 5); end > start + 1; end -= 1) {
    if (known.has(unquoted(parts.slice(start, end).join(',')))) return end;
  }
  return start + 1;
}

function unquoted(text: string): string {
  return text
    .trim()
    .replace(/^["']|["']$/g, '')
    .trim();
}
