export type DiffPart = { kind: 'same' | 'removed' | 'added'; text: string };

/** Beyond this many cells the middle counts as replaced: nobody reads a finer diff of a rewritten book. */
const CELLS_MAX = 4_000_000;

/** Word by word: the same and removed parts make the text before, the same and added ones the text after. */
export function wordDiff(before: string, after: string): DiffPart[] {
  const [one, other] = [piecesOf(before), piecesOf(after)];
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) start += 1;
  let end = 0;
  const shorter = Math.min(one.length, other.length) - start;
  while (end < shorter && one[one.length - 1 - end] === other[other.length - 1 - end]) end += 1;
  const parts: DiffPart[] = [
    { kind: 'same', text: one.slice(0, start).join('') },
    ...middle(one.slice(start, one.length - end), other.slice(start, other.length - end)),
    { kind: 'same', text: one.slice(one.length - end).join('') },
  ];
  return joined(parts);
}

const piecesOf = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

function middle(one: readonly string[], other: readonly string[]): DiffPart[] {
  if (one.length * other.length > CELLS_MAX || one.length === 0 || other.length === 0) {
    return [
      { kind: 'removed', text: one.join('') },
      { kind: 'added', text: other.join('') },
    ];
  }
  const lengths = commonLengths(one, other);
  const width = other.length + 1;
  const parts: DiffPart[] = [];
  let [at, to] = [0, 0];
  while (at < one.length || to < other.length) {
    if (at < one.length && to < other.length && one[at] === other[to]) {
      parts.push({ kind: 'same', text: one[at]! });
      [at, to] = [at + 1, to + 1];
    } else if (
      to >= other.length ||
      (at < one.length && lengths[(at + 1) * width + to]! >= lengths[at * width + to + 1]!)
    ) {
      parts.push({ kind: 'removed', text: one[at]! });
      at += 1;
    } else {
      parts.push({ kind: 'added', text: other[to]! });
      to += 1;
    }
  }
  return parts;
}

/** Length of the longest common run of pieces from each pair of places to the ends. */
function commonLengths(one: readonly string[], other: readonly string[]): Uint16Array {
  const width = other.length + 1;
  const lengths = new Uint16Array((one.length + 1) * width);
  for (let at = one.length - 1; at >= 0; at -= 1) {
    for (let to = other.length - 1; to >= 0; to -= 1) {
      const place = at * width + to;
      lengths[place] =
        one[at] === other[to]
          ? lengths[place + width + 1]! + 1
          : Math.max(lengths[place + width]!, lengths[place + 1]!);
    }
  }
  return lengths;
}

/** Neighbours of one kind become one; of a replacement the removed part comes first. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = [];
  let [removed, added] = ['', ''];
  const flush = () => {
    if (removed) result.push({ kind: 'removed', text: removed });
    if (added) result.push({ kind: 'added', text: added });
    [removed, added] = ['', ''];
  };
  for (const { kind, text } of parts) {
    if (text === '') continue;
    if (kind === 'removed') removed += text;
    else if (kind === 'added') added += text;
    else {
      flush();
      const last = result.at(-1);
      if (last?.kind === 'same') last.text += text;
      else result.push({ kind, text });
    }
  }
  flush();
  return result;
}
