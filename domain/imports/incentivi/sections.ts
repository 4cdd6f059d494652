import type { IncentiviRecord } from './record.ts';

const HEADINGS = [/Cos\s?['’`]\s?è(?=[\s:?A-Z]|$)\s*[:?]?/, /A chi si rivolge\s*[:?]?/, /Cosa prevede\s*[:?]?/];
const SHORTEST_ITEM_CHARS = 15;

/** The three headed parts of a description: what it is, whom it is for, what it gives. */
export function sections(record: IncentiviRecord) {
  const [what, who, gives] = split(record.body);
  return {
    summary: what === '' ? record.body : what,
    requirements: items(who),
    benefits: items(gives),
  };
}

function split(body: string): [string, string, string] {
  const starts = HEADINGS.map((heading) => {
    const found = heading.exec(body);
    return found ? { at: found.index, from: found.index + found[0].length } : null;
  });
  const part = (index: number) => {
    const start = starts[index];
    if (!start) return '';
    const next = starts.flatMap((other) => (other && other.at > start.at ? [other.at] : []));
    return body.slice(start.from, Math.min(...next, body.length)).trim();
  };
  return [part(0), part(1), part(2)];
}

/** A part is a list where the source wrote one: by semicolons or dashes. */
function items(text: string): string[] {
  const parts = text
    .split(/;\s*|\s[-•–]\s+(?=[a-zà-ù])/i)
    .map((part) => part.replace(/^[-•–\s]+/, '').trim())
    .filter((part) => part !== '');
  const isList = parts.length > 1 && parts.every((part) => part.length >= SHORTEST_ITEM_CHARS);
  return isList ? parts : text === '' ? [] : [text];
}
