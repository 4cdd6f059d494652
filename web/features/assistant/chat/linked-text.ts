import type { ChatLink } from './conversation.ts';

type TextPiece = { text: string; href?: string };

/** The text with each link's name made the link, where the name stands in it; `rest` are the links it does not name. */
export function linkedText(text: string, links: readonly ChatLink[]): { pieces: TextPiece[]; rest: ChatLink[] } {
  let pieces: TextPiece[] = [{ text }];
  const rest: ChatLink[] = [];
  for (const link of links) {
    const at = pieces.findIndex((piece) => piece.href === undefined && piece.text.includes(link.label));
    if (at === -1) {
      rest.push(link);
      continue;
    }
    const whole = pieces[at]!.text;
    const start = whole.indexOf(link.label);
    const parts = [
      { text: whole.slice(0, start) },
      { text: link.label, href: link.href },
      { text: whole.slice(start + link.label.length) },
    ].filter((piece) => piece.text !== '');
    pieces = [...pieces.slice(0, at), ...parts, ...pieces.slice(at + 1)];
  }
  return { pieces, rest };
}
