import { fold } from '#domain/search/fold.ts';
import type { ChatIntent } from './request-types.ts';

/** In this order (AST-13). "Bando" alone says little: it decides only when nothing else does. */
const KEYWORDS: readonly (readonly [ChatIntent, RegExp])[] = [
  ['ricerca', /\b(?:ricerc\w+|trov\w+|cerc\w+|adatt[io]\b|opportunita)/],
  ['compilazione', /\b(?:compil\w+|candidatur\w+|domanda|modulo|moduli|bozz\w+|document\w+)/],
  ['consulenti', /\b(?:consulen\w+|espert\w+|commercialist\w+|professionist\w+)/],
  ['scadenze', /\b(?:scad\w+|tempo|tempi|tempistic\w+|quando|entro|giorni|calendario)/],
];
const GRANT_WORD = /\b(?:band[oi]|agevolazion\w+|contribut\w+|incentiv\w+)\b/;

export function chatIntent(message: string): ChatIntent {
  const text = fold(message);
  const found = KEYWORDS.find(([, pattern]) => pattern.test(text));
  if (found) return found[0];
  return GRANT_WORD.test(text) ? 'compilazione' : 'altro';
}
