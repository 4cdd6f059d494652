import { fold } from '#domain/search/fold.ts';

/** A name told by a sign or by two letters, which as words alone say nothing: "Disegni+", "ON – Oltre Nuove imprese". */
export type MarkedName = { id: string; said: RegExp };

const PLUS = /(?<![\p{L}\d])(\p{L}{4,})\+/u;
const LETTERS = /^(\p{Lu}{2}) [–—-] /u;
const BEFORE =
  "(?:^|\\b(?:fare|farlo|chied\\w+|richied\\w+|aver\\w*|prender\\w*|otten\\w*|meglio|con|il|la|di|per|su|e|o|tra|fra|misura|bando|incentivo|programma|anche|invece) |\\bl')";
const AFTER = "(?= ?[?,;:!]|$| (?:a )?tasso\\b| (?:oltre|nuove|quant\\w+|copre|finanzia|e|o|scade|apre|e' )\\b)";

export function markedName({ id, name }: { id: string; name: string }): MarkedName | null {
  const plus = PLUS.exec(name)?.[1];
  if (plus) return { id, said: new RegExp(`\\b${fold(plus)} ?\\+`) };
  const letters = LETTERS.exec(name)?.[1];
  return letters ? { id, said: new RegExp(`${BEFORE}${fold(letters)}${AFTER}`) } : null;
}

export const namedByMark = (text: string, names: readonly MarkedName[]): string[] =>
  names.flatMap(({ id, said }) => (said.test(text) ? [id] : []));
