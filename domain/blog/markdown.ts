/** The part of Markdown that our articles use, as data: pages draw it, feeds write it, nothing is raw HTML. */
export type Span = { kind: 'text' | 'strong' | 'em'; text: string } | { kind: 'link'; text: string; href: string };
export type Block =
  | { kind: 'heading'; text: string; id: string }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; isOrdered: boolean; items: Span[][] };

const SPAN =
  /\*\*(?<strong>[^*]+)\*\*|(?<=^|[\s(«])_(?<em>[^_]+)_(?=$|[\s.,;:)»])|\[(?<text>[^\]]+)\]\((?<href>(?:https?:\/\/|\/|#)[^)\s]*)\)/g;

export function spansOf(text: string): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const found of text.matchAll(SPAN)) {
    if (found.index > from) spans.push({ kind: 'text', text: text.slice(from, found.index) });
    const { strong, em, text: label, href } = found.groups ?? {};
    if (strong) spans.push({ kind: 'strong', text: strong });
    else if (em) spans.push({ kind: 'em', text: em });
    else if (label && href) spans.push({ kind: 'link', text: label, href });
    from = found.index + found[0].length;
  }
  if (from < text.length) spans.push({ kind: 'text', text: text.slice(from) });
  return spans;
}

export const headingId = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Blocks are parted by empty lines. */
export function blocksOf(markdown: string): Block[] {
  return markdown
    .split(/\n\s*\n/)
    .map((piece) => piece.trim())
    .filter(Boolean)
    .map(blockOf);
}

function blockOf(piece: string): Block {
  const heading = /^## (.+)$/.exec(piece)?.[1];
  if (heading) return { kind: 'heading', text: heading, id: headingId(heading) };
  const marker = /^(- |\d+\. )/.exec(piece)?.[1];
  if (marker) {
    const items = piece.split(/\n(?=- |\d+\. )/).map((item) => spansOf(joined(item.replace(/^(- |\d+\. )/, ''))));
    return { kind: 'list', isOrdered: marker !== '- ', items };
  }
  return { kind: 'paragraph', spans: spansOf(joined(piece)) };
}

const joined = (lines: string): string => lines.replace(/\s*\n\s*/g, ' ');

/** `name: value` lines between two rules, then the text. */
export function frontMatter(file: string): { fields: Record<string, string>; body: string } {
  const [, head = '', body = file] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  const fields = Object.fromEntries(
    head.split('\n').flatMap((line) => {
      const [, name, value] = /^(\w+):\s*(.*)$/.exec(line) ?? [];
      return name ? [[name, value ?? '']] : [];
    }),
  );
  return { fields, body };
}

const WORDS_PER_MINUTE = 200;

export const readingMinutes = (body: string): number =>
  Math.max(1, Math.round(body.split(/\s+/).filter(Boolean).length / WORDS_PER_MINUTE));
